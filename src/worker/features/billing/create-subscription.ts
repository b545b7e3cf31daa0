import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import { type Currency, planPriceById } from '#shared/billing/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { subscriptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import {
  createSubscription as createAtStripe,
  endSubscription,
  readOpenSecret,
  voidFirstInvoice,
} from '#worker/integrations/stripe-subscriptions.ts'
import { withCustomer } from './open-customer.ts'
import { isLive } from './rules.ts'
import { isLiveStatus } from './scope.ts'
import { syncSubscription } from './sync-subscription.ts'

type Order = { priceId: string; currency: Currency }
type Begun = { subscriptionId: string; clientSecret: string | null }

/**
 * Begins the caller's Pro subscription (I002, G-PLAN-04). It is theirs once its first payment has come; one that still
 * waits for it is taken up again, so that two tabs pay for the same one, and ended when something else is wanted.
 * Where there is nothing to pay it is theirs at once, and there is no client secret.
 * @throws DomainError invalid for a price that is not sold, conflict for who has a plan already, upstream where Stripe
 *   tells no way to pay
 */
export async function createSubscription(ctx: UserContext, order: Order): Promise<Begun> {
  if (!planPriceById(order.priceId)) throw new DomainError('invalid', 'This plan is not sold.')
  const { latest, ended } = await loadEarlier(ctx)
  if (latest && isLive(latest.status)) throw hasPlanAlready()
  if (latest?.status === 'incomplete') {
    const begun = await takeUp(ctx, latest, order)
    if (begun) return begun
  }
  // the same until something has come of it: Stripe then answers both of two tabs with one subscription
  const attempt = ended + (latest?.status === 'incomplete' ? 1 : 0)
  const requestKey = `${ctx.actor.userId}:${attempt}`
  const { userId } = ctx.actor
  const created = await withCustomer(ctx, (customerId) =>
    createAtStripe(ctx.env, { userId, customerId, ...order, requestKey: `${requestKey}:${customerId}` }),
  )
  const { status } = await syncSubscription(ctx, created.id)
  const { clientSecret } = created
  if (clientSecret && status !== 'incomplete') throw hasPlanAlready()
  if (!clientSecret && !isLive(status)) throw isUnprepared()
  return { subscriptionId: created.id, clientSecret }
}

type Earlier = Order & { id: string; status: string }

/** The caller's live subscription, else the newest; and how many are over. */
async function loadEarlier({ db, actor }: UserContext): Promise<{ latest: Earlier | undefined; ended: number }> {
  const { id, status, priceId, currency, createdAt } = subscriptions
  const isOver = and(ne(status, 'incomplete'), not(isLiveStatus))
  const ended = sql<number>`(count(*) filter (where ${isOver}) over ())::int`
  const [latest] = await db
    .select({ id, status, priceId, currency, ended })
    .from(subscriptions)
    .where(eq(subscriptions.userId, actor.userId))
    .orderBy(desc(isLiveStatus), desc(eq(status, 'incomplete')), desc(createdAt))
    .limit(1)
  return { latest, ended: latest?.ended ?? 0 }
}

/** @returns null when the waiting one is over now, whether it was too old or for something else */
async function takeUp(ctx: UserContext, waiting: Earlier, order: Order): Promise<Begun | null> {
  const isSame = waiting.priceId === order.priceId && waiting.currency === order.currency
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
