import { and, desc, eq, sql } from 'drizzle-orm'
import type { HistoryOutput } from '#shared/billing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { subscriptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { type InvoiceState, listInvoices } from '#worker/integrations/stripe-invoices.ts'
import { asMissingCustomer, toInvoiceItem } from './queries.ts'
import { hasBegun, makesPro, ownCustomer } from './scope.ts'

/**
 * The caller's subscriptions with their invoices, newest first (C137, 3§3).
 * @param input.customerId the caller's own, when it is given
 * @throws DomainError not_found for who never paid, and for another's customer (SEC-10)
 */
export async function readHistory(
  ctx: UserContext,
  input: { customerId?: string | undefined },
): Promise<HistoryOutput> {
  const customerId = await ownCustomer(ctx)
  if (input.customerId !== undefined && input.customerId !== customerId) asMissingCustomer(foreign())
  const [rows, invoices] = await Promise.all([
    loadSubscriptions(ctx),
    listInvoices(ctx.env, customerId).catch(asMissingCustomer),
  ])
  return { customerId, subscriptions: rows.map((row) => toItem(row, invoices)) }
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

function toItem({ brand, last4, makesPro, ...row }: Row, invoices: InvoiceState[]) {
  return {
    ...row,
    paymentMethod: brand && last4 ? { brand, last4 } : null,
    plan: makesPro ? ('Pro' as const) : ('Free' as const),
    invoices: invoices.filter(({ subscriptionId }) => subscriptionId === row.id).map(toInvoiceItem),
  }
}
