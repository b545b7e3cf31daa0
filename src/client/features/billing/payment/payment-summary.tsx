import { formatMoney } from '#client/features/billing/format-money.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import classes from './payment-overlay.module.css'
import { nameOf, type Purchase } from './purchase.ts'

interface PaymentSummaryProps {
  purchase: Purchase
  balance: number | undefined
  isLocked: boolean
  onChange: () => void
}

/** What is bought, for how much, and what there is afterwards. */
export function PaymentSummary({ purchase, balance, isLocked, onChange }: PaymentSummaryProps) {
  return (
    <Card as="section" padding="medium" className={classes.summary} aria-label="Summary">
      <div>
        <Text size="body" tone="inherit" isStrong>
          {nameOf(purchase)}
        </Text>
        <Text>{afterText(purchase, balance)}</Text>
      </div>
      <p className={classes.price}>{formatMoney(purchase.amount, purchase.currency)}</p>
      <Button variant="default" size="xs" className={classes.change} onClick={onChange} disabled={isLocked}>
        {BILLING_TEXTS.changePlan}
      </Button>
    </Card>
  )
}

function afterText(purchase: Purchase, balance: number | undefined): string {
  if (purchase.kind === 'plan') {
    return `Renews every ${purchase.interval} until you cancel, which you can do at any time.`
  }
  return balance === undefined ? 'Paid once.' : `Paid once. You will have ${balance + purchase.credits} credits.`
}
