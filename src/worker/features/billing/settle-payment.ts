import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { adjust, lockBalance, owedFor } from '#worker/features/credits/statements.ts'
import { type IntentState, readIntent } from '#worker/integrations/stripe.ts'
import { type AgreedPayment, creditsDue, paymentStatus } from './rules.ts'

/** Others may change the payment while Stripe is asked; the second time there is mostly nothing left to do. */
const MAX_ATTEMPTS = 8

type StoredPayment = AgreedPayment & { status: string; revision: number }

/**
 * Brings a stored payment to what Stripe says of its intent now, and the ledger with it, in one transaction (SEC-10,
 * G-PAY-05, G-CRED-04). It may run any number of times, at once and in any order: only the difference to what the payment
 * has brought so far is booked, and only if nobody booked since before Stripe was asked. A reversal takes no more than
 * there is; what is missing is owed.
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
  const subject = { kind: 'payment', id: paymentId } as const
  const change = { paymentId, revision, due, status, takenBack: intent.takenBack }
  const { booked } = await batch(db, {
    locked: db.execute(sql`select from payments where id = ${paymentId}::uuid for update`),
    balanceLocked: lockBalance(db, userId),
    adjusted: adjust(db, userId, subject, differenceOf(change)),
    booked: note(db, change),
  })
  const row = booked.rows[0]
  if (row && status === 'mismatch' && status !== payment.status) ctx.log('payment_mismatch', { paymentId })
  if (row?.owed && due < payment.creditsDue) ctx.log('credits_missing', { paymentId, credits: row.owed })
  return row !== undefined
}

type Change = { paymentId: string; revision: number; due: number; status: string; takenBack: number }

/** True in SQL for payment `p` as it was read, or as it shall be: nothing is booked on top of what somebody else did. */
const isCurrent = ({ paymentId, revision, due, status, takenBack }: Change): SQL => sql`
  p.id = ${paymentId}::uuid and (p.revision = ${revision}::int or
    (p.credits_due, p.status, p.refunded_amount) = (${due}::int, ${status}, ${takenBack}::int))`

const differenceOf = (change: Change): SQL => sql`(
  select ${change.due}::int - p.credits_due from payments p where ${isCurrent(change)}
)`

/**
 * Statement: the payment follows what was booked; nothing for an older revision. Where all of it stands there already it
 * only raises the revision, which stops whoever read an older state meanwhile.
 */
const note = (db: Database, change: Change) =>
  db.execute<{ owed: number }>(sql`
    update payments p set credits_due = ${change.due}::int, status = ${change.status},
      refunded_amount = ${change.takenBack}::int, revision = p.revision + 1, updated_at = now()
    where ${isCurrent(change)}
    returning ${owedFor({ kind: 'payment', id: change.paymentId })} as owed`)
