import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { webhookEvents } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import type { EventReference } from '#worker/integrations/stripe/stripe-events.ts'
import { describeFailure } from '#worker/log.ts'
import { settlePayment } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

const PROVIDER = 'stripe'

/**
 * Works an event through: whatever it is about is read again from Stripe (design 8), then the event is noted. After a failure
 * Stripe delivers it again; a second delivery of one that was worked through does nothing (SEC-10).
 * @throws whatever it failed with
 */
export async function handleEvent(ctx: Context, event: EventReference): Promise<void> {
  if (event.isForeign || (await isKnown(ctx, event))) return
  try {
    await workThrough(ctx, event)
  } catch (failure) {
    await noteDelivery(ctx, event, describeFailure(failure))
    throw failure
  }
  await noteDelivery(ctx, event, null)
}

/** What an event is about is read again from Stripe, however often it is asked for. */
export async function workThrough(
  ctx: Context,
  { intentId, subscriptionId }: Pick<EventReference, 'intentId' | 'subscriptionId'>,
): Promise<void> {
  if (intentId) await ignoreUnknown(settlePayment(ctx, intentId))
  if (subscriptionId) await ignoreUnknown(syncSubscription(ctx, subscriptionId))
}

/** @param failure null where it was worked through; what once was stays so */
async function noteDelivery({ db }: Context, event: EventReference, failure: string | null): Promise<void> {
  const { eventId, type, intentId, subscriptionId } = event
  const { handledAt, deliveries } = webhookEvents
  const isHandled = sql`${handledAt} is not null`
  await db
    .insert(webhookEvents)
    .values({
      ...{ provider: PROVIDER, eventId, type, intentId, subscriptionId, failure },
      handledAt: failure === null ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: [webhookEvents.provider, webhookEvents.eventId],
      set: {
        handledAt: sql`coalesce(${handledAt}, ${excluded(handledAt)})`,
        failure: sql`case when ${isHandled} then ${webhookEvents.failure} else ${excluded(webhookEvents.failure)} end`,
        deliveries: sql`${deliveries} + 1`,
      },
    })
}

async function isKnown({ db }: Context, { eventId }: EventReference): Promise<boolean> {
  const noted = await db.query.webhookEvents.findFirst({
    columns: { eventId: true },
    where: and(
      eq(webhookEvents.provider, PROVIDER),
      eq(webhookEvents.eventId, eventId),
      isNotNull(webhookEvents.handledAt),
    ),
  })
  return noted !== undefined
}

/** An object that Stripe itself does not know any more has nothing to tell; no further delivery would change that. */
export async function ignoreUnknown(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (failure) {
    if (!(failure instanceof DomainError && failure.code === 'not_found')) throw failure
  }
}
