import type { RequestContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/** The header that tells when to come back: the bindings count by the minute (wrangler.toml), a quota by the month. */
export function retryAfter(errors: { code: string; cause?: unknown }[]): Record<string, string> {
  const refusal = errors.find(({ code }) => code === 'TOO_MANY_REQUESTS')
  if (!refusal) return {}
  const resetAt = refusal.cause instanceof DomainError ? refusal.cause.details.usage?.resetAt : undefined
  const seconds = resetAt ? Math.max(1, Math.ceil((Date.parse(resetAt) - Date.now()) / 1000)) : 60
  return { 'retry-after': String(seconds) }
}

/** 30 steps of a sign-in a minute for one address (SEC-18). @throws DomainError too_many */
export async function countSignIn(ctx: RequestContext): Promise<void> {
  const { success } = await ctx.env.SIGN_IN_LIMIT.limit({ key: networkOf(ctx.clientAddress) })
  if (!success) throw new DomainError('too_many', 'Too many sign-in attempts. Please wait a minute and try again.')
}

/** 60 calls a minute that may cost model time, for one person (SEC-18). @throws DomainError too_many */
export async function countModelCall(ctx: RequestContext): Promise<void> {
  const key = ctx.actor.kind === 'user' ? ctx.actor.userId : networkOf(ctx.clientAddress)
  const { success } = await ctx.env.MODEL_LIMIT.limit({ key })
  if (!success) throw new DomainError('too_many', 'Too many requests. Please wait a minute and try again.')
}

/** 10 invitation codes a minute for one address, so that none is guessed (SEC-11). @throws DomainError too_many */
export async function countInviteCheck(ctx: RequestContext): Promise<void> {
  const { success } = await ctx.env.INVITE_LIMIT.limit({ key: networkOf(ctx.clientAddress) })
  if (!success) throw new DomainError('too_many', 'Too many invitation codes. Please wait a minute and try again.')
}

/** An IPv4 address, or the /64 network that one customer has of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}
