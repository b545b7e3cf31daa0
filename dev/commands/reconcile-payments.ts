import type pg from 'pg'
import { type AgreedPayment, creditsDue, paymentStatus } from '#worker/features/billing/rules.ts'
import { type IntentState, listRecentIntents } from '#worker/integrations/stripe/stripe.ts'
import type { StripeSettings } from '#worker/integrations/stripe/stripe-client.ts'

type Stored = AgreedPayment & {
  intentId: string
  status: string
  missing: number
  refundedAmount: number
  /** What the ledger holds of it. */
  booked: number
  isRecent: boolean
}

/** Purchases of credits: what Stripe says against the stored payment, and that against its rows in the ledger. */
export async function differencesOfPayments(
  client: pg.Client,
  stripe: StripeSettings,
  days: number,
): Promise<string[]> {
  const intents = new Map((await listRecentIntents(stripe, days)).map((intent) => [intent.id, intent]))
  const stored = await loadPayments(client, [...intents.keys()], days)
  const known = new Set(stored.map(({ intentId }) => intentId))
  const strangers = [...intents.values()].filter(({ id, paymentId }) => paymentId !== null && !known.has(id))
  return [
    ...strangers
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, amount, currency }) => `intent ${id}: ${amount} ${currency} paid, but no payment is stored`),
    ...stored.flatMap((payment) => differencesOf(payment, intents.get(payment.intentId))),
  ]
}

function differencesOf(payment: Stored, intent: IntentState | undefined): string[] {
  const name = `payment ${payment.paymentId} (${payment.intentId})`
  const lines: string[] = []
  if (!intent && payment.isRecent) lines.push(`${name}: Stripe does not know its intent`)
  if (intent) {
    const status = paymentStatus(payment, intent)
    const due = creditsDue(payment, intent)
    if (status !== payment.status) lines.push(`${name}: ${status} at Stripe, stored as ${payment.status}`)
    if (due !== payment.creditsDue) lines.push(`${name}: brings ${due} credits, stored ${payment.creditsDue}`)
    if (intent.takenBack !== payment.refundedAmount) {
      lines.push(`${name}: ${intent.takenBack} went back at Stripe, stored ${payment.refundedAmount}`)
    }
  }
  if (payment.booked !== payment.creditsDue + payment.missing) {
    lines.push(`${name}: the ledger has ${payment.booked} credits, the payment ${payment.creditsDue + payment.missing}`)
  }
  if (payment.missing > 0) lines.push(`${name}: ${payment.missing} credits were spent before the money went back`)
  return lines
}

async function loadPayments(client: pg.Client, intentIds: string[], days: number): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(
    `select p.id as "paymentId", p.intent_id as "intentId", p.user_id as "userId", p.credits, p.amount, p.currency,
       p.status, p.credits_due as "creditsDue", coalesce(d.credits, 0) as missing, p.refunded_amount as "refundedAmount",
       coalesce((select sum(delta) from credit_ledger where subject_kind = 'payment' and subject_id = p.id::text), 0)::int as booked,
       u.deleted_at is not null as "isOwnerDeleted",
       -- its intent is a little older than the row
       p.created_at > now() - make_interval(days => $2::int) + interval '5 minutes' as "isRecent"
     from payments p join users u on u.id = p.user_id
     left join credit_debts d on d.subject_kind = 'payment' and d.subject_id = p.id::text
     where p.intent_id = any($1) or p.created_at > now() - make_interval(days => $2::int)
     order by p.created_at`,
    [intentIds, Math.ceil(days)],
  )
  return rows
}
