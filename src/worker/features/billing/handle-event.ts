import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import type { StripePoke } from '#worker/integrations/stripe-events.ts'
import { settlePayment } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

const PROVIDER = 'stripe'

/**
 * Works an event through: whatever it is about is read again from Stripe (design 7), then the event is noted. A failure
 * notes nothing, so that Stripe delivers it again; a second delivery of a noted one does nothing (SEC-10).
 */
export async function handleEvent(ctx: Context, poke: StripePoke): Promise<void> {
  if (poke.isForeign || (await isKnown(ctx, poke))) return
  if (poke.intentId) await ignoreUnknown(settlePayment(ctx, poke.intentId))
  if (poke.subscriptionId) await ignoreUnknown(syncSubscription(ctx, poke.subscriptionId))
  await ctx.db.execute(sql`
    insert into webhook_events (provider, event_id, type) values (${PROVIDER}, ${poke.eventId}, ${poke.type})
    on conflict do nothing`)
}

async function isKnown(ctx: Context, { eventId }: StripePoke): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select from webhook_events where provider = ${PROVIDER} and event_id = ${eventId}`)
  return rows.length > 0
}

/** An object that Stripe itself does not know any more has nothing to tell; no further delivery would change that. */
async function ignoreUnknown(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (failure) {
    if (!(failure instanceof DomainError && failure.code === 'not_found')) throw failure
  }
}
