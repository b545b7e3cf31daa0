import { networkOf, type RequestContext } from '#worker/context.ts'
import type { Bindings } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { MODEL_AT_ONCE } from '#worker/features/limits/ask-model.ts'
import { type AtOnce, countCall, endCall, type Window, windowEnd } from '#worker/features/limits/count-call.ts'

interface MinuteLimit {
  /** The rate-limit binding that counts; how many a minute it lets through stands in wrangler.toml. */
  binding: LimitBinding
  /** Who is counted: the signed-in person where there is one, or always the network of the address. */
  by: 'person' | 'address'
  /** The binding for who is no person yet, where another number is theirs. */
  visitors?: LimitBinding
  sentence: string
}

type LimitBinding = Extract<keyof Bindings, `${string}_LIMIT`>

/** Of one signed-in person; the database counts, so that not one call more gets through however many come at once. */
type StoredLimit = (Window | AtOnce) & { sentence: string }

const WAIT_A_MINUTE = 'Please wait a minute and try again.'
const WAIT_AN_HOUR = 'Please try again later.'
const WAIT_A_DAY = 'Please go on tomorrow.'
const TOO_MANY = `Too many requests. ${WAIT_A_MINUTE}`

/**
 * Every limit, once. A procedure names its rows as `meta.limit`, and one without any by the minute counts as a read; a route
 * calls `countLimit` and `refusalOfStored`. First SEC-18's table, then what only this house has.
 */
export const LIMITS = {
  /** A step of a sign-in or a sign-up. */
  signIn: { binding: 'SIGN_IN_LIMIT', by: 'address', sentence: `Too many sign-in attempts. ${WAIT_A_MINUTE}` },
  /** A try at an invitation code, so that none is guessed (SEC-11). */
  inviteCode: { binding: 'INVITE_LIMIT', by: 'address', sentence: `Too many invitation codes. ${WAIT_A_MINUTE}` },
  /** What somebody writes to us (SEC-23). */
  forms: { binding: 'FORM_LIMIT', by: 'address', sentence: `You have sent this a few times. ${WAIT_A_MINUTE}` },
  /** Whatever a model may be asked for: all of /gpt, and what writes like it. */
  model: { binding: 'MODEL_LIMIT', by: 'person', sentence: TOO_MANY },
  /** Of what a model is sure to be asked for while somebody waits; so does every call of a quota. What code answers as a rule counts itself when it asks one (limits/ask-model.ts). */
  modelAtOnce: MODEL_AT_ONCE,
  /** A roadmap written, streamed, copied or brought along. */
  creation: { binding: 'CREATION_LIMIT', by: 'person', sentence: `You are making many roadmaps. ${WAIT_A_MINUTE}` },
  /** Payments and plans that somebody begins or changes; more than that is a thief who tries cards. */
  payments: {
    most: 10,
    within: 'hour',
    sentence: `You have begun many payments in the last hour. ${WAIT_AN_HOUR}`,
  },
  /** The details of a link, and a search of the web. */
  links: { binding: 'LINK_LIMIT', by: 'person', sentence: TOO_MANY },
  uploads: { most: 20, within: 'hour', sentence: `You have uploaded many files in the last hour. ${WAIT_AN_HOUR}` },
  /** What is posted elsewhere in somebody's name (SEC-24). */
  posts: { most: 10, within: 'day', sentence: `You have posted ten times today. ${WAIT_A_DAY}` },
  /** Machines that GitHub counts the hours of (SEC-24). */
  codespaces: { most: 10, within: 'day', sentence: `You have opened ten codespaces today. ${WAIT_A_DAY}` },
  /** Each may be a question to a search that is paid for (SEC-07). */
  webSearches: { most: 60, within: 'hour', sentence: `You have searched the web many times. ${WAIT_AN_HOUR}` },
  /** Somebody else hears of these. */
  pairing: { most: 30, within: 'hour', sentence: `You have sent many requests in the last hour. ${WAIT_AN_HOUR}` },
  admin: { binding: 'ADMIN_LIMIT', by: 'person', sentence: TOO_MANY },
  /** Whatever no other row by the minute counts. */
  reads: { binding: 'READ_LIMIT', by: 'person', visitors: 'VISITOR_LIMIT', sentence: TOO_MANY },
  /** What pages tell of themselves; as many as reads, and counted beside them. */
  events: { binding: 'READ_LIMIT', by: 'person', visitors: 'VISITOR_LIMIT', sentence: TOO_MANY },
  /** The same where a browser asks without saying who it is: pages and pictures. */
  publicReads: { binding: 'VISITOR_LIMIT', by: 'address', sentence: TOO_MANY },

  /** A call that takes much of our own computing time: a plan, a credential that is signed, a list that is watched. */
  work: { binding: 'WORK_LIMIT', by: 'person', sentence: TOO_MANY },
  /** A call that asks Stripe, which counts too. */
  stripe: { binding: 'PAYMENT_LIMIT', by: 'person', sentence: `Too many requests about payments. ${WAIT_A_MINUTE}` },
  /** A question to the maps service, which is paid for by the question. */
  place: { binding: 'PLACE_LIMIT', by: 'address', sentence: TOO_MANY },
  /** What concerns an account as a whole: a copy of all of it, its end. */
  account: { most: 10, within: 'hour', sentence: `You have asked for this many times. ${WAIT_AN_HOUR}` },
  /** Each leaves rows, also where its credit comes back. */
  roadmaps: { most: 50, within: 'day', sentence: `You have made many roadmaps today. ${WAIT_A_DAY}` },
  removals: { most: 100, within: 'day', sentence: `You have deleted many roadmaps today. ${WAIT_A_DAY}` },
  /** What a roadmap's one credit covers (G-QUOTA-01) is written for more than anybody learns in a day, and no more. */
  deepDives: { most: 30, within: 'day', sentence: `You have gone deeper into many sections today. ${WAIT_A_DAY}` },
  sectionTexts: { most: 60, within: 'day', sentence: `You have had many sections written today. ${WAIT_A_DAY}` },
  questions: { most: 100, within: 'day', sentence: `You have asked for many questions today. ${WAIT_A_DAY}` },
  answers: { most: 500, within: 'day', sentence: `You have answered many questions today. ${WAIT_A_DAY}` },
} as const satisfies Record<string, MinuteLimit | StoredLimit>

export type LimitName = keyof typeof LIMITS

const limitsOf = (names: readonly LimitName[]) =>
  names.map((name): { name: LimitName; limit: MinuteLimit | StoredLimit } => ({ name, limit: LIMITS[name] }))

/** Whether one of these is counted by the minute. */
export const isByMinute = (names: readonly LimitName[]): boolean => names.some((name) => 'binding' in LIMITS[name])

/** Counts one call against the limits by the minute among these. @throws DomainError too_many beyond one */
export async function countLimit(ctx: RequestContext, ...names: readonly LimitName[]): Promise<void> {
  for (const { name, limit } of limitsOf(names)) {
    if (!('binding' in limit)) continue
    const person = limit.by === 'person' && ctx.actor.kind === 'user' ? ctx.actor.userId : null
    const binding = person === null ? (limit.visitors ?? limit.binding) : limit.binding
    // one binding may count several classes
    const { success } = await ctx.env[binding].limit({ key: `${name}:${person ?? networkOf(ctx.clientAddress)}` })
    if (!success) throw new DomainError('too_many', limit.sentence)
  }
}

/** Whether the database counts one of these. */
export const isStored = (names: readonly LimitName[]): boolean => names.some((name) => !('binding' in LIMITS[name]))

/**
 * Counts one call against the limits among these that the database counts, only while the caller's session lives: so it can
 * be asked for beside the session. A call counts whatever becomes of it; of those that count what goes on at once,
 * `endCalls` tells the end.
 * @returns the refusal beyond one; for a session that has ended it says nothing
 */
export async function refusalOfStored(
  { db, bearer }: RequestContext,
  ...names: readonly LimitName[]
): Promise<DomainError | null> {
  if (bearer === null || bearer === 'invalid') return null
  const stored = limitsOf(names).flatMap(({ name, limit }) => ('binding' in limit ? [] : [{ name, ...limit }]))
  // those that count what goes on at once last, so that nothing that was refused goes on
  const inOrder = stored.toSorted((one, other) => Number('atOnce' in one) - Number('atOnce' in other))
  const beyond = await countCall(db, bearer, inOrder)
  if (!beyond) return null
  const details = 'within' in beyond ? { resetAt: windowEnd(beyond.within) } : {}
  return new DomainError('too_many', beyond.sentence, { details })
}

/** What was begun by `refusalOfStored`, and not refused, has ended; nobody waits for this. */
export function endCalls({ actor, db, waitUntil }: RequestContext, ...names: readonly LimitName[]): void {
  if (actor.kind !== 'user') return
  for (const { name, limit } of limitsOf(names))
    if ('atOnce' in limit) waitUntil(endCall(db, actor.userId, name).catch(() => undefined))
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
