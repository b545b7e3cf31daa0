import { PageHeader } from '#client/ui/text/page-header.tsx'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { BackButton } from './back-button.tsx'
import { BalanceCard } from './balance-card.tsx'
import { CreditPackages } from './credit-packages.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { Statement } from './statement.tsx'
import { useCurrency } from './use-currency.ts'
import { usePackages } from './use-packages.ts'
import { usePurchase } from './use-purchase.tsx'

interface CreditsPageProps {
  userId: string
  /** Undefined while the account is being read, or could not be. */
  credits: number | undefined
  isLoading: boolean
}

/** /8020/credits: what one has, what can be bought, what was paid, and where every credit went (2§2.5). */
export function CreditsPage({ userId, credits, isLoading }: CreditsPageProps) {
  const packages = usePackages()
  const currency = useCurrency()
  const { begin, dialogs } = usePurchase('credits', packages.data?.publishableKey ?? null, credits)
  return (
    <>
      <BackButton fallback="/learn" />
      <PageHeader title={BILLING_TEXTS.addCredits} lead="Pay once, use them whenever you like." />
      <BalanceCard credits={credits ?? null} isLoading={isLoading} />
      <CreditPackages prices={packages.isError ? [] : packages.data?.prices} currency={currency} onPurchase={begin} />
      <PaymentHistory />
      <Statement userId={userId} />
      {dialogs}
    </>
  )
}
