import { lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { webhookEvents } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { LIVE_STATUSES } from './rules.ts'
import { syncSubscription } from './sync-subscription.ts'

/** One run's share, each a call to Stripe; the rest follows in the next. */
const BATCH = 20
/** Stripe gives up after three days. */
const DELIVERY_DAYS = 30

/** Nobody pays for a deleted account: its subscriptions are ended at Stripe; every row stays. */
export async function endPlansOfDeletedAccounts(ctx: Context): Promise<void> {
  await syncDue(
    ctx,
    sql`
    select s.id from subscriptions s join users u on u.id = s.user_id
    where u.deleted_at is not null and (s.status = 'incomplete' or s.status in ${LIVE_STATUSES})
    order by s.updated_at limit ${BATCH} for update of s skip locked`,
  )
}

/** A plan whose period has ended without word of what came next, because a delivery was lost: Stripe is asked, once an hour. */
export async function refreshEndedPeriods(ctx: Context): Promise<void> {
  await syncDue(
    ctx,
    sql`
    select id from subscriptions
    where status in ${LIVE_STATUSES} and current_period_end < now() and updated_at < now() - interval '1 hour'
    order by updated_at limit ${BATCH} for update skip locked`,
  )
}

/** Taking a plan up puts it behind the others, so that one which Stripe refuses keeps none of them waiting. */
async function syncDue(ctx: Context, due: SQL): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with due as (${due})
    update subscriptions s set updated_at = now() from due where s.id = due.id returning s.id`)
  const results = await Promise.allSettled(rows.map(({ id }) => syncSubscription(ctx, id)))
  for (const result of results) {
    if (result.status === 'rejected') ctx.log('plan_not_synced', { failure: describeFailure(result.reason) })
  }
}

/** Deliveries that can't be repeated any more. */
export async function forgetOldDeliveries({ db }: Context): Promise<void> {
  const isOld = lt(webhookEvents.receivedAt, sql`now() - make_interval(days => ${DELIVERY_DAYS}::int)`)
  await removeInBatches(db, webhookEvents, isOld)
}
