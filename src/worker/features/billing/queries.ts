import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import {
  CREDIT_PACKAGES,
  CREDITS_PRODUCT_ID,
  currencyOfCountry,
  PACKAGE_FEATURES,
  PLANS,
  PRO_PRODUCT_ID,
} from '#shared/billing/rules.ts'
import type { CustomerOutput, HistoryOutput, InvoiceItem, PaymentItem, PricesOutput } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { billingCustomers, creditBalances, payments, roadmaps, subscriptions } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { linesOf } from '#worker/features/credits/queries.ts'
import { type InvoiceState, listInvoices as listAtStripe } from '#worker/integrations/stripe/stripe-invoices.ts'
import { openPortal as openAtStripe } from '#worker/integrations/stripe/stripe-subscriptions.ts'
import { hasBegun, isLiveStatus, makesPro, ownCustomer } from './scope.ts'

/** SEC-28 */
const PAYMENTS_LIMIT = 100
const STATEMENT_PAGE = 20

const packagePrices = () =>
  CREDIT_PACKAGES.map(({ amounts, ...one }) => ({ ...one, amountsMinor: amounts, features: [...PACKAGE_FEATURES] }))

const planPrices = () =>
  PLANS.Pro.prices.map(({ id, interval, amounts }) => ({
    ...{ id, interval, amountsMinor: amounts },
    features: PLANS.Pro.features.map(({ text, isThere }) =>
      isThere ? text : `${text} (${BILLING_TEXTS.notThereYet})`,
    ),
  }))

/** What a product is sold for in every currency: credits, unless another is named (C136). */
export function listPrices({ productId = CREDITS_PRODUCT_ID }: { productId?: string | undefined }): PricesOutput {
  return {
    packages: productId === CREDITS_PRODUCT_ID ? packagePrices() : [],
    plans: productId === PRO_PRODUCT_ID ? planPrices() : [],
  }
}

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
  const { id, currency, amount: amountMinor, createdAt, status, credits } = payments
  const isBegunOnly = inArray(status, ['requires_payment_method', 'requires_confirmation', 'requires_action'])
  return {
    payments: await ctx.db
      .select({ id, currency, amountMinor, createdAt, status, credits })
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
    plan: subscription?.makesPro ? 'Pro' : 'Free',
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    priceId: subscription?.priceId ?? null,
    billingInterval: subscription?.billingInterval ?? null,
    amountMinor: subscription?.amount ?? null,
    amountPaidMinor: subscription?.amountPaid ?? null,
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
    invoices: invoices.map(toInvoiceItem),
  }
}

/**
 * The caller's subscriptions with their invoices, newest first (C137, 3§3).
 * @param input.customerId the caller's own, when it is given
 * @throws DomainError not_found for who never paid, and for another's customer (SEC-10)
 */
export async function getHistory(ctx: UserContext, input: { customerId?: string | undefined }): Promise<HistoryOutput> {
  const customerId = await ownCustomer(ctx)
  if (input.customerId !== undefined && input.customerId !== customerId) asMissingCustomer(foreign())
  const [rows, invoices] = await Promise.all([
    loadSubscriptions(ctx),
    listAtStripe(ctx.env, customerId).catch(asMissingCustomer),
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

/** An invoice of Stripe's as we tell it. */
const toInvoiceItem = ({ subscriptionId: _, amountPaid, createdAt, ...invoice }: InvoiceState): InvoiceItem => ({
  ...invoice,
  amountPaidMinor: amountPaid,
  createdAt: createdAt.toISOString(),
})

/** Where the caller changes their card. @throws DomainError not_found for who never paid */
export async function openPortal(ctx: UserContext): Promise<{ url: string }> {
  const customerId = await ownCustomer(ctx)
  return { url: await openAtStripe(ctx.env, customerId, `${ctx.env.APP_URL}/subscription`).catch(asMissingCustomer) }
}

/** A customer that was deleted at Stripe is none to the client either. */
function asMissingCustomer(failure: unknown): never {
  const isGone = failure instanceof DomainError && failure.code === 'not_found'
  throw isGone ? new DomainError('not_found', BILLING_TEXTS.customerMissing, { cause: failure }) : failure
}

/** The caller's customer with their live subscription, else the newest. */
async function latestSubscription({ db, actor }: UserContext) {
  const { id, status, priceId, billingInterval, amount, amountPaid, currency } = subscriptions
  const { paymentBrand, paymentLast4, currentPeriodEnd, cancelAtPeriodEnd, pastDueSince } = subscriptions
  const [row] = await db
    .select({
      customerId: billingCustomers.customerId,
      subscription: {
        ...{ id, status, priceId, billingInterval, amount, amountPaid, currency },
        ...{ paymentBrand, paymentLast4, currentPeriodEnd, cancelAtPeriodEnd, pastDueSince, makesPro },
      },
    })
    .from(billingCustomers)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, billingCustomers.userId), hasBegun))
    .where(eq(billingCustomers.userId, actor.userId))
    .orderBy(sql`${isLiveStatus} desc nulls last`, desc(subscriptions.createdAt))
    .limit(1)
  return row
}

/**
 * Every credit of the caller in and out, one line a roadmap, the newest first, a page at a time; the sum of all is the
 * balance.
 */
export async function getStatement({ db, actor }: UserContext, { before }: { before?: number | undefined }) {
  const lines = linesOf(db, actor.userId)
  const { id, createdAt, kind, delta, balanceAfter } = lines
  const rows = await db
    .select({
      balance: creditBalances.balance,
      entry: { id, createdAt, kind, delta, balanceAfter },
      roadmap: {
        id: roadmaps.id,
        title: sql<string>`coalesce(${roadmaps.ownTitle}, ${roadmaps.title})`,
        prompt: roadmaps.prompt,
        deletedAt: roadmaps.deletedAt,
      },
      payment: { paymentId: payments.id, amountMinor: payments.amount, currency: payments.currency },
    })
    .from(creditBalances)
    .leftJoin(lines, before === undefined ? sql`true` : lt(id, before))
    .leftJoin(roadmaps, eq(roadmaps.id, subjectIdOf(lines, 'roadmap')))
    .leftJoin(payments, eq(payments.id, subjectIdOf(lines, 'payment')))
    .where(eq(creditBalances.userId, actor.userId))
    .orderBy(desc(id))
    .limit(STATEMENT_PAGE + 1)
  const entries = rows.flatMap(({ entry, roadmap, payment }) =>
    // where there is no line its fields are null one by one, as those of a subquery
    entry && entry.id !== null ? [{ ...entry, roadmap: roadmap && roadmapOf(roadmap), payment }] : [],
  )
  return {
    entries: entries.slice(0, STATEMENT_PAGE),
    balance: rows[0]?.balance ?? 0,
    hasMore: entries.length > STATEMENT_PAGE,
  }
}

/** The subject of a line, where it is of this kind; other kinds may have ids of another form. */
const subjectIdOf = (lines: ReturnType<typeof linesOf>, kind: 'roadmap' | 'payment') =>
  sql`case when ${lines.subjectKind} = ${kind} then ${lines.subjectId}::uuid end`

const roadmapOf = ({
  id,
  deletedAt,
  ...words
}: {
  id: string
  title: string
  prompt: string
  deletedAt: string | null
}) => ({
  ...words,
  roadmapId: deletedAt === null ? id : null,
})
