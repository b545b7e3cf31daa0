import type { Confirmation } from '#dev/stand-ins/stripe/payments/confirm-intent.ts'
import { confirmIntent } from '#dev/stand-ins/stripe/payments/confirm-intent.ts'
import { emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import type { Fault } from '#dev/stand-ins/stripe/wire/fault.ts'
import { all, find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'
import { intentOfInvoiceFailed } from './invoice-status.ts'

export function intentOfInvoice({ state }: Account, invoice: Invoice): PaymentIntent | undefined {
  const payment = all(state, 'invoice_payment').findLast((own) => own.invoice === invoice.id)
  return payment && state.tables.payment_intent[payment.payment.payment_intent]
}

/** The card that a subscription is paid with: its own, or else its customer's. */
export function methodOf({ state }: Account, subscription: Subscription): PaymentMethod | null {
  const settings = find(state, 'customer', subscription.customer).invoice_settings
  const id = subscription.default_payment_method ?? settings.default_payment_method
  return (id && state.tables.payment_method[id]) || null
}

/** Tries to have an open invoice paid. Returns the refusal when the card is declined; without a card it just fails. */
export function collectInvoice(
  account: Account,
  invoice: Invoice,
  method: PaymentMethod | null,
  how: Confirmation = {},
): Fault | null {
  const intent = intentOfInvoice(account, invoice)
  if (invoice.status !== 'open' || !intent) return null
  if (!method) {
    intentOfInvoiceFailed(account, intent)
    return null
  }
  const fault = confirmIntent(account, intent, method, how)
  if (intent.status === 'requires_action' || fault?.body.code === 'authentication_required') {
    emit(account, 'invoice.payment_action_required', invoice)
  }
  return fault
}
