import type Stripe from 'stripe'
import { type BillingInterval, type Currency, PORTAL_MARK, planPriceById } from '#shared/billing/rules.ts'
import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { referenceOf } from './stripe.ts'
import { ask, isRefused, type StripeSettings, wholeList } from './stripe-client.ts'

/** A subscription in our own words. */
export interface SubscriptionState {
  id: string
  customerId: string
  /** As Stripe names it. */
  status: string
  productId: string
  /** Our own id of the price. */
  priceId: string
  interval: BillingInterval
  currency: string
  /** Minor units a period. */
  amount: number
  /** What the newest invoice came to, minor units; null while it is not paid. */
  amountPaid: number | null
  brand: string | null
  last4: string | null
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
}

/** A price of our catalogue, in the currency that it is paid in. */
export interface PlanOrder {
  priceId: string
  currency: Currency
}

const EXPANDED = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'latest_invoice.confirmation_secret',
  'items.data.price.currency_options',
]

/**
 * Begins a subscription that waits for its first payment; without a secret there is none to make, as when the customer's
 * balance at Stripe covers it. @throws DomainError not_found for a deleted customer
 */
export async function createSubscription(
  env: Env,
  order: PlanOrder & { userId: string; customerId: string; requestKey: string },
): Promise<{ id: string; clientSecret: string | null }> {
  const price = await stripePriceOf(env, order)
  const created = await ask(env, (stripe) =>
    stripe.subscriptions.create(
      {
        customer: order.customerId,
        currency: order.currency,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId: order.userId },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `subscription:${order.requestKey}` },
    ),
  )
  return { id: created.id, clientSecret: secretOf(created) }
}

/** What Stripe says of a subscription now. @throws DomainError not_found */
export const readSubscription = async (env: StripeSettings, id: string): Promise<SubscriptionState> =>
  stateOf(await ask(env, (stripe) => stripe.subscriptions.retrieve(id, { expand: EXPANDED })))

/** Every subscription of a product that is not over, however many pages they are. */
export async function listLiveSubscriptions(env: StripeSettings, productId: string): Promise<SubscriptionState[]> {
  const found = await ask(env, (stripe) => wholeList(stripe.subscriptions.list({ limit: 100 })))
  return found.map(stateOf).filter((one) => one.productId === productId && one.status !== 'incomplete')
}

/** The currencies of a customer's subscriptions that are not over, whatever they are to. */
export async function listLiveCurrencies(env: StripeSettings, customerId: string): Promise<string[]> {
  const { data } = await ask(env, (stripe) => stripe.subscriptions.list({ customer: customerId, limit: 100 }))
  return data.map(({ currency }) => currency)
}

/** The client secret of a subscription whose first payment is still due; null when it is not. */
export async function readOpenSecret(env: Env, id: string): Promise<string | null> {
  const subscription = await ask(env, (stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] }),
  )
  return subscription.status === 'incomplete' ? secretOf(subscription) : null
}

/** What a change to another price would cost: minor units, negative for a credit on the next invoice; and as of when. */
export async function previewChange(env: Env, id: string, order: PlanOrder): Promise<{ amount: number; at: Date }> {
  const { itemId, customerId, periodStart } = await itemOf(env, id)
  const price = await stripePriceOf(env, order)
  // Stripe counts in whole seconds, and its clock may be a little ahead of ours
  const at = new Date(Math.max(Math.floor(Date.now() / 1000), periodStart) * 1000)
  const preview = await ask(env, (stripe) =>
    stripe.invoices.createPreview({
      customer: customerId,
      subscription: id,
      subscription_details: { items: [{ id: itemId, price }], ...AT_ONCE, proration_date: secondsOf(at) },
    }),
  )
  // what earlier changes left as a credit is taken off first
  return { amount: preview.total < 0 ? preview.total : preview.amount_due, at }
}

export const NOT_CURRENT = 'The price shown is no longer current. Please look at it again.'

/**
 * Changes the price at once and charges or credits the difference as it was shown. Twice the same change charges once:
 * Stripe does one after the other, and a price that stands there already makes no difference.
 * @param at of the preview; null for now
 * @throws DomainError payment_refused, invalid for an instant before the current period
 */
export async function changePrice(env: Env, id: string, order: PlanOrder, at: Date | null): Promise<void> {
  const { itemId, periodStart } = await itemOf(env, id)
  if (at && at.getTime() < periodStart * 1000) throw new DomainError('invalid', NOT_CURRENT)
  const price = await stripePriceOf(env, order)
  const shown = at ? { proration_date: secondsOf(at) } : {}
  await ask(env, (stripe) =>
    stripe.subscriptions.update(
      id,
      { items: [{ id: itemId, price }], ...AT_ONCE, ...shown, payment_behavior: 'error_if_incomplete' },
      at ? { idempotencyKey: `change:${id}:${order.priceId}:${at.getTime()}` } : {},
    ),
  )
}

/** Lets a subscription end with its period, or go on after all. */
export async function setCancelAtPeriodEnd(env: Env, id: string, isCancelled: boolean, comment = ''): Promise<void> {
  const details = isCancelled && comment ? { cancellation_details: { comment } } : {}
  await ask(env, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled, ...details }))
}

/**
 * Takes the first payment of a waiting subscription off the table; a paid one can't be voided, whoever was faster.
 * @returns false when the invoice can't be voided
 */
export async function voidFirstInvoice(env: Env, id: string): Promise<boolean> {
  const { latest_invoice: invoice } = await ask(env, (stripe) => stripe.subscriptions.retrieve(id))
  const invoiceId = referenceOf(invoice)
  if (!invoiceId) return false
  try {
    await ask(env, (stripe) => stripe.invoices.voidInvoice(invoiceId))
    return true
  } catch (failure) {
    if (isRefused(failure)) return false
    throw failure
  }
}

/** Ends a subscription at once; nothing is charged for it any more. */
export async function endSubscription(env: Env, id: string): Promise<void> {
  await ask(env, (stripe) => stripe.subscriptions.cancel(id))
}

/** Where somebody changes their card: Stripe's own page, as `npm run stripe:setup` configured it. */
export async function openPortal(env: Env, customerId: string, returnUrl: string): Promise<string> {
  const session = await ask(env, async (stripe) => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
    const ours = data.find(({ metadata }) => metadata?.app === PORTAL_MARK)
    return stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      ...(ours ? { configuration: ours.id } : {}),
    })
  })
  return session.url
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

const AT_ONCE = { proration_behavior: 'always_invoice' } as const

/**
 * Prices differ from account to account; their lookup keys are ours (`npm run stripe:setup`).
 * @throws DomainError not_configured also where Stripe would charge something else than our pages say
 */
async function stripePriceOf(env: Env, { priceId, currency }: PlanOrder): Promise<string> {
  const { data } = await ask(env, (stripe) =>
    stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1, expand: ['data.currency_options'] }),
  )
  const price = data[0]
  const amount = price?.currency === currency ? price.unit_amount : price?.currency_options?.[currency]?.unit_amount
  if (!price || amount !== planPriceById(priceId)?.amounts[currency]) {
    throw new DomainError('not_configured', "This plan can't be bought yet.")
  }
  return price.id
}

async function itemOf(env: Env, id: string): Promise<{ itemId: string; customerId: string; periodStart: number }> {
  const { items, customer } = await ask(env, (stripe) => stripe.subscriptions.retrieve(id))
  const item = items.data[0]
  if (!item) throw new DomainError('upstream', 'This subscription has nothing in it.')
  return { itemId: item.id, customerId: referenceOf(customer) ?? '', periodStart: item.current_period_start }
}

const secretOf = ({ latest_invoice: invoice }: Stripe.Subscription): string | null =>
  (typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null) ?? null

function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0]
  const price = item?.price
  const card = cardOf(subscription)
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  return {
    id: subscription.id,
    customerId: referenceOf(subscription.customer) ?? '',
    status: subscription.status,
    productId: referenceOf(price?.product) ?? '',
    // an older price has lost its lookup key to the one that is sold now
    priceId: price?.metadata.priceId ?? price?.lookup_key ?? price?.id ?? '',
    interval: price?.recurring?.interval === 'year' ? 'year' : 'month',
    currency: subscription.currency,
    amount: price?.currency_options?.[subscription.currency]?.unit_amount ?? price?.unit_amount ?? 0,
    amountPaid: invoice?.status === 'paid' ? invoice.amount_paid : null,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    currentPeriodEnd: new Date((item?.current_period_end ?? subscription.start_date) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at ? new Date(subscription.ended_at * 1000) : null,
  }
}

/** The card that pays: the subscription's own, else its customer's. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): Stripe.PaymentMethod.Card | undefined {
  const settings = typeof customer === 'object' && !customer.deleted ? customer.invoice_settings : null
  const method = own ?? settings?.default_payment_method
  return typeof method === 'object' ? method?.card : undefined
}
