import type { RequestContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

interface Limit {
  /** The rate-limit binding that counts; how many a minute it lets through stands in wrangler.toml. */
  binding: 'SIGN_IN_LIMIT' | 'MODEL_LIMIT' | 'INVITE_LIMIT'
  /** Who is counted: the signed-in person where there is one, or always the network of the address. */
  by: 'person' | 'address'
  sentence: string
}

/** Every limit by the minute, once. A procedure names its row as `meta.limit`, a route calls `countLimit`. */
const LIMITS = {
  /** SEC-18: a step of a sign-in. */
  signIn: {
    binding: 'SIGN_IN_LIMIT',
    by: 'address',
    sentence: 'Too many sign-in attempts. Please wait a minute and try again.',
  },
  /** SEC-18: a call that may cost the model's or much of our own computing time. */
  model: {
    binding: 'MODEL_LIMIT',
    by: 'person',
    sentence: 'Too many requests. Please wait a minute and try again.',
  },
  /** SEC-11: a try at an invitation code, so that none is guessed. */
  inviteCode: {
    binding: 'INVITE_LIMIT',
    by: 'address',
    sentence: 'Too many invitation codes. Please wait a minute and try again.',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** Counts one call against a limit. @throws DomainError too_many beyond it */
export async function countLimit(ctx: RequestContext, name: LimitName): Promise<void> {
  const { binding, by, sentence } = LIMITS[name]
  const key = by === 'person' && ctx.actor.kind === 'user' ? ctx.actor.userId : networkOf(ctx.clientAddress)
  const { success } = await ctx.env[binding].limit({ key })
  if (!success) throw new DomainError('too_many', sentence)
}

/** An IPv4 address, or the /64 network that one customer has of IPv6. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}

/** The header that tells when to come back: the bindings count by the minute, a quota by the month. */
export function retryAfter(errors: { code: string; cause?: unknown }[]): Record<string, string> {
  const refusal = errors.find(({ code }) => code === 'TOO_MANY_REQUESTS')
  if (!refusal) return {}
  const resetAt = refusal.cause instanceof DomainError ? refusal.cause.details.usage?.resetAt : undefined
  const seconds = resetAt ? Math.max(1, Math.ceil((Date.parse(resetAt) - Date.now()) / 1000)) : 60
  return { 'retry-after': String(seconds) }
}
