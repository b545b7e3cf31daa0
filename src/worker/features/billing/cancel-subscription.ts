import type { UserContext } from '#worker/context.ts'
import { setCancelAtPeriodEnd } from '#worker/integrations/stripe-subscriptions.ts'
import { guardPlan } from './guard-plan.ts'
import { getCustomer, requireSubscription } from './queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Lets the caller's plan end with the period that is paid for (I004, G-PLAN-03). @throws DomainError conflict without one */
export async function cancelSubscription(ctx: UserContext, input: { reason: string; feedback: string }) {
  const { id } = await requireSubscription(ctx)
  const comment = [input.reason, input.feedback].filter(Boolean).join(': ')
  await guardPlan(ctx, id, () => setCancelAtPeriodEnd(ctx.env, id, true, comment))
  await syncSubscription(ctx, id)
  return getCustomer(ctx)
}

/** Lets it go on after all, while the period lasts (G-PLAN-03). @throws DomainError conflict without one */
export async function resumeSubscription(ctx: UserContext) {
  const { id } = await requireSubscription(ctx)
  await guardPlan(ctx, id, () => setCancelAtPeriodEnd(ctx.env, id, false))
  await syncSubscription(ctx, id)
  return getCustomer(ctx)
}
