import { useSession } from '#client/features/auth/use-session.ts'
import { usePurchase } from '#client/features/billing/payment/use-purchase.tsx'
import { useCurrency } from '#client/features/billing/use-currency.ts'
import { usePackages } from '#client/features/billing/use-packages.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { BalanceCard } from './balance-card.tsx'
import { CreditPackages } from './credit-packages.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { Statement } from './statement.tsx'

/** /8020/credits: what one has, what can be bought, what was paid, and where every credit went (2§2.5). */
export function CreditsPage() {
  const session = useSession()
  const storedId = useStored('userId') ?? ''
  const { userId, credits } = session.status === 'user' ? session.user : { userId: storedId }
  const packages = usePackages()
  const currency = useCurrency()
  const { begin, dialogs } = usePurchase('credits', packages.data?.publishableKey ?? null, credits)
  return (
    <>
      <BackButton fallback="/learn" />
      <PageHeader title={BILLING_TEXTS.addCredits} lead="Pay once, use them whenever you like." />
      <BalanceCard credits={credits ?? null} isLoading={session.status === 'loading'} />
      <CreditPackages prices={packages.isError ? [] : packages.data?.prices} currency={currency} onPurchase={begin} />
      <PaymentHistory />
      <Statement userId={userId} />
      {dialogs}
    </>
  )
}
