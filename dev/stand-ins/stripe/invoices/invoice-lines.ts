import { amountIn } from '#dev/stand-ins/stripe/catalogue/prices.ts'
import type { Period } from '#dev/stand-ins/stripe/subscriptions/billing-period.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { newId } from '#dev/stand-ins/stripe/wire/state.ts'
import type { InvoiceLine, Subscription, SubscriptionItem } from '#dev/stand-ins/stripe/wire/wire.ts'

/** What a line needs to know of its subscription; a preview has no more. */
export type Billed = Pick<Subscription, 'id' | 'customer' | 'currency' | 'metadata' | 'default_payment_method'>

/** A full period of an item. */
export function periodLine(
  account: Account,
  subscription: Billed,
  item: SubscriptionItem,
  period: Period,
): InvoiceLine {
  const unit = amountIn(item.price, subscription.currency)
  const every = item.price.recurring
  const rhythm = every?.interval_count === 1 ? every.interval : `${every?.interval_count} ${every?.interval}s`
  const description = `${item.quantity} × ${nameOf(account, item)} (at ${money(unit, subscription.currency)} / ${rhythm})`
  return line(account, subscription, item, { amount: unit * item.quantity, description, period, isProration: false })
}

/** What is left of a period at the instant `at`: taken back for the old price, charged for the new one. */
export function prorationLine(
  account: Account,
  subscription: Billed,
  item: SubscriptionItem,
  { at, sign }: { at: number; sign: 1 | -1 },
): InvoiceLine {
  const { current_period_start: start, current_period_end: end } = item
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)))
  const amount = sign * Math.round(amountIn(item.price, subscription.currency) * item.quantity * share)
  const day = new Date(at * 1000).toUTCString().slice(5, 16)
  const description = `${sign < 0 ? 'Unused' : 'Remaining'} time on ${nameOf(account, item)} after ${day}`
  return line(account, subscription, item, { amount, description, period: { start: at, end }, isProration: true })
}

function line(
  account: Account,
  subscription: Billed,
  item: SubscriptionItem,
  own: { amount: number; description: string; period: Period; isProration: boolean },
): InvoiceLine {
  return {
    id: newId(account.state, 'il'),
    object: 'line_item',
    amount: own.amount,
    currency: subscription.currency,
    description: own.description,
    discount_amounts: [],
    discountable: !own.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: own.isProration,
        proration_details: own.isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: own.period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: String(amountIn(item.price, subscription.currency)),
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: subscription.id,
    subtotal: own.amount,
    taxes: [],
  }
}

function nameOf({ state }: Account, { price }: SubscriptionItem): string {
  return state.tables.product[price.product]?.name ?? price.product
}

export function money(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amountMinor / 100)
}
