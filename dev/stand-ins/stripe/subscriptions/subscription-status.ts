import { change, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Invoice, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'

type Cancellation = Subscription['cancellation_details']

/** Moves a subscription to another status and says so. */
export function setStatus(account: Account, subscription: Subscription, status: Subscription['status']): void {
  change(account, subscription, { status }, 'customer.subscription.updated')
}

/** Ends a subscription at this moment; what was paid stays paid. */
export function cancelNow(
  account: Account,
  subscription: Subscription,
  details: Partial<Cancellation> = {},
): Subscription {
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) return subscription
  const now = nowSeconds(account.state)
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...subscription.cancellation_details, ...details },
  })
  delete account.state.pendingLines[subscription.id]
  emit(account, 'customer.subscription.deleted', subscription)
  return subscription
}

/** The first payment did not come within 23 hours. */
export function expireIncomplete(account: Account, subscription: Subscription): void {
  const invoice = subscription.latest_invoice && account.state.tables.invoice[subscription.latest_invoice]
  if (invoice) voidInvoice(account, invoice)
  const ended_at = nowSeconds(account.state)
  change(account, subscription, { status: 'incomplete_expired', ended_at }, 'customer.subscription.updated')
}

export function voidInvoice(account: Account, invoice: Invoice): Invoice {
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = nowSeconds(account.state)
  emit(account, 'invoice.voided', invoice)
  return invoice
}
