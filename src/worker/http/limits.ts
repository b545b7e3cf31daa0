import type { RequestContext } from '#worker/context.ts'
import type { Bindings } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { countCall, type Window, windowEnd } from '#worker/features/quotas/count-call.ts'

interface MinuteLimit {
  /** The rate-limit binding that counts; how many a minute it lets through stands in wrangler.toml. */
  binding: Extract<keyof Bindings, `${string}_LIMIT`>
  /** Who is counted: the signed-in person where there is one, or always the network of the address. */
  by: 'person' | 'address'
  sentence: string
}

/** Of one signed-in person; the database counts, so that not one call more gets through however many come at once. */
interface WindowLimit extends Window {
  sentence: string
}

const WAIT_A_DAY = 'Please go on tomorrow.'

/** Every limit, once. A procedure names its rows as `meta.limit`; a route calls `countLimit` and `refusalOfWindows`. */
export const LIMITS = {
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
  /** A call that asks Stripe, which counts too. */
  stripe: {
    binding: 'PAYMENT_LIMIT',
    by: 'person',
    sentence: 'Too many requests about payments. Please wait a minute and try again.',
  },
  /** A question to the maps service, which is paid for by the question. */
  place: {
    binding: 'PLACE_LIMIT',
    by: 'address',
    sentence: 'Too many requests. Please wait a minute and try again.',
  },
  /** A search or a page of the library, which anybody may read and nobody should take whole. */
  publicReads: {
    binding: 'READ_LIMIT',
    by: 'address',
    sentence: 'Too many requests. Please wait a minute and try again.',
  },
  /** A roadmap written, copied or brought along: each leaves rows, also where its credit comes back. */
  roadmaps: { most: 50, within: 'day', sentence: `You have made many roadmaps today. ${WAIT_A_DAY}` },
  removals: { most: 100, within: 'day', sentence: `You have deleted many roadmaps today. ${WAIT_A_DAY}` },
  /** What a roadmap's one credit covers (G-QUOTA-01) is written for more than anybody learns in a day, and no more. */
  deepDives: { most: 30, within: 'day', sentence: `You have gone deeper into many sections today. ${WAIT_A_DAY}` },
  sectionTexts: { most: 60, within: 'day', sentence: `You have had many sections written today. ${WAIT_A_DAY}` },
  questions: { most: 100, within: 'day', sentence: `You have asked for many questions today. ${WAIT_A_DAY}` },
  answers: { most: 500, within: 'day', sentence: `You have answered many questions today. ${WAIT_A_DAY}` },
  /** SEC-18: payments and plans that somebody begins; more than that is a thief who tries cards. */
  payments: {
    most: 10,
    within: 'hour',
    sentence: 'You have begun many payments in the last hour. Please try again later.',
  },
} as const satisfies Record<string, MinuteLimit | WindowLimit>

export type LimitName = keyof typeof LIMITS

/** Counts one call against the limits by the minute among these. @throws DomainError too_many beyond one */
export async function countLimit(ctx: RequestContext, ...names: readonly LimitName[]): Promise<void> {
  for (const name of names) {
    const limit: MinuteLimit | WindowLimit = LIMITS[name]
    if (!('binding' in limit)) continue
    const key = limit.by === 'person' && ctx.actor.kind === 'user' ? ctx.actor.userId : networkOf(ctx.clientAddress)
    const { success } = await ctx.env[limit.binding].limit({ key })
    if (!success) throw new DomainError('too_many', limit.sentence)
  }
}

/** Whether one of these is counted by the hour or the day. */
export const hasWindow = (names: readonly LimitName[]): boolean => names.some((name) => 'within' in LIMITS[name])

/**
 * Counts one call against the limits by the hour and the day among these, only while the caller's session lives: so it can
 * be asked for beside the session. A call counts whatever becomes of it.
 * @returns the refusal beyond one; for a session that has ended it says nothing
 */
export async function refusalOfWindows(
  { db, bearer }: RequestContext,
  ...names: readonly LimitName[]
): Promise<DomainError | null> {
  if (bearer === null || bearer === 'invalid') return null
  for (const name of names) {
    const limit: MinuteLimit | WindowLimit = LIMITS[name]
    if (!('within' in limit) || (await countCall(db, bearer, name, limit))) continue
    return new DomainError('too_many', limit.sentence, { details: { resetAt: windowEnd(limit.within) } })
  }
  return null
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

/** The header that tells when to come back: the bindings count by the minute, windows by the hour or day, a quota by the month. */
export function retryAfter(errors: { code: string; cause?: unknown }[]): Record<string, string> {
  const refusal = errors.find(({ code }) => code === 'TOO_MANY_REQUESTS')
  if (!refusal) return {}
  const details = refusal.cause instanceof DomainError ? refusal.cause.details : {}
  const resetAt = details.resetAt ?? details.usage?.resetAt
  const seconds = resetAt ? Math.max(1, Math.ceil((Date.parse(resetAt) - Date.now()) / 1000)) : 60
  return { 'retry-after': String(seconds) }
}
