import { cancelNow, setStatus } from '#dev/stand-ins/stripe/subscriptions/subscription-status.ts'
import { emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { all, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Invoice, PaymentIntent, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'

const secondsPerDay = 86_400

/** The invoice that an intent pays, or undefined. */
export function invoiceOfIntent({ state }: Account, intentId: string): Invoice | undefined {
  const payment = all(state, 'invoice_payment').find((own) => own.payment.payment_intent === intentId)
  return payment && state.tables.invoice[payment.invoice]
}

export function subscriptionOfInvoice({ state }: Account, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription
  return typeof id === 'string' ? state.tables.subscription[id] : undefined
}

/** The intent of an invoice succeeded: the invoice is paid and its subscription is in order again. */
export function intentOfInvoicePaid(account: Account, intent: PaymentIntent): void {
  const { state } = account
  const invoice = invoiceOfIntent(account, intent.id)
  if (invoice?.status !== 'open') return
  for (const payment of all(state, 'invoice_payment')) {
    if (payment.payment.payment_intent !== intent.id) continue
    Object.assign(payment, {
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: { ...payment.status_transitions, paid_at: nowSeconds(state) },
    })
    emit(account, 'invoice_payment.paid', payment)
  }
  markPaid(account, invoice)
  const subscription = subscriptionOfInvoice(account, invoice)
  if (!subscription) return
  keepMethod(subscription, intent)
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) setStatus(account, subscription, 'active')
}

/** Marks an invoice as paid, which one of nothing is by itself. */
export function markPaid(account: Account, invoice: Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.amount_due > 0 ? invoice.attempt_count + 1 : invoice.attempt_count,
    next_payment_attempt: null,
  })
  invoice.status_transitions.paid_at = nowSeconds(account.state)
  emit(account, 'invoice.paid', invoice)
  emit(account, 'invoice.payment_succeeded', invoice)
}

function keepMethod(subscription: Subscription, intent: PaymentIntent): void {
  if (subscription.payment_settings?.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method = intent.payment_method
  }
}

/**
 * The intent of an invoice failed. A first payment leaves the subscription incomplete; a later one makes it past due,
 * and after the last retry it ends as the account's settings say.
 */
export function intentOfInvoiceFailed(account: Account, intent: PaymentIntent): void {
  const { state } = account
  const invoice = invoiceOfIntent(account, intent.id)
  if (invoice?.status !== 'open') return
  invoice.attempted = true
  invoice.attempt_count += 1
  const isFirst = invoice.billing_reason === 'subscription_create'
  const days = isFirst ? undefined : state.settings.retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : nowSeconds(state) + days * secondsPerDay
  emit(account, 'invoice.payment_failed', invoice)
  const subscription = subscriptionOfInvoice(account, invoice)
  if (!subscription || isFirst) return
  if (subscription.status === 'active') setStatus(account, subscription, 'past_due')
  if (days === undefined) giveUp(account, subscription)
}

function giveUp(account: Account, subscription: Subscription): void {
  const { afterRetries } = account.state.settings
  if (afterRetries === 'cancel') cancelNow(account, subscription, { reason: 'payment_failed' })
  if (afterRetries === 'unpaid') setStatus(account, subscription, 'unpaid')
}
