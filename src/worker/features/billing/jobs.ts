import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { LIVE_STATUSES } from './rules.ts'
import { syncSubscription } from './sync-subscription.ts'

/** A minute's share; the rest follows in the next minutes. */
const BATCH = 10
/** Stripe gives up after three days. */
const DELIVERY_DAYS = 30

/** Nobody pays for a deleted account: its subscriptions are ended at Stripe; every row stays. */
export async function endPlansOfDeletedAccounts(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select s.id from subscriptions s join users u on u.id = s.user_id
    where u.deleted_at is not null and (s.status = 'incomplete' or s.status in ${LIVE_STATUSES})
    order by random() limit ${BATCH}`)
  await syncAll(ctx, rows)
}

/** A plan whose period has ended without word of what came next, because a delivery was lost: Stripe is asked, once an hour. */
export async function refreshEndedPeriods(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from subscriptions
    where status in ${LIVE_STATUSES} and current_period_end < now() and updated_at < now() - interval '1 hour'
    order by updated_at limit ${BATCH}`)
  await syncAll(ctx, rows)
}

async function syncAll(ctx: Context, plans: { id: string }[]): Promise<void> {
  const results = await Promise.allSettled(plans.map(({ id }) => syncSubscription(ctx, id)))
  for (const result of results) {
    if (result.status === 'rejected') ctx.log('plan_not_synced', { failure: describeFailure(result.reason) })
  }
}

/** Deliveries that can't be repeated any more. */
export async function forgetOldDeliveries({ db }: Context): Promise<void> {
  await db.execute(sql`
    delete from webhook_events where received_at < now() - make_interval(days => ${DELIVERY_DAYS}::int)`)
}
