import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { CREDIT_PACKAGES, CURRENCIES, type Currency, currencyOfCountry, PLANS } from '#shared/billing/rules.ts'
import type { CustomerOutput, InvoiceItem, PackagePrice, PaymentItem, PlanPriceItem } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { billingCustomers, payments, subscriptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { listInvoices as listAtStripe } from '#worker/integrations/stripe-invoices.ts'
import { openPortal as openAtStripe } from '#worker/integrations/stripe-subscriptions.ts'
import { hasBegun, isLiveStatus, makesPro, ownCustomer } from './scope.ts'

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
  const { id, currency, amount, status, credits } = payments
  const created = sql<number>`extract(epoch from ${payments.createdAt})::int`
  const isBegunOnly = inArray(status, ['requires_payment_method', 'requires_confirmation', 'requires_action'])
  return {
    payments: await ctx.db
      .select({ id, currency, amount, created, status, credits })
      .from(payments)
      .where(and(eq(payments.userId, ctx.actor.userId), not(isBegunOnly)))
      .orderBy(desc(payments.createdAt), desc(id))
      .limit(PAYMENTS_LIMIT),
  }
}

/** The caller's plan (C140); Free where there is no subscription (3§4.4). */
export async function getCustomer(ctx: UserContext): Promise<CustomerOutput> {
  const { customerId, subscription } = (await latestSubscription(ctx)) ?? { customerId: null, subscription: null }
  const { paymentBrand: brand = null, paymentLast4: last4 = null } = subscription ?? {}
  return {
    customerId,
    subscriptionPlan: subscription?.makesPro ? 'Pro' : 'Free',
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    priceId: subscription?.priceId ?? null,
    billingInterval: subscription?.billingInterval ?? null,
    amountPaid: subscription?.amount ?? null,
    currency: subscription?.currency ?? null,
    paymentMethod: brand && last4 ? { brand, last4 } : null,
    currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    pastDueSince: subscription?.pastDueSince ?? null,
  }
}

/** The caller's invoices, read from Stripe (C137). @throws DomainError not_found for who never paid */
export async function listInvoices(ctx: UserContext): Promise<{ invoices: InvoiceItem[] }> {
  const invoices = await listAtStripe(ctx.env, await ownCustomer(ctx)).catch(asMissingCustomer)
  return {
    invoices: invoices.map(({ subscriptionId: _, ...one }) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  }
}

/** Where the caller changes their card. @throws DomainError not_found for who never paid */
export async function openPortal(ctx: UserContext): Promise<{ url: string }> {
  const customerId = await ownCustomer(ctx)
  return { url: await openAtStripe(ctx.env, customerId, `${ctx.env.APP_URL}/subscription`).catch(asMissingCustomer) }
}

/** A customer that was deleted at Stripe is none to the client either. */
export function asMissingCustomer(failure: unknown): never {
  const isGone = failure instanceof DomainError && failure.code === 'not_found'
  throw isGone ? new DomainError('not_found', BILLING_TEXTS.customerMissing, { cause: failure }) : failure
}

/** The caller's customer with their live subscription, else the newest. */
async function latestSubscription({ db, actor }: UserContext) {
  const { id, status, priceId, billingInterval, amount, currency, paymentBrand, paymentLast4 } = subscriptions
  const { currentPeriodEnd, cancelAtPeriodEnd, pastDueSince } = subscriptions
  const [row] = await db
    .select({
      customerId: billingCustomers.customerId,
      subscription: {
        ...{ id, status, priceId, billingInterval, amount, currency, paymentBrand, paymentLast4 },
        ...{ currentPeriodEnd, cancelAtPeriodEnd, pastDueSince, makesPro },
      },
    })
    .from(billingCustomers)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, billingCustomers.userId), hasBegun))
    .where(eq(billingCustomers.userId, actor.userId))
    .orderBy(sql`${isLiveStatus} desc nulls last`, desc(subscriptions.createdAt))
    .limit(1)
  return row
}
