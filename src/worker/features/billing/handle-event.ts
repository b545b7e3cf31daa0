import { and, eq } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { webhookEvents } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import type { EventReference } from '#worker/integrations/stripe-events.ts'
import { settlePayment } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

const PROVIDER = 'stripe'

/**
 * Works an event through: whatever it is about is read again from Stripe (design 8), then the event is noted. A failure
 * notes nothing, so that Stripe delivers it again; a second delivery of a noted one does nothing (SEC-10).
 */
export async function handleEvent(ctx: Context, event: EventReference): Promise<void> {
  if (event.isForeign || (await isKnown(ctx, event))) return
  if (event.intentId) await ignoreUnknown(settlePayment(ctx, event.intentId))
  if (event.subscriptionId) await ignoreUnknown(syncSubscription(ctx, event.subscriptionId))
  const { eventId, type } = event
  await ctx.db.insert(webhookEvents).values({ provider: PROVIDER, eventId, type }).onConflictDoNothing()
}

async function isKnown({ db }: Context, { eventId }: EventReference): Promise<boolean> {
  const noted = await db.query.webhookEvents.findFirst({
    columns: { eventId: true },
    where: and(eq(webhookEvents.provider, PROVIDER), eq(webhookEvents.eventId, eventId)),
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
