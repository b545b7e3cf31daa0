import { sql } from 'drizzle-orm'
import { type Currency, planPriceById } from '#shared/billing/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import {
  createSubscription as createAtStripe,
  endSubscription,
  readOpenSecret,
  voidFirstInvoice,
} from '#worker/integrations/stripe-subscriptions.ts'
import { withCustomer } from './open-customer.ts'
import { isLive, LIVE_STATUSES } from './rules.ts'
import { syncSubscription } from './sync-subscription.ts'

type Wish = { priceId: string; currency: Currency }
type Begun = { subscriptionId: string; clientSecret: string | null }

/**
 * Begins the caller's Pro subscription (I002, G-PLAN-04). It is theirs once its first payment has come; one that still
 * waits for it is taken up again, so that two tabs pay for the same one, and ended when something else is wanted.
 * Where there is nothing to pay it is theirs at once, and there is no client secret.
 * @throws DomainError invalid for a price that is not sold, conflict for who has a plan already, upstream where Stripe
 *   tells no way to pay
 */
export async function createSubscription(ctx: UserContext, wish: Wish): Promise<Begun> {
  if (!planPriceById(wish.priceId)) throw new DomainError('invalid', 'This plan is not sold.')
  const { latest, ended } = await loadEarlier(ctx)
  if (latest && isLive(latest.status)) throw hasPlanAlready()
  if (latest?.status === 'incomplete') {
    const begun = await takeUp(ctx, latest, wish)
    if (begun) return begun
  }
  // the same until something has come of it: Stripe then answers both of two tabs with one subscription
  const attempt = ended + (latest?.status === 'incomplete' ? 1 : 0)
  const requestKey = `${ctx.actor.userId}:${attempt}`
  const { userId } = ctx.actor
  const created = await withCustomer(ctx, (customerId) =>
    createAtStripe(ctx.env, { userId, customerId, ...wish, requestKey: `${requestKey}:${customerId}` }),
  )
  const { status } = await syncSubscription(ctx, created.id)
  const { clientSecret } = created
  if (clientSecret && status !== 'incomplete') throw hasPlanAlready()
  if (!clientSecret && !isLive(status)) throw isUnprepared()
  return { subscriptionId: created.id, clientSecret }
}

type Earlier = { id: string; status: string; priceId: string; currency: Currency }

/** The caller's live subscription, else the newest; and how many are over. */
async function loadEarlier(ctx: UserContext): Promise<{ latest: Earlier | undefined; ended: number }> {
  const { rows } = await ctx.db.execute<Earlier & { ended: number }>(sql`
    select id, status, price_id as "priceId", currency,
      count(*) filter (where status <> 'incomplete' and status not in ${LIVE_STATUSES}) over ()::int as ended
    from subscriptions where user_id = ${ctx.actor.userId}::uuid
    order by status in ${LIVE_STATUSES} desc, status = 'incomplete' desc, created_at desc limit 1`)
  return { latest: rows[0], ended: rows[0]?.ended ?? 0 }
}

/** @returns null when the waiting one is over now, whether it was too old or for something else */
async function takeUp(ctx: UserContext, waiting: Earlier, wish: Wish): Promise<Begun | null> {
  const isSame = waiting.priceId === wish.priceId && waiting.currency === wish.currency
  const clientSecret = isSame ? await readOpenSecret(ctx.env, waiting.id) : null
  if (clientSecret) return { subscriptionId: waiting.id, clientSecret }
  const { status } = await syncSubscription(ctx, waiting.id)
  if (isLive(status)) throw hasPlanAlready()
  if (status !== 'incomplete') return null
  // its payment may land this very moment: only what can't be paid any more is ended
  const isVoid = await voidFirstInvoice(ctx.env, waiting.id)
  const { status: now } = await syncSubscription(ctx, waiting.id)
  if (isLive(now) || (!isVoid && now === 'incomplete')) throw hasPlanAlready()
  if (now === 'incomplete') {
    await endSubscription(ctx.env, waiting.id)
    await syncSubscription(ctx, waiting.id)
  }
  return null
}

const isUnprepared = () => new DomainError('upstream', 'The payment could not be prepared. Please try again.')

const hasPlanAlready = () => new DomainError('conflict', 'You have a plan already. You can change it instead.')
