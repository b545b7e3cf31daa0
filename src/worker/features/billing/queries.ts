import { sql } from 'drizzle-orm'
import {
  type BillingInterval,
  CREDIT_PACKAGES,
  CURRENCIES,
  type Currency,
  currencyOfCountry,
  PLANS,
} from '#shared/billing/rules.ts'
import type { CustomerOutput, InvoiceItem, PackagePrice, PaymentItem, PlanPriceItem } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { isoInstant } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { listInvoices as listAtStripe } from '#worker/integrations/stripe-invoices.ts'
import { openPortal as openAtStripe } from '#worker/integrations/stripe-subscriptions.ts'
import { MAKES_PRO } from './policy.ts'
import { isLive, LIVE_STATUSES } from './rules.ts'

const PAYMENTS_LIMIT = 200

/** The credit packages in every currency (C136). */
export const packagePrices = (): PackagePrice[] =>
  CREDIT_PACKAGES.map(({ id, credits, amounts, features }) => ({
    id,
    credits,
    ...pricesOf(amounts),
    features: [...features],
  }))

/** What Pro costs a period in every currency (C136). */
export const planPrices = (): PlanPriceItem[] =>
  PLANS.Pro.prices.map(({ id, interval, amounts }) => ({
    id,
    recurring: { interval },
    ...pricesOf(amounts),
    features: [...PLANS.Pro.features],
  }))

const pricesOf = (amounts: Readonly<Record<Currency, number>>) => ({
  unit_amount: amounts.usd,
  currency_options: Object.fromEntries(CURRENCIES.map((one) => [one, { unit_amount: amounts[one] }])),
})

/** The credit packages, the currency of the country that the request came from, and Stripe's public key. */
export async function listPackages(ctx: Pick<RequestContext, 'country' | 'env'>) {
  return {
    prices: packagePrices(),
    currency: currencyOfCountry(ctx.country),
    publishableKey: ctx.env.STRIPE_PUBLISHABLE_KEY ?? null,
  }
}

/** The caller's purchases that came to something, paid or refused, newest first (C139). */
export async function listPayments(ctx: UserContext): Promise<{ payments: PaymentItem[] }> {
  const { rows } = await ctx.db.execute<PaymentItem>(sql`
    select id, currency, amount, extract(epoch from created_at)::int as created, status, credits from payments
    where user_id = ${ctx.actor.userId}::uuid
      and status not in ('requires_payment_method', 'requires_confirmation', 'requires_action')
    order by created_at desc, id desc limit ${PAYMENTS_LIMIT}`)
  return { payments: rows }
}

type SubscriptionRow = {
  customer_id: string | null
  id: string | null
  status: string | null
  price_id: string | null
  billing_interval: BillingInterval | null
  amount: number | null
  currency: Currency | null
  payment_brand: string | null
  payment_last4: string | null
  current_period_end: string | null
  cancel_at_period_end: boolean | null
  past_due_since: string | null
  makes_pro: boolean | null
}

/** The caller's plan (C140); Free where there is no subscription (3§4.4). */
export async function getCustomer(ctx: UserContext): Promise<CustomerOutput> {
  const row = await latestSubscription(ctx)
  const { payment_brand: brand, payment_last4: last4 } = row ?? {}
  return {
    customerId: row?.customer_id ?? null,
    subscriptionPlan: row?.makes_pro ? 'Pro' : 'Free',
    subscriptionId: row?.id ?? null,
    status: row?.status ?? null,
    priceId: row?.price_id ?? null,
    billingInterval: row?.billing_interval ?? null,
    amountPaid: row?.amount ?? null,
    currency: row?.currency ?? null,
    paymentMethod: brand && last4 ? { brand, last4 } : null,
    currentPeriodEnd: row?.current_period_end ?? null,
    cancelAtPeriodEnd: row?.cancel_at_period_end ?? false,
    pastDueSince: row?.past_due_since ?? null,
  }
}

export interface OwnSubscription {
  id: string
  status: string
  priceId: string
  currency: Currency
}

export const noPlan = (cause?: unknown) =>
  new DomainError('conflict', 'You have no plan that could be changed.', { cause })

/** The caller's subscription as long as it is one. @throws DomainError conflict without one */
export async function requireSubscription(ctx: UserContext): Promise<OwnSubscription> {
  const row = await latestSubscription(ctx)
  if (!row?.id || !row.status || !row.price_id || !row.currency || !isLive(row.status)) {
    throw noPlan()
  }
  return { id: row.id, status: row.status, priceId: row.price_id, currency: row.currency }
}

/** The caller's customer at Stripe. @throws DomainError not_found for who never paid (3§8) */
export async function requireCustomer(ctx: UserContext): Promise<string> {
  const { rows } = await ctx.db.execute<{ customer_id: string }>(sql`
    select customer_id from billing_customers where user_id = ${ctx.actor.userId}::uuid`)
  if (!rows[0]) throw new DomainError('not_found', BILLING_TEXTS.customerMissing)
  return rows[0].customer_id
}

/** The caller's invoices, read from Stripe (C137). @throws DomainError not_found for who never paid */
export async function listInvoices(ctx: UserContext): Promise<{ invoices: InvoiceItem[] }> {
  const invoices = await listAtStripe(ctx.env, await requireCustomer(ctx)).catch(asMissingCustomer)
  return {
    invoices: invoices.map(({ subscriptionId: _, ...one }) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  }
}

/** Where the caller changes their card. @throws DomainError not_found for who never paid */
export async function openPortal(ctx: UserContext): Promise<{ url: string }> {
  const customerId = await requireCustomer(ctx)
  return { url: await openAtStripe(ctx.env, customerId, `${ctx.env.APP_URL}/subscription`).catch(asMissingCustomer) }
}

/** A customer that was deleted at Stripe is none to the client either. */
export function asMissingCustomer(failure: unknown): never {
  const isGone = failure instanceof DomainError && failure.code === 'not_found'
  throw isGone ? new DomainError('not_found', BILLING_TEXTS.customerMissing, { cause: failure }) : failure
}

async function latestSubscription(ctx: UserContext): Promise<SubscriptionRow | undefined> {
  const { rows } = await ctx.db.execute<SubscriptionRow>(sql`
    select c.customer_id, s.id, s.status, s.price_id, s.billing_interval, s.amount, s.currency, s.payment_brand,
      s.payment_last4, ${isoInstant(sql`s.current_period_end`)} as current_period_end,
      s.cancel_at_period_end,
      ${isoInstant(sql`s.past_due_since`)} as past_due_since, ${MAKES_PRO} as makes_pro
    from billing_customers c
    -- one whose first payment never came is nothing that anybody has
    left join subscriptions s on s.user_id = c.user_id and s.status not in ('incomplete', 'incomplete_expired')
    where c.user_id = ${ctx.actor.userId}::uuid
    order by s.status in ${LIVE_STATUSES} desc nulls last, s.created_at desc limit 1`)
  return rows[0]
}
