import type { SaveUserEventInput } from '#shared/analytics/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { userEvents } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'

/** SEC-22: what is dropped wherever it stands, because it is a secret or somebody's own words. */
const NEVER_KEPT = /^(code|state|token|jwt|secret|password|prompt|redirect|payment_intent.*|email.*)$/i
const MAX_TEXT = 300

/**
 * Notes something the caller did, without what must not be kept; the same event id sent twice is one event (C058). It
 * never scores (SEC-14).
 * @throws DomainError invalid for a payload that is too large
 */
export async function saveUserEvent(
  ctx: UserContext,
  { eventId, eventType, payload }: SaveUserEventInput,
): Promise<void> {
  const kept = keepable(payload)
  if (JSON.stringify(kept).length > MAX_PAYLOAD) throw new DomainError('invalid', 'This event carries too much.')
  await ctx.db
    .insert(userEvents)
    .values({ userId: ctx.actor.userId, eventId, eventType, payload: kept })
    .onConflictDoUpdate({ target: [userEvents.userId, userEvents.eventId], set: { payload: kept, eventType } })
}

const MAX_PAYLOAD = 8_000

function keepable(payload: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(payload).filter(([name]) => !NEVER_KEPT.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name.replaceAll('\0', '').toWellFormed(), short(value)]))
}

/** Short texts, numbers and flags, or a list of them; anything deeper says too much. */
const short = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 20).map(plain) : plain(value))

function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutQuery(value.slice(0, MAX_TEXT)).replaceAll('\0', '').toWellFormed()
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Of a path or an address only what stands before its query: codes and states travel behind it. */
const withoutQuery = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => (/[/:]|[?#].*=/.test(word) ? word.replace(/[?#].*/, '') : word))
