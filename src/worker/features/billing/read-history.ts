import { and, desc, eq, sql } from 'drizzle-orm'
import type { SubscriptionHistoryItem } from '#shared/billing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { subscriptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { type InvoiceState, listInvoices } from '#worker/integrations/stripe-invoices.ts'
import { asMissingCustomer } from './queries.ts'
import { hasBegun, makesPro, ownCustomer } from './scope.ts'

/**
 * The caller's subscriptions with their invoices, newest first (C137, 3§3).
 * @param input.customerId the caller's own, when it is given
 * @throws DomainError not_found for who never paid, and for another's customer (SEC-10)
 */
export async function readHistory(
  ctx: UserContext,
  input: { customerId?: string | undefined },
): Promise<SubscriptionHistoryItem[]> {
  const customerId = await ownCustomer(ctx)
  if (input.customerId !== undefined && input.customerId !== customerId) asMissingCustomer(foreign())
  const [rows, invoices] = await Promise.all([
    loadSubscriptions(ctx),
    listInvoices(ctx.env, customerId).catch(asMissingCustomer),
  ])
  return rows.map((row) => toItem(row, customerId, invoices))
}

const foreign = () => new DomainError('not_found', 'This customer is not the caller.')

type Row = Awaited<ReturnType<typeof loadSubscriptions>>[number]

function loadSubscriptions({ db, actor }: UserContext) {
  const { id, status, billingInterval, paymentBrand, paymentLast4, currentPeriodEnd } = subscriptions
  return db
    .select({
      id,
      status,
      billingInterval,
      brand: paymentBrand,
      last4: paymentLast4,
      currentPeriodEnd,
      makesPro: sql<boolean>`${makesPro}`,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, actor.userId), hasBegun))
    .orderBy(desc(subscriptions.createdAt), desc(id))
}

function toItem(row: Row, customerId: string, invoices: InvoiceState[]): SubscriptionHistoryItem {
  const { brand, last4, billingInterval } = row
  const subscriptionPlan = row.makesPro ? 'Pro' : 'Free'
  return {
    status: row.status,
    currentPeriodEnd: row.currentPeriodEnd,
    paymentMethod: brand && last4 ? { brand, last4 } : null,
    subscriptionPlan,
    billingInterval,
    invoices: invoices
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .map(({ createdAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        subscriptionId: row.id,
        customerId,
        subscriptionPlan: 'Pro',
        billingInterval,
      })),
  }
}
