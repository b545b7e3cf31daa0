import type { UserContext } from '#worker/context.ts'
import { setCancelAtPeriodEnd } from '#worker/integrations/stripe/stripe-subscriptions.ts'
import { changePlan } from './change-plan.ts'
import { getCustomer } from './queries.ts'
import { ownSubscription } from './scope.ts'

/** Lets the caller's plan end with the period that is paid for (I004, G-PLAN-03). @throws DomainError conflict without one */
export async function cancelSubscription(ctx: UserContext, input: { reason: string; feedback: string }) {
  const comment = [input.reason, input.feedback].filter(Boolean).join(': ')
  await changePlan(ctx, await ownSubscription(ctx), ({ id }) => setCancelAtPeriodEnd(ctx.env, id, true, comment))
  return getCustomer(ctx)
}

/** Lets it go on after all, while the period lasts (G-PLAN-03). @throws DomainError conflict without one */
export async function resumeSubscription(ctx: UserContext) {
  await changePlan(ctx, await ownSubscription(ctx), ({ id }) => setCancelAtPeriodEnd(ctx.env, id, false))
  return getCustomer(ctx)
}
