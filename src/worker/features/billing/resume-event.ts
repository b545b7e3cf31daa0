import { and, eq, sql } from 'drizzle-orm'
import type { ResumeEventInput } from '#shared/billing/delivery-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { webhookEvents } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { workThrough } from './handle-event.ts'

/**
 * An administrator has a delivery worked through again, noted with the reason before anything is done. What it is about is
 * read from Stripe as it is now, so that nothing is booked twice.
 * @throws DomainError not_found for one that was not delivered in the last month, and whatever it failed with
 */
export async function resumeEvent(ctx: UserContext, { eventId, reason }: ResumeEventInput): Promise<void> {
  const { db, actor } = ctx
  const isIt = and(eq(webhookEvents.provider, 'stripe'), eq(webhookEvents.eventId, eventId))
  const { intentId, subscriptionId } = webhookEvents
  const [event] = await db.select({ intentId, subscriptionId }).from(webhookEvents).where(isIt)
  if (!event) throw new DomainError('not_found', 'This delivery is not known any more.')
  await note(db, { adminId: actor.userId, personId: null, action: 'billing.resumeEvent', reason, details: eventId })
  const failure = await workThrough(ctx, event).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  const outcome = failure === null ? { handledAt: sql`now()`, failure: null } : { failure: describeFailure(failure) }
  await db.update(webhookEvents).set(outcome).where(isIt)
  if (failure !== null) throw failure
}
