import { and, desc, eq, isNull } from 'drizzle-orm'
import { DELIVERIES_A_PAGE, type ListDeliveriesInput } from '#shared/billing/delivery-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { webhookEvents } from '#worker/db/schema/index.ts'

/** What Stripe delivered in the last month, the latest first (admins). */
export async function findDeliveries({ db }: UserContext, { isFailed, offset }: ListDeliveriesInput) {
  const { eventId, type, receivedAt, handledAt, failure, deliveries } = webhookEvents
  const found = await db
    .select({ eventId, type, receivedAt, handledAt, failure, deliveries })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, 'stripe'), isFailed ? isNull(handledAt) : undefined))
    .orderBy(desc(receivedAt), eventId)
    .limit(DELIVERIES_A_PAGE + 1)
    .offset(offset)
  return { deliveries: found.slice(0, DELIVERIES_A_PAGE), hasMore: found.length > DELIVERIES_A_PAGE }
}
