import { collectInvoice, methodOf } from '#dev/stand-ins/stripe/invoices/collect-invoice.ts'
import { periodLine } from '#dev/stand-ins/stripe/invoices/invoice-lines.ts'
import { openInvoice } from '#dev/stand-ins/stripe/invoices/new-invoice.ts'
import { add, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { allOrNothing } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import { wholeList } from '#dev/stand-ins/stripe/wire/list.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Customer, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'
import { periodFrom } from './billing-period.ts'
import type { ItemWanted } from './subscription-items.ts'
import { newItem, recurringPrice } from './subscription-items.ts'

export type PaymentBehavior =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete'

export type SubscriptionWanted = {
  customer: string
  items: ItemWanted[]
  metadata: Record<string, string>
  currency?: string | undefined
  description?: string | null | undefined
  defaultPaymentMethod?: string | null | undefined
  cancelAtPeriodEnd?: boolean | undefined
  cancelAt?: number | null | undefined
  isMethodKept?: boolean | undefined
  isOffSession?: boolean | undefined
  paymentBehavior: PaymentBehavior
}

/** Begins a subscription with its first invoice; `paymentBehavior` says who pays that, and what if nobody does. */
export function beginSubscription(account: Account, wanted: SubscriptionWanted): Subscription {
  const { state } = account
  const customer = find(state, 'customer', wanted.customer, 'customer')
  const [first] = wanted.items
  if (!first) throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' })
  const currency = wanted.currency ?? customer.currency ?? recurringPrice(account, first.price ?? '', null).currency
  refuseMixture(account, customer, currency)
  return allOrNothing(account, () => {
    switchCurrency(customer, currency)
    return begin(account, wanted, currency)
  })
}

/** A customer pays in one currency at a time; once nothing is going on in it, the next may be another. */
function refuseMixture({ state }: Account, customer: Customer, currency: string): void {
  const isLive = ({ status }: Subscription) => status !== 'canceled' && status !== 'incomplete_expired'
  const own = all(state, 'subscription').filter((one) => one.customer === customer.id && isLive(one))
  const other = own.find((one) => one.currency !== currency)
  if (!other) return
  throw invalid(
    `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${other.currency}.`,
  )
}

/** What is owed to a customer in one currency pays no invoice in another. */
function switchCurrency(customer: Customer, currency: string): void {
  const former = customer.currency
  if (former && former !== currency) {
    const balances = { ...customer.invoice_credit_balance, [former]: customer.balance }
    Object.assign(customer, { invoice_credit_balance: balances, balance: balances[currency] ?? 0 })
  }
  customer.currency = currency
}

function begin(account: Account, wanted: SubscriptionWanted, currency: string): Subscription {
  const subscription = blankSubscription(account, wanted, currency)
  const now = subscription.start_date
  subscription.items.data = wanted.items.map(({ price: id = '', quantity = 1 }) => {
    const price = recurringPrice(account, id, currency)
    return newItem(account, subscription.id, { price, quantity }, periodFrom(now, now, price))
  })
  const method = methodOf(account, subscription)
  const isDue = subscription.items.data.some(({ price }) => price.currency_options[currency]?.unit_amount !== 0)
  if (isDue && !method && wanted.paymentBehavior !== 'default_incomplete') {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.'
    throw invalid(message, { code: 'resource_missing' })
  }
  add(account, 'subscription', subscription, 'customer.subscription.created')
  const lines = subscription.items.data.map((item) =>
    periodLine(account, subscription, item, { start: item.current_period_start, end: item.current_period_end }),
  )
  const invoice = openInvoice(account, subscription, lines, 'subscription_create')
  if (invoice.status === 'paid') activate(account, subscription)
  else if (wanted.paymentBehavior !== 'default_incomplete') {
    const isError = wanted.paymentBehavior === 'error_if_incomplete'
    const how = { isOffSession: wanted.isOffSession ?? false, errorOnAction: isError }
    const fault = collectInvoice(account, invoice, method, how)
    if (fault && isError) throw fault
  }
  return subscription
}

function activate(account: Account, subscription: Subscription): void {
  subscription.status = 'active'
  emit(account, 'customer.subscription.updated', subscription, { status: 'incomplete' })
}

function blankSubscription({ state }: Account, wanted: SubscriptionWanted, currency: string): Subscription {
  const now = nowSeconds(state)
  const id = newId(state, 'sub')
  return {
    ...unusedFields(),
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: wanted.cancelAt ?? null,
    cancel_at_period_end: wanted.cancelAtPeriodEnd ?? false,
    created: now,
    currency,
    customer: wanted.customer,
    default_payment_method: wanted.defaultPaymentMethod ?? null,
    description: wanted.description ?? null,
    items: wholeList(`/v1/subscription_items?subscription=${id}`, []),
    metadata: { ...wanted.metadata },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: wanted.isMethodKept ? 'on_subscription' : 'off',
    },
    start_date: now,
    status: 'incomplete',
  }
}

function unusedFields() {
  return {
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' as const },
    billing_schedules: [],
    billing_thresholds: null,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically' as const,
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' as const },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' as const } },
    trial_start: null,
  }
}
