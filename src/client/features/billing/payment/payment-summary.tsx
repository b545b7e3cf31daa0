import { Button } from '@mantine/core'
import { formatMoney } from '#client/features/billing/format-money.ts'
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
    <section className={classes.summary} aria-label="Summary">
      <div>
        <p className={classes.name}>{nameOf(purchase)}</p>
        <p className={classes.after}>{afterText(purchase, balance)}</p>
      </div>
      <p className={classes.price}>{formatMoney(purchase.amount, purchase.currency)}</p>
      <Button variant="default" size="xs" className={classes.change} onClick={onChange} disabled={isLocked}>
        {BILLING_TEXTS.changePlan}
      </Button>
    </section>
  )
}

function afterText(purchase: Purchase, balance: number | undefined): string {
  if (purchase.kind === 'plan') {
    return `Renews every ${purchase.interval} until you cancel, which you can do at any time.`
  }
  return balance === undefined ? 'Paid once.' : `Paid once. You will have ${balance + purchase.credits} credits.`
}
