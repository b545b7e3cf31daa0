import type { SaveUserEventInput } from '#shared/analytics/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { userEvents } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { keptProps } from './rules.ts'

/**
 * Notes something the caller did, as far as it may be kept; the same event id sent twice is one event (C058). It
 * never scores (SEC-14).
 * @throws DomainError invalid for a payload that is too large
 */
export async function saveUserEvent(
  ctx: UserContext,
  { eventId, eventType, payload }: SaveUserEventInput,
): Promise<void> {
  const kept = keptProps(payload)
  if (JSON.stringify(kept).length > MAX_PAYLOAD) throw new DomainError('invalid', 'This event carries too much.')
  await ctx.db
    .insert(userEvents)
    .values({ userId: ctx.actor.userId, eventId, eventType, payload: kept })
    .onConflictDoUpdate({ target: [userEvents.userId, userEvents.eventId], set: { payload: kept, eventType } })
}

const MAX_PAYLOAD = 8_000
