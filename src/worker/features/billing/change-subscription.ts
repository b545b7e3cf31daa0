import { planPriceById } from '#shared/billing/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import {
  changePrice,
  NOT_CURRENT,
  previewChange as previewAtStripe,
} from '#worker/integrations/stripe/stripe-subscriptions.ts'
import { askAboutPlan, changePlan } from './change-plan.ts'
import { getCustomer } from './queries.ts'
import { ownSubscription } from './scope.ts'

/** How long a shown proration may be accepted. */
const PREVIEW_MINUTES = 30

/** What changing to another price costs now, before anything is changed (3§2.5). @throws DomainError invalid, conflict */
export async function previewChange(ctx: UserContext, input: { priceId: string }) {
  const { priceId } = input
  const own = await changeableSubscription(ctx, priceId)
  const { currency } = own
  const { amount, at } = await askAboutPlan(ctx, own, ({ id }) => previewAtStripe(ctx.env, id, { priceId, currency }))
  return { amountMinor: amount, currency, at: at.toISOString() }
}

/**
 * Changes the caller's plan to another price at once, at the proration that was shown, or at today's for who asked for none
 * (I003, 3§2.5).
 * @throws DomainError invalid for a price that is not sold or a preview that is too old, conflict without a plan that can
 *   be changed, payment_refused when the difference can't be charged; nothing changes then
 */
export async function changeSubscription(ctx: UserContext, input: { priceId: string; at?: string | undefined }) {
  const { priceId } = input
  const own = await changeableSubscription(ctx, priceId)
  const at = input.at === undefined ? null : new Date(input.at)
  if (at) refuseOld(at)
  await changePlan(ctx, own, ({ id, currency }) => changePrice(ctx.env, id, { priceId, currency }, at))
  return getCustomer(ctx)
}

function refuseOld(at: Date): void {
  const ageMinutes = (Date.now() - at.getTime()) / 60_000
  if (ageMinutes > PREVIEW_MINUTES || ageMinutes < -1) {
    throw new DomainError('invalid', NOT_CURRENT)
  }
}

async function changeableSubscription(ctx: UserContext, priceId: string) {
  if (!planPriceById(priceId)) throw new DomainError('invalid', 'This plan is not sold.')
  const subscription = await ownSubscription(ctx)
  if (subscription.priceId === priceId) throw new DomainError('conflict', 'You have this plan already.')
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    throw new DomainError('conflict', 'Your last payment is missing. Please update your payment method first.')
  }
  return subscription
}
