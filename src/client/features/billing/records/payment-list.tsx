import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import type { PaymentItem } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import classes from './records.module.css'

interface PaymentListProps {
  payments: readonly PaymentItem[] | undefined
  /** The index of the row that takes the focus when the button that changed the rows goes. */
  firstNew?: number
}

/** Payments as a table: when, what, how it went, how much. Undefined while they are being read. */
export function PaymentList({ payments, firstNew }: PaymentListProps) {
  if (!payments) return <RecordsSkeleton label="Loading your payments" />
  if (payments.length === 0) return <EmptyLine>{BILLING_TEXTS.noHistory}</EmptyLine>
  return (
    <Card className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>Payments, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Bought</th>
            <th scope="col">State</th>
            <th scope="col" className={classes.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment, index) => (
            <Row key={payment.id} payment={payment} isHome={index === firstNew} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Row({ payment, isHome }: { payment: PaymentItem; isHome: boolean }) {
  const { createdAt, credits, status, amountMinor, currency } = payment
  return (
    <tr tabIndex={-1} {...(isHome && focusHome)}>
      <td className={classes.date}>{formatDay(createdAt)}</td>
      <td>{`${credits} ${credits === 1 ? 'credit' : 'credits'}`}</td>
      <td>
        <span className={classes.state} data-tone={toneOf(status)}>
          {STATES[status] ?? 'Failed'}
        </span>
      </td>
      <td className={classes.number}>{formatMoney(amountMinor, currency)}</td>
    </tr>
  )
}

/** Stripe's words and our two; everything else did not go through (2§3: "succeeded or other"). */
const STATES: Readonly<Record<string, string>> = {
  succeeded: 'Paid',
  processing: 'Under way',
  requires_action: 'Not confirmed',
  requires_payment_method: 'Declined',
  canceled: 'Cancelled',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

const toneOf = (status: string) => (status === 'succeeded' ? 'good' : status === 'processing' ? 'waiting' : 'other')

export function RecordsSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <Card role="status" aria-label={label} className={classes.frame}>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={classes.skeleton}>
          <Skeleton radius={4} width="40%" height={14} />
          <Skeleton radius={4} width={64} height={14} />
        </div>
      ))}
    </Card>
  )
}
