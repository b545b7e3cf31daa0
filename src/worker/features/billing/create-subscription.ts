import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import { type Currency, planPriceById } from '#shared/billing/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { billingCustomers, subscriptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isRefused, isRepeated } from '#worker/integrations/stripe/stripe-client.ts'
import {
  createSubscription as createAtStripe,
  endSubscription,
  listLiveCurrencies,
  readOpenSecret,
  voidFirstInvoice,
} from '#worker/integrations/stripe/stripe-subscriptions.ts'
import { type Customer, withCustomer } from './open-customer.ts'
import { isLive } from './rules.ts'
import { isLiveStatus } from './scope.ts'
import { syncSubscription } from './sync-subscription.ts'

type Order = { priceId: string; currency: Currency }
type Begun = { subscriptionId: string; clientSecret: string | null }

/**
 * Begins the caller's Pro subscription (I002, G-PLAN-04). It is theirs once its first payment has come; one that still
 * waits for it is taken up again, so that two tabs pay for the same one, and ended when something else is wanted.
 * Where there is nothing to pay it is theirs at once, and there is no client secret.
 * @throws DomainError invalid for a price that is not sold, conflict for who has a plan already or pays for something else
 *   at Stripe in another currency, upstream where Stripe tells no way to pay
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
  const created = await withCustomer(ctx, (customer) => begin(ctx, customer, { ...order, attempt }))
  const { status } = await syncSubscription(ctx, created.id)
  const { clientSecret } = created
  if (clientSecret && status !== 'incomplete') throw hasPlanAlready()
  if (!clientSecret && !isLive(status)) throw isUnprepared()
  return { subscriptionId: created.id, clientSecret }
}

async function begin(ctx: UserContext, customer: Customer, { attempt, ...order }: Order & { attempt: number }) {
  const { userId } = ctx.actor
  const { customerId, failedPlans } = customer
  const requestKey = [userId, attempt, customerId, failedPlans].join(':')
  try {
    return await createAtStripe(ctx.env, { userId, customerId, ...order, requestKey })
  } catch (failure) {
    if (isRepeated(failure)) await nameAnew(ctx, customer)
    if (isRefused(failure)) await refuseCurrency(ctx, customerId, order)
    throw failure
  }
}

/** Another try is another request to Stripe; of two tabs that failed with the same one, the second changes nothing. */
async function nameAnew({ db, actor }: UserContext, { failedPlans }: Customer): Promise<void> {
  const isSame = and(eq(billingCustomers.userId, actor.userId), eq(billingCustomers.failedPlans, failedPlans))
  await db
    .update(billingCustomers)
    .set({ failedPlans: failedPlans + 1 })
    .where(isSame)
}

/** Stripe bills a customer in one currency at a time. @throws DomainError conflict, naming it, when the order is in another */
async function refuseCurrency(ctx: UserContext, customerId: string, { currency }: Order): Promise<void> {
  const others = (await listLiveCurrencies(ctx.env, customerId)).filter((one) => one !== currency)
  const [other] = others
  if (!other) return
  const name = other.toUpperCase()
  throw new DomainError('conflict', `You already pay in ${name}, and plans can't be mixed. Please choose ${name}.`)
}

type Earlier = Order & { id: string; status: string; amount: number }

/** The caller's live subscription, else the newest; and how many are over. */
async function loadEarlier({ db, actor }: UserContext): Promise<{ latest: Earlier | undefined; ended: number }> {
  const { id, status, priceId, currency, amount, createdAt } = subscriptions
  const isOver = and(ne(status, 'incomplete'), not(isLiveStatus))
  const ended = sql<number>`(count(*) filter (where ${isOver}) over ())::int`
  const [latest] = await db
    .select({ id, status, priceId, currency, amount, ended })
    .from(subscriptions)
    .where(eq(subscriptions.userId, actor.userId))
    .orderBy(desc(isLiveStatus), desc(eq(status, 'incomplete')), desc(createdAt))
    .limit(1)
  return { latest, ended: latest?.ended ?? 0 }
}

/** @returns null when the waiting one is over now, whether it was too old or for something else */
async function takeUp(ctx: UserContext, waiting: Earlier, order: Order): Promise<Begun | null> {
  const isWanted = waiting.priceId === order.priceId && waiting.currency === order.currency
  // it may wait from before the price was changed
  const isSame = isWanted && waiting.amount === planPriceById(order.priceId)?.amounts[order.currency]
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
