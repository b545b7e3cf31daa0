import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { isRefused } from '#worker/integrations/stripe/stripe-client.ts'
import { isLive } from './rules.ts'
import { noPlan, type OwnSubscription } from './scope.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Does something at Stripe with a subscription that we take for live. Where Stripe refuses since it is over, we learn that.
 * @throws DomainError conflict for one that is over
 */
export async function askAboutPlan<T>(
  ctx: UserContext,
  own: OwnSubscription,
  work: (own: OwnSubscription) => Promise<T>,
): Promise<T> {
  try {
    return await work(own)
  } catch (failure) {
    if (!isRefused(failure)) throw failure
    if (await isLiveAtStripe(ctx, own.id)) throw failure
    throw noPlan(failure)
  }
}

/** The same for what changes it: what is stored follows. */
export async function changePlan(
  ctx: UserContext,
  own: OwnSubscription,
  work: (own: OwnSubscription) => Promise<unknown>,
): Promise<void> {
  await askAboutPlan(ctx, own, work)
  await syncSubscription(ctx, own.id)
}

async function isLiveAtStripe(ctx: UserContext, id: string): Promise<boolean> {
  try {
    return isLive((await syncSubscription(ctx, id)).status)
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'not_found') return false
    throw failure
  }
}
