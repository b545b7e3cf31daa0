import { sql } from 'drizzle-orm'
import type { BillingInterval } from '#shared/billing/rules.ts'
import type { SubscriptionHistoryItem } from '#shared/billing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { isoInstant } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { type InvoiceState, listInvoices } from '#worker/integrations/stripe-invoices.ts'
import { MAKES_PRO } from './policy.ts'
import { asMissingCustomer, requireCustomer } from './queries.ts'

type Row = {
  id: string
  status: string
  billingInterval: BillingInterval
  currentPeriodEnd: string
  brand: string | null
  last4: string | null
  makesPro: boolean
}

/**
 * The caller's subscriptions with their invoices, newest first (C137, 3§3).
 * @param input.customerId the caller's own, when it is given
 * @throws DomainError not_found for who never paid, and for another's customer (SEC-10)
 */
export async function readHistory(
  ctx: UserContext,
  input: { customerId?: string | undefined },
): Promise<SubscriptionHistoryItem[]> {
  const customerId = await requireCustomer(ctx)
  if (input.customerId !== undefined && input.customerId !== customerId) asMissingCustomer(foreign())
  const [rows, invoices] = await Promise.all([
    loadSubscriptions(ctx),
    listInvoices(ctx.env, customerId).catch(asMissingCustomer),
  ])
  return rows.map((row) => toItem(row, customerId, invoices))
}

const foreign = () => new DomainError('not_found', 'This customer is not the caller.')

async function loadSubscriptions({ db, actor }: UserContext): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.status, s.billing_interval as "billingInterval", s.payment_brand as brand, s.payment_last4 as last4,
      ${isoInstant(sql`s.current_period_end`)} as "currentPeriodEnd",
      ${MAKES_PRO} as "makesPro"
    from subscriptions s where s.user_id = ${actor.userId}::uuid and s.status not in ('incomplete', 'incomplete_expired')
    order by s.created_at desc, s.id desc`)
  return rows
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
