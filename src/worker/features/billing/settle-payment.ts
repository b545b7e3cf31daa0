import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { type IntentState, readIntent } from '#worker/integrations/stripe.ts'
import { type AgreedPayment, creditsDue, paymentStatus } from './rules.ts'

/** Others may change the payment while Stripe is asked; the second time there is mostly nothing left to do. */
const MAX_ATTEMPTS = 8

type StoredPayment = AgreedPayment & { status: string; revision: number }

/**
 * Brings a stored payment to what Stripe says of its intent now, and the ledger with it, in one transaction (SEC-10,
 * G-PAY-05, G-CRED-04). It may run any number of times, at once and in any order: only the difference to what the payment
 * has brought so far is booked, and only if nobody booked since before Stripe was asked. A reversal takes no more than
 * there is; what is missing is noted on the payment.
 * @returns the payment's status now; null for an intent that is not of a payment of ours
 */
export async function settlePayment(ctx: Context, intentId: string): Promise<string | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const payment = await loadPayment(ctx, intentId)
    if (!payment) return null
    const intent = await readIntent(ctx.env, intentId)
    if (await bookDifference(ctx, payment, intent)) return paymentStatus(payment, intent)
  }
  throw new Error('The payment kept changing while it was being booked.')
}

async function loadPayment({ db }: Context, intentId: string): Promise<StoredPayment | undefined> {
  const { rows } = await db.execute<StoredPayment & Record<string, unknown>>(sql`
    select p.id as "paymentId", p.user_id as "userId", p.credits, p.amount, p.currency, p.credits_due as "creditsDue",
      p.status, p.revision, u.deleted_at is not null as "isOwnerDeleted"
    from payments p join users u on u.id = p.user_id where p.intent_id = ${intentId}`)
  return rows[0]
}

/** @returns false when somebody else booked something else in between */
async function bookDifference(ctx: Context, payment: StoredPayment, intent: IntentState): Promise<boolean> {
  const due = creditsDue(payment, intent)
  const status = paymentStatus(payment, intent)
  const { paymentId, userId, revision } = payment
  const { db } = ctx
  const [, , booked] = await db.batch([
    db.execute(sql`select id from payments where id = ${paymentId}::uuid for update`),
    // locks the balance, and makes one for whoever has none
    db.execute(sql`
      insert into credit_balances (user_id) values (${userId}::uuid)
      on conflict (user_id) do update set balance = credit_balances.balance`),
    book(ctx, { paymentId, revision, due, status, takenBack: intent.takenBack }),
  ])
  const row = booked.rows[0]
  if (row && status === 'mismatch' && status !== payment.status) ctx.log('payment_mismatch', { paymentId })
  if (row?.missing && due < payment.creditsDue) ctx.log('credits_missing', { paymentId, credits: row.missing })
  return row !== undefined
}

type Change = { paymentId: string; revision: number; due: number; status: string; takenBack: number }

/**
 * Statement: the balance, the ledger and the payment follow what is due; nothing for an older revision. Where all of it
 * stands there already it only raises the revision, which stops whoever read an older state meanwhile.
 */
function book({ db }: Context, { paymentId, revision, due, status, takenBack }: Change) {
  return db.execute<{ missing: number }>(sql`
    with change as (
      select p.id, p.user_id, p.credits_due, p.credits_missing, p.adjustments, b.balance,
        greatest(${due}::int - p.credits_due, 0) as up, greatest(p.credits_due - ${due}::int, 0) as down
      from payments p join credit_balances b on b.user_id = p.user_id
      where p.id = ${paymentId}::uuid and (p.revision = ${revision}::int or
        (p.credits_due, p.status, p.refunded_amount) = (${due}::int, ${status}, ${takenBack}::int))
    ), move as (
      select change.*, up - least(up, credits_missing) - least(down, balance) as delta,
        credits_missing - least(up, credits_missing) + down - least(down, balance) as missing
      from change
    ), paid as (
      update credit_balances b set balance = b.balance + move.delta, updated_at = now()
      from move where b.user_id = move.user_id and move.delta <> 0
      returning b.balance
    ), noted as (
      insert into credit_ledger (user_id, delta, balance_after, kind, payment_id, idempotency_key)
      select move.user_id, move.delta, paid.balance,
        case when move.delta < 0 then 'reversal' when move.adjustments = 0 then 'purchase' else 'restore' end,
        move.id, 'payment:' || move.id || ':' || move.adjustments + 1
      from move, paid
    )
    update payments p set credits_due = ${due}::int, credits_missing = move.missing, status = ${status},
      adjustments = move.adjustments + case when move.credits_due <> ${due}::int then 1 else 0 end,
      refunded_amount = ${takenBack}::int, revision = p.revision + 1, updated_at = now()
    from move where p.id = move.id
    returning move.missing`)
}
