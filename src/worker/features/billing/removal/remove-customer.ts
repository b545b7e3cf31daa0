import { and, desc, eq, notInArray, or } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { billingCustomers, payments, subscriptions } from '#worker/db/schema/index.ts'
import { ignoreUnknown } from '#worker/features/billing/handle-event.ts'
import { isLiveStatus } from '#worker/features/billing/scope.ts'
import { settlePayment } from '#worker/features/billing/settle-payment.ts'
import { syncSubscription } from '#worker/features/billing/sync-subscription.ts'
import { cancelIntent, deleteCustomer } from '#worker/integrations/stripe/stripe.ts'

/** Only a page that is still open can pay one; who opens many has the latest open. */
const MOST_OPEN = 20
const OVER = ['succeeded', 'canceled', 'refunded', 'disputed', 'mismatch']

/**
 * Nobody pays for a removed account any more: its subscriptions end at Stripe, what was begun can't be paid, and the customer
 * goes, with whatever Stripe keeps of them; invoices stay there by law. Done again after a crash, it goes on where it was.
 * @throws DomainError upstream while Stripe does not answer
 */
export async function removeCustomer(ctx: Context, userId: string): Promise<void> {
  const { db, env } = ctx
  const { unfinished, open, customers } = await batch(db, {
    unfinished: db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), or(eq(subscriptions.status, 'incomplete'), isLiveStatus))),
    open: db
      .select({ intentId: payments.intentId })
      .from(payments)
      .where(and(eq(payments.userId, userId), notInArray(payments.status, OVER)))
      .orderBy(desc(payments.createdAt))
      .limit(MOST_OPEN),
    customers: db
      .select({ customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId)),
  })
  // of a deleted account's: it is ended there
  for (const { id } of unfinished) await ignoreUnknown(syncSubscription(ctx, id))
  for (const { intentId } of open) {
    await cancelIntent(env, intentId)
    await ignoreUnknown(settlePayment(ctx, intentId))
  }
  for (const { customerId } of customers) {
    await deleteCustomer(env, customerId)
    const isIt = and(eq(billingCustomers.userId, userId), eq(billingCustomers.customerId, customerId))
    await db.delete(billingCustomers).where(isIt)
  }
}
