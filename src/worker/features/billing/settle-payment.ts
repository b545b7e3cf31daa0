import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { payments, users } from '#worker/db/schema/index.ts'
import { adjust, owedFor } from '#worker/features/credits/adjust-credits.ts'
import { lockBalance } from '#worker/features/credits/statements.ts'
import { type IntentState, readIntent, refundIntent } from '#worker/integrations/stripe/stripe.ts'
import { creditsDue, isForNobody, paymentStatus } from './rules.ts'

/** Others may change the payment while Stripe is asked; the second time there is mostly nothing left to do. */
const MAX_ATTEMPTS = 8

export interface Settled {
  status: string
  receiptUrl: string | null
}

type StoredPayment = NonNullable<Awaited<ReturnType<typeof loadPayment>>>

/**
 * Brings a stored payment to what Stripe says of its intent now, and the ledger with it, in one transaction (SEC-10,
 * G-PAY-05, G-CRED-04). It may run any number of times, at once and in any order: only the difference to what the payment
 * has brought so far is booked, and only if nobody booked since before Stripe was asked. A reversal takes no more than
 * there is; what is missing is owed. What is paid for an account that is gone goes back.
 * @returns the payment's status now and its receipt; null for an intent that is not of a payment of ours
 */
export async function settlePayment(ctx: Context, intentId: string): Promise<Settled | null> {
  let isGivenBack = false
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const payment = await loadPayment(ctx, intentId)
    if (!payment) return null
    const intent = await readIntent(ctx.env, intentId)
    if (isForNobody(payment, intent) && !isGivenBack) {
      // before it is booked: whoever is cut short here finds it to do once more
      isGivenBack = true
      const isTaken = await refundIntent(ctx.env, intentId)
      ctx.log('payment_of_deleted_account', { paymentId: payment.paymentId, isRefunded: isTaken })
      continue
    }
    if (!(await bookDifference(ctx, payment, intent))) continue
    return { status: paymentStatus(payment, intent), receiptUrl: intent.receiptUrl }
  }
  throw new Error('The payment kept changing while it was being booked.')
}

async function loadPayment({ db }: Context, intentId: string) {
  const { id, userId, credits, amount, currency, creditsDue: due, status, revision } = payments
  const isOwnerDeleted = sql<boolean>`${users.deletedAt} is not null`
  const [payment] = await db
    .select({ paymentId: id, userId, credits, amount, currency, creditsDue: due, status, revision, isOwnerDeleted })
    .from(payments)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(payments.intentId, intentId))
  return payment
}

/** @returns false when somebody else booked something else in between */
async function bookDifference(ctx: Context, payment: StoredPayment, intent: IntentState): Promise<boolean> {
  const due = creditsDue(payment, intent)
  const status = paymentStatus(payment, intent)
  const { paymentId, userId, revision } = payment
  const { db } = ctx
  const subject = { kind: 'payment', id: paymentId } as const
  const change = {
    paymentId,
    revision,
    due,
    status,
    takenBack: intent.takenBack,
    isOwnerDeleted: payment.isOwnerDeleted,
  }
  const { booked } = await batch(db, {
    locked: db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update'),
    balanceLocked: lockBalance(db, userId),
    ownerLocked: db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share'),
    adjusted: adjust(db, userId, subject, differenceOf(change)),
    booked: note(db, change),
  })
  const row = booked[0]
  if (row && status === 'mismatch' && status !== payment.status) ctx.log('payment_mismatch', { paymentId })
  if (row?.owed && due < payment.creditsDue) ctx.log('credits_missing', { paymentId, credits: row.owed })
  return row !== undefined
}

type Change = {
  paymentId: string
  revision: number
  due: number
  status: string
  takenBack: number
  isOwnerDeleted: boolean
}

/** The payment as it was read, or as it shall be: nothing is booked on top of what somebody else did. */
const isCurrent = ({ paymentId, revision, due, status, takenBack, isOwnerDeleted }: Change): SQL | undefined =>
  and(
    eq(payments.id, paymentId),
    sql`exists (
      select from ${users} where ${users.id} = ${payments.userId} and (${users.deletedAt} is not null) = ${isOwnerDeleted}::boolean
    )`,
    or(
      eq(payments.revision, revision),
      and(eq(payments.creditsDue, due), eq(payments.status, status), eq(payments.refundedAmount, takenBack)),
    ),
  )

const differenceOf = (change: Change): SQL => sql`(
  select ${change.due}::int - ${payments.creditsDue} from ${payments} where ${isCurrent(change)}
)`

/**
 * Statement: the payment follows what was booked; nothing for an older revision. Where all of it stands there already it
 * only raises the revision, which stops whoever read an older state meanwhile.
 */
const note = (db: Database, change: Change) =>
  db
    .update(payments)
    .set({
      creditsDue: change.due,
      status: change.status,
      refundedAmount: change.takenBack,
      revision: sql`${payments.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(isCurrent(change))
    .returning({ owed: sql<number>`${owedFor({ kind: 'payment', id: change.paymentId })}` })
