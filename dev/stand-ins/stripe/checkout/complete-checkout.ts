import { createCustomer } from '#dev/stand-ins/stripe/customers/customers.ts'
import { attach, resolveMethod } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { authenticateSetup, confirmSetup, newSetupIntent } from '#dev/stand-ins/stripe/customers/setup-intents.ts'
import { collectInvoice, intentOfInvoice } from '#dev/stand-ins/stripe/invoices/collect-invoice.ts'
import { authenticateIntent, confirmIntent } from '#dev/stand-ins/stripe/payments/confirm-intent.ts'
import { newIntent } from '#dev/stand-ins/stripe/payments/new-intent.ts'
import { beginSubscription } from '#dev/stand-ins/stripe/subscriptions/new-subscription.ts'
import { emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { allOrNothing } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import type { CheckoutPlan } from '#dev/stand-ins/stripe/wire/state.ts'
import { find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { CheckoutSession, Customer, PaymentMethod } from '#dev/stand-ins/stripe/wire/wire.ts'

const noPlan: CheckoutPlan = {
  subscriptionMetadata: {},
  intentMetadata: {},
  intentDescription: null,
  setupFutureUsage: null,
}

/**
 * The buyer fills in the page with a test card and pays; an authentication is passed on the way. Returns the address
 * that the browser goes to. @throws Fault 402 when the card is declined: the session then stays open
 */
export function completeCheckout(account: Account, id: string, token: string, email = 'buyer@example.com'): string {
  const { state } = account
  const session = find(state, 'checkout.session', id)
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`)
  const plan = state.checkoutPlans[id] ?? noPlan
  const method = resolveMethod(state, token)
  const address = session.customer_email ?? email
  method.billing_details = { ...method.billing_details, email: address }
  if (session.mode === 'subscription') payForSubscription(account, session, method, plan, address)
  else if (session.mode === 'setup') keepCard(account, session, method)
  else payOnce(account, session, method, plan, address)
  const customer = session.customer ? find(state, 'customer', session.customer) : null
  Object.assign(session, {
    status: 'complete',
    url: null,
    payment_status: session.amount_total ? 'paid' : 'no_payment_required',
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? address,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  })
  emit(account, 'checkout.session.completed', session)
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
}

/** The session's customer; a buyer without one becomes one when the session wants that. */
function customerOf(account: Account, session: CheckoutSession, email: string): Customer | null {
  if (session.customer) return find(account.state, 'customer', session.customer)
  if (session.customer_creation !== 'always') return null
  const customer = createCustomer(account, { email })
  session.customer = customer.id
  return customer
}

function payOnce(
  account: Account,
  session: CheckoutSession,
  method: PaymentMethod,
  plan: CheckoutPlan,
  email: string,
): void {
  const known = session.payment_intent && account.state.tables.payment_intent[session.payment_intent]
  const intent =
    known ||
    newIntent(account, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      customer: customerOf(account, session, email)?.id ?? null,
      description: plan.intentDescription,
      metadata: plan.intentMetadata,
      setup_future_usage: plan.setupFutureUsage,
      types: ['card'],
    })
  session.payment_intent = intent.id
  const fault = confirmIntent(account, intent, method)
  if (fault) throw fault
  if (intent.status === 'requires_action') authenticateIntent(account, intent.id, true)
  if (intent.status !== 'succeeded') throw invalid(intent.last_payment_error?.message ?? 'Your card was declined.')
}

/** A subscription comes to be only with its first payment; a declined card leaves nothing behind. */
function payForSubscription(
  account: Account,
  session: CheckoutSession,
  method: PaymentMethod,
  plan: CheckoutPlan,
  email: string,
): void {
  allOrNothing(account, () => {
    // what was undone before is found again by its id
    const own = find(account.state, 'checkout.session', session.id)
    const customer = customerOf(account, own, email)
    if (!customer) throw invalid('A subscription needs a customer.')
    attach(account, method, customer)
    const subscription = beginSubscription(account, {
      customer: customer.id,
      items: own.line_items.data.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 })),
      metadata: plan.subscriptionMetadata,
      currency: own.currency ?? undefined,
      defaultPaymentMethod: method.id,
      paymentBehavior: 'default_incomplete',
    })
    const invoice = find(account.state, 'invoice', subscription.latest_invoice ?? '')
    const fault = collectInvoice(account, invoice, method)
    if (fault) throw fault
    const intent = intentOfInvoice(account, invoice)
    if (intent?.status === 'requires_action') authenticateIntent(account, intent.id, true)
    Object.assign(own, { subscription: subscription.id, invoice: invoice.id })
  })
}

function keepCard(account: Account, session: CheckoutSession, method: PaymentMethod): void {
  const intent = newSetupIntent(account, {
    ...(session.customer && { customer: session.customer }),
    allowed_payment_method_types: ['card'],
  })
  session.setup_intent = intent.id
  confirmSetup(account, intent, method)
  if (intent.status === 'requires_action') authenticateSetup(account, intent.id, true)
}
