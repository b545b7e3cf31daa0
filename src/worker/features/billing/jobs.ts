import { and, eq, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { payments, subscriptions, users, webhookEvents } from '#worker/db/schema/index.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { describeFailure } from '#worker/log.ts'
import { isLiveStatus } from './scope.ts'
import { settlePayment } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

/** One run's share, each a call to Stripe; the rest follows in the next. */
const BATCH = 20
/** Stripe gives up after three days. */
const DELIVERY_DAYS = 30

/** Nobody pays for a deleted account: its subscriptions are ended at Stripe; every row stays. */
export async function endPlansOfDeletedAccounts(ctx: Context): Promise<void> {
  await syncDue(ctx, and(not(isLiveAccount), or(eq(subscriptions.status, 'incomplete'), isLiveStatus)))
}

/** What was still being paid when an account went: once the money has come, it goes back. */
export async function settlePaymentsOfDeletedAccounts(ctx: Context): Promise<void> {
  const { db } = ctx
  const due = db.$with('due').as(
    db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .where(and(not(isLiveAccount), sql`${payments.status} = 'processing'`))
      .orderBy(payments.updatedAt)
      .limit(BATCH)
      .for('update', { of: payments, skipLocked: true }),
  )
  const taken = await db
    .with(due)
    .update(payments)
    .set({ updatedAt: sql`now()` })
    .from(due)
    .where(eq(payments.id, due.id))
    .returning({ intentId: payments.intentId })
  const results = await Promise.allSettled(taken.map(({ intentId }) => settlePayment(ctx, intentId)))
  logRefusals(ctx, 'payment_not_settled', results)
}

/** A plan whose period has ended without word of what came next, because a delivery was lost: Stripe is asked, once an hour. */
export async function refreshEndedPeriods(ctx: Context): Promise<void> {
  const hasEnded = lt(subscriptions.currentPeriodEnd, sql`now()`)
  await syncDue(ctx, and(isLiveStatus, hasEnded, lt(subscriptions.updatedAt, sql`now() - interval '1 hour'`)))
}

/**
 * Asks Stripe about subscriptions, the longest untouched first. Taking one up puts it behind the others, so that one which
 * Stripe refuses keeps none of them waiting.
 */
async function syncDue(ctx: Context, isDue: SQL | undefined): Promise<void> {
  const { db } = ctx
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(isDue)
        .orderBy(subscriptions.updatedAt)
        .limit(BATCH)
        .for('update', { of: subscriptions, skipLocked: true }),
    )
  const taken = await db
    .with(due)
    .update(subscriptions)
    .set({ updatedAt: sql`now()` })
    .from(due)
    .where(eq(subscriptions.id, due.id))
    .returning({ id: subscriptions.id })
  const results = await Promise.allSettled(taken.map(({ id }) => syncSubscription(ctx, id)))
  logRefusals(ctx, 'plan_not_synced', results)
}

function logRefusals({ log }: Context, event: string, results: PromiseSettledResult<unknown>[]): void {
  for (const result of results)
    if (result.status === 'rejected') log(event, { failure: describeFailure(result.reason) })
}

/** Deliveries that can't be repeated any more. */
export async function forgetOldDeliveries({ db }: Context): Promise<void> {
  const isOld = lt(webhookEvents.receivedAt, sql`now() - make_interval(days => ${DELIVERY_DAYS}::int)`)
  await removeInBatches(db, webhookEvents, isOld)
}
