import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { isRefused } from '#worker/integrations/stripe-client.ts'
import { noPlan } from './queries.ts'
import { isLive } from './rules.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Changes a subscription at Stripe that we take for live. Where Stripe refuses since it is over, we learn that too.
 * @throws DomainError conflict for one that is over
 */
export async function guardPlan<T>(ctx: UserContext, id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (!isRefused(failure)) throw failure
    if (await isLiveAtStripe(ctx, id)) throw failure
    throw noPlan(failure)
  }
}

async function isLiveAtStripe(ctx: UserContext, id: string): Promise<boolean> {
  try {
    return isLive((await syncSubscription(ctx, id)).status)
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'not_found') return false
    throw failure
  }
}
