import type { RequestContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/** 30 steps of a sign-in a minute for one address (SEC-18). @throws DomainError too_many */
export async function countSignIn(ctx: RequestContext): Promise<void> {
  const { success } = await ctx.env.SIGN_IN_LIMIT.limit({ key: ctx.clientAddress })
  if (!success) throw new DomainError('too_many', 'Too many sign-in attempts. Please wait a minute and try again.')
}

/** 60 calls a minute that may cost model time, for one person (SEC-18). @throws DomainError too_many */
export async function countModelCall(ctx: RequestContext): Promise<void> {
  const key = ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.clientAddress
  const { success } = await ctx.env.MODEL_LIMIT.limit({ key })
  if (!success) throw new DomainError('too_many', 'Too many requests. Please wait a minute and try again.')
}
