import { sql } from 'drizzle-orm'
import { CURRENCIES, PRO_PRODUCT_ID } from '#shared/billing/rules.ts'
import type { Context } from '#worker/context.ts'
import { endSubscription, readSubscription, type SubscriptionState } from '#worker/integrations/stripe-subscriptions.ts'
import { isLive } from './rules.ts'

const MAX_ATTEMPTS = 8

/**
 * Brings the stored subscription to what Stripe says of it now. The state is read again and written only if nobody wrote
 * since before it was read, so events may come twice, at once and in any order. A subscription of none of our customers,
 * or to something else than Pro, changes nothing; that of a deleted account is ended.
 */
export async function syncSubscription(ctx: Context, subscriptionId: string): Promise<SubscriptionState> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { revision, isOwnerDeleted } = await loadKnown(ctx, subscriptionId)
    const state = await readSubscription(ctx.env, subscriptionId)
    if (!isPlanOfOurs(state)) return state
    if (isOwnerDeleted && (isLive(state.status) || state.status === 'incomplete')) {
      await endSubscription(ctx.env, subscriptionId)
      ctx.log('subscription_of_deleted_account_ended', { subscriptionId })
      continue
    }
    const isStored = revision === null ? await addSubscription(ctx, state) : await change(ctx, state, revision)
    if (isStored) return state
  }
  throw new Error('The subscription kept changing while it was being stored.')
}

const isPlanOfOurs = ({ productId, currency }: SubscriptionState): boolean =>
  productId === PRO_PRODUCT_ID && CURRENCIES.some((one) => one === currency)

async function loadKnown({ db }: Context, id: string): Promise<{ revision: number | null; isOwnerDeleted: boolean }> {
  const { rows } = await db.execute<{ revision: number; isOwnerDeleted: boolean }>(sql`
    select s.revision, u.deleted_at is not null as "isOwnerDeleted"
    from subscriptions s join users u on u.id = s.user_id where s.id = ${id}`)
  return rows[0] ?? { revision: null, isOwnerDeleted: false }
}

/** @returns false when it has to be looked at again: somebody else added it, or its owner's account is deleted */
async function addSubscription({ db }: Context, state: SubscriptionState): Promise<boolean> {
  const { rows } = await db.execute<{ is_done: boolean }>(sql`
    with owner as (
      select u.id, u.deleted_at from billing_customers c join users u on u.id = c.user_id
      where c.customer_id = ${state.customerId}
    ), added as (
      insert into subscriptions (id, user_id, status, price_id, billing_interval, currency, amount, payment_brand,
        payment_last4, current_period_end, cancel_at_period_end, ended_at, past_due_since)
      select ${state.id}, owner.id, ${valuesOf(state)}, case when ${state.status} = 'past_due' then now() end
      from owner on conflict (id) do nothing returning id
    )
    select not exists (select from owner) or exists (select from added)
      and not exists (select from owner where deleted_at is not null) as is_done`)
  return rows[0]?.is_done ?? false
}

/**
 * Even a subscription that stands there already is written: its new revision stops whoever read an older state meanwhile.
 * @returns false when somebody else wrote something else since that revision was loaded
 */
async function change({ db }: Context, state: SubscriptionState, revision: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update subscriptions s set (status, price_id, billing_interval, currency, amount, payment_brand, payment_last4,
      current_period_end, cancel_at_period_end, ended_at) = row(${valuesOf(state)}),
      past_due_since = case when ${state.status} = 'past_due' then coalesce(s.past_due_since, now()) end,
      revision = s.revision + 1, updated_at = now()
    where s.id = ${state.id} and (s.revision = ${revision}::int
      or row(s.status, s.price_id, s.billing_interval, s.currency, s.amount, s.payment_brand, s.payment_last4,
        s.current_period_end, s.cancel_at_period_end, s.ended_at) is not distinct from row(${valuesOf(state)}))
    returning id`)
  return rows.length > 0
}

/** Of the columns status … ended_at, in the order in which both statements have them. */
const valuesOf = (state: SubscriptionState) => sql`${state.status}::text, ${state.priceId}::text,
  ${state.interval}::text, ${state.currency}::text, ${state.amount}::int, ${state.brand}::text, ${state.last4}::text,
  ${state.currentPeriodEnd.toISOString()}::timestamptz, ${state.cancelAtPeriodEnd}::boolean,
  ${state.endedAt?.toISOString() ?? null}::timestamptz`
