import { collectInvoice, methodOf } from '#dev/stand-ins/stripe/invoices/collect-invoice.ts'
import { openInvoice } from '#dev/stand-ins/stripe/invoices/new-invoice.ts'
import { emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { allOrNothing } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import { nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { PaymentBehavior } from './new-subscription.ts'
import type { ProrationBehavior } from './plan-change.ts'
import { planChange } from './plan-change.ts'
import type { ItemWanted } from './subscription-items.ts'

export type ChangeWanted = {
  items?: ItemWanted[] | undefined
  behavior: ProrationBehavior
  prorationDate?: number | undefined
  resetsAnchor?: boolean | undefined
  paymentBehavior: PaymentBehavior
  isOffSession?: boolean | undefined
  /** Fields that are simply replaced. */
  fields: Partial<Subscription>
}

/** Changes a subscription: plain fields, and items with their prorations, invoiced now or with the next renewal. */
export function changeSubscription(account: Account, subscription: Subscription, wanted: ChangeWanted): Subscription {
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', { param: 'items' })
  }
  if (wanted.paymentBehavior === 'pending_if_incomplete') {
    throw invalid('The stand-in has no pending updates.', { param: 'payment_behavior' })
  }
  return allOrNothing(account, () => apply(account, subscription, wanted))
}

function apply(account: Account, subscription: Subscription, wanted: ChangeWanted): Subscription {
  const before = Object.entries(structuredClone(subscription))
  const isChangingItems = Boolean(wanted.items?.length) || wanted.resetsAnchor
  const change = isChangingItems
    ? planChange(account, subscription, wanted.items ?? [], {
        behavior: wanted.behavior,
        at: wanted.prorationDate ?? nowSeconds(account.state),
        resetsAnchor: wanted.resetsAnchor ?? false,
      })
    : null
  const now = nowSeconds(account.state)
  Object.assign(subscription, wanted.fields)
  if (wanted.fields.cancel_at_period_end !== undefined) setEnd(subscription, wanted.fields.cancel_at_period_end, now)
  if (change) {
    subscription.items.data = change.items
    subscription.billing_cycle_anchor = change.anchor
    if (subscription.cancel_at_period_end) subscription.cancel_at = change.items[0]?.current_period_end ?? null
  }
  const differences = before.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(field(subscription, name)),
  )
  if (differences.length) {
    emit(account, 'customer.subscription.updated', subscription, Object.fromEntries(differences))
  }
  if (!change) return subscription
  if (change.isInvoicedNow) invoiceChange(account, subscription, change.lines, wanted)
  else account.state.pendingLines[subscription.id] = [...pendingOf(account, subscription), ...change.lines]
  return subscription
}

function invoiceChange(
  account: Account,
  subscription: Subscription,
  lines: Parameters<typeof openInvoice>[2],
  wanted: ChangeWanted,
): void {
  const invoice = openInvoice(
    account,
    subscription,
    [...pendingOf(account, subscription), ...lines],
    'subscription_update',
  )
  delete account.state.pendingLines[subscription.id]
  const isError = wanted.paymentBehavior === 'error_if_incomplete'
  if (wanted.paymentBehavior === 'default_incomplete') return
  const how = { isOffSession: wanted.isOffSession ?? false, errorOnAction: isError }
  const fault = collectInvoice(account, invoice, methodOf(account, subscription), how)
  if (fault && isError) throw fault
}

function pendingOf({ state }: Account, { id }: Subscription) {
  return state.pendingLines[id] ?? []
}

/** Ending with the period shows also in cancel_at and canceled_at; taking it back clears them. */
function setEnd(subscription: Subscription, isEnding: boolean, now: number): void {
  subscription.cancel_at = isEnding ? (subscription.items.data[0]?.current_period_end ?? null) : null
  subscription.canceled_at = isEnding ? now : null
  const reason = isEnding ? ('cancellation_requested' as const) : null
  subscription.cancellation_details = isEnding
    ? { ...subscription.cancellation_details, reason }
    : { comment: null, feedback: null, feedback_option: null, reason }
}

function field(object: object, name: string): unknown {
  return Object.entries(object).find(([key]) => key === name)?.[1]
}
