import { type ReactNode, useState } from 'react'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { usePurchase } from '#client/features/billing/payment/use-purchase.tsx'
import { useCurrency } from '#client/features/billing/use-currency.ts'
import { usePackages } from '#client/features/billing/use-packages.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { type BillingInterval, type Currency, PLANS, type Plan, type PlanPrice } from '#shared/billing/rules.ts'
import { BillingToggle } from './billing-toggle.tsx'
import classes from './plan-cards.module.css'
import { PlanFeatures } from './plan-features.tsx'
import { PlanAmount, priceFor } from './plan-price.tsx'

/** Who looks at the plans; undefined while that is being found out. 'owing' has a plan whose payment is missing. */
export type PlanViewer = 'visitor' | 'owing' | Plan | undefined

interface PlanCardsProps {
  viewer: PlanViewer
  /** What is chosen at first. */
  billing?: BillingInterval | undefined
}

/** Free and Pro, monthly or annually, and what to do about it (3§2.5, G-PLAN-04). */
export function PlanCards({ viewer, billing = 'month' }: PlanCardsProps) {
  const [interval, setInterval] = useState(billing)
  const currency = useCurrency()
  const packages = usePackages()
  const { begin, dialogs } = usePurchase('plan', packages.data?.publishableKey ?? null)
  const price = priceFor(interval)
  const upgrade = (to: PlanPrice, paidIn: Currency) =>
    begin({ kind: 'plan', priceId: to.id, interval: to.interval, amount: to.amounts[paidIn], currency: paidIn })
  return (
    <>
      <div className={classes.toggle}>
        <BillingToggle value={interval} onChange={setInterval} />
      </div>
      <div className={classes.cards}>
        <PlanCard
          name="Free"
          tagline="For finding out what it does for you."
          amount={<PlanAmount price={null} currency={currency} />}
        >
          <FreeAction viewer={viewer} />
        </PlanCard>
        <PlanCard
          name="Pro"
          tagline="For those who write much: 500 copilot calls a month instead of 20. The rest that it names is to come."
          amount={price && <PlanAmount price={price} currency={currency} />}
        >
          {price && (
            <ProAction
              viewer={viewer}
              interval={interval}
              cost={currency && formatMoney(price.amounts[currency], currency)}
              isReady={Boolean(currency) && !packages.isPending}
              onUpgrade={() => currency && upgrade(price, currency)}
            />
          )}
        </PlanCard>
      </div>
      {dialogs}
    </>
  )
}

interface PlanCardProps {
  name: Plan
  tagline: string
  amount: ReactNode
  children: ReactNode
}

function PlanCard({ name, tagline, amount, children }: PlanCardProps) {
  return (
    <Card as="section" padding="large" className={classes.card} data-plan={name} aria-labelledby={`plan-${name}`}>
      <Heading as="h2" id={`plan-${name}`}>
        {name}
      </Heading>
      <Text size="body" className={classes.tagline}>
        {tagline}
      </Text>
      <div>{amount}</div>
      <PlanFeatures features={PLANS[name].features} />
      {children}
    </Card>
  )
}

function FreeAction({ viewer }: { viewer: PlanViewer }) {
  if (viewer === 'visitor') {
    return (
      <ButtonLink to="/login" variant="default" fullWidth>
        Start for free
      </ButtonLink>
    )
  }
  return (
    <Button variant="default" fullWidth disabled>
      {viewer === 'Free' ? 'Your plan' : viewer === 'Pro' ? 'Included in Pro' : 'Free'}
    </Button>
  )
}

interface ProActionProps {
  viewer: PlanViewer
  interval: BillingInterval
  cost: string | undefined
  isReady: boolean
  onUpgrade: () => void
}

function ProAction({ viewer, interval, cost, isReady, onUpgrade }: ProActionProps) {
  if (viewer === 'visitor') {
    return (
      <ButtonLink
        to="/login"
        search={{ redirect: interval === 'year' ? '/pricing?billing=year' : '/pricing' }}
        fullWidth
      >
        Upgrade to Pro
      </ButtonLink>
    )
  }
  if (viewer === 'Pro' || viewer === 'owing') {
    return (
      <ButtonLink to="/subscription" fullWidth>
        {viewer === 'Pro' ? 'Manage your plan' : 'Pay your open invoice'}
      </ButtonLink>
    )
  }
  return (
    <Button fullWidth disabled={viewer === undefined || !isReady} onClick={onUpgrade}>
      {cost ? `Upgrade to Pro for ${cost}` : 'Upgrade to Pro'}
    </Button>
  )
}
