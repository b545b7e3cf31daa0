import * as z from 'zod'
import { periodFrom } from '#dev/stand-ins/stripe/subscriptions/billing-period.ts'
import { planChange } from '#dev/stand-ins/stripe/subscriptions/plan-change.ts'
import { newItem, recurringPrice } from '#dev/stand-ins/stripe/subscriptions/subscription-items.ts'
import { behavior, itemFields } from '#dev/stand-ins/stripe/subscriptions/subscriptions.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call } from '#dev/stand-ins/stripe/wire/route.ts'
import { find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Invoice, InvoiceLine, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'
import { periodLine } from './invoice-lines.ts'
import { draftInvoice } from './new-invoice.ts'

const previewParams = z.strictObject({
  customer: field.text.optional(),
  subscription: field.text.optional(),
  currency: field.currency.optional(),
  subscription_details: z
    .strictObject({
      items: field.list(itemFields).optional(),
      proration_behavior: behavior,
      proration_date: field.int.optional(),
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      cancel_at_period_end: field.bool.optional(),
      cancel_now: field.bool.optional(),
    })
    .optional(),
  preview_mode: field.ignored,
  automatic_tax: field.ignored,
})

type Details = NonNullable<z.output<typeof previewParams>['subscription_details']>

/** The invoice that a change would bring, or the next renewal, with nothing done. */
export function previewInvoice({ account, form }: Call): Invoice {
  const given = readParams(previewParams, form)
  const { state } = account
  if (!given.subscription) return previewNew(account, given)
  const subscription = structuredClone(find(state, 'subscription', given.subscription, 'subscription'))
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
    throw invalid('You cannot preview an invoice of a canceled subscription.', { code: 'invoice_upcoming_none' })
  }
  const details = given.subscription_details
  const pending = state.pendingLines[subscription.id] ?? []
  const isChange = details?.items?.length || details?.billing_cycle_anchor === 'now'
  const change = details && isChange ? planOf(account, subscription, details) : null
  if (change?.isInvoicedNow) {
    return preview(account, subscription, [...pending, ...change.lines], 'subscription_update')
  }
  if (change) subscription.items.data = change.items
  const isEnding = details?.cancel_at_period_end ?? subscription.cancel_at_period_end
  if (isEnding && !change) {
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' })
  }
  const lines = [...pending, ...(change?.lines ?? []), ...(isEnding ? [] : renewalLines(account, subscription))]
  return preview(account, subscription, lines, 'upcoming')
}

function planOf(account: Account, subscription: Subscription, details: Details) {
  return planChange(account, subscription, details.items ?? [], {
    behavior: details.proration_behavior,
    at: details.proration_date ?? nowSeconds(account.state),
    resetsAnchor: details.billing_cycle_anchor === 'now',
  })
}

/** One full period of everything, after the current one. */
export function renewalLines(account: Account, subscription: Subscription): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const period = periodFrom(subscription.billing_cycle_anchor, item.current_period_end, item.price)
    return periodLine(account, subscription, item, period)
  })
}

function previewNew(account: Account, given: z.output<typeof previewParams>): Invoice {
  const wanted = given.subscription_details?.items
  if (!given.customer || !wanted?.length) {
    throw invalid('You must provide a subscription, or a customer and subscription_details[items].', {
      param: 'customer',
    })
  }
  const customer = find(account.state, 'customer', given.customer, 'customer')
  const now = nowSeconds(account.state)
  const prices = wanted.map(({ price }) => recurringPrice(account, price ?? '', given.currency ?? null))
  const code = given.currency ?? customer.currency ?? prices[0]?.currency ?? 'usd'
  const imagined = {
    id: 'sub_preview',
    customer: customer.id,
    currency: code,
    metadata: {},
    default_payment_method: null,
  }
  const lines = prices.map((price, index) => {
    const period = periodFrom(now, now, price)
    const item = newItem(account, imagined.id, { price, quantity: wanted[index]?.quantity ?? 1 }, period)
    return periodLine(account, imagined, item, period)
  })
  return preview(account, imagined, lines, 'upcoming')
}

function preview(
  account: Account,
  subscription: Parameters<typeof draftInvoice>[1],
  lines: InvoiceLine[],
  reason: 'subscription_update' | 'upcoming',
): Invoice {
  const id = newId(account.state, 'upcoming_in')
  return { ...draftInvoice(account, subscription, lines, reason), id }
}
