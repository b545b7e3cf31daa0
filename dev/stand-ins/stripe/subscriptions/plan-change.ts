import { periodLine, prorationLine } from '#dev/stand-ins/stripe/invoices/invoice-lines.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import type { InvoiceLine, Subscription, SubscriptionItem } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { Period } from './billing-period.ts'
import { isSameRhythm, periodFrom } from './billing-period.ts'
import type { ItemWanted } from './subscription-items.ts'
import { newItem, planOf, recurringPrice } from './subscription-items.ts'

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none'

/** What a change of a subscription's items would do, decided before anything is done. */
export type PlanChange = {
  items: SubscriptionItem[]
  /** Credits and charges for the rest of the current period; with a new rhythm also its first full period. */
  lines: InvoiceLine[]
  isInvoicedNow: boolean
  /** The anchor of the billing periods afterwards. */
  anchor: number
}

/** Works out a change at the instant `at` (seconds). Another rhythm, or `resetsAnchor`, begins a new period there. */
export function planChange(
  account: Account,
  subscription: Subscription,
  changes: ItemWanted[],
  how: { behavior: ProrationBehavior; at: number; resetsAnchor?: boolean },
): PlanChange {
  const old = subscription.items.data
  const changed = changedItems(account, subscription, changes)
  const [before, after] = [old[0], changed[0]]
  if (!before || !after) throw invalid('A subscription must have at least one active plan.', { param: 'items' })
  const isNewPeriod = Boolean(how.resetsAnchor) || !isSameRhythm(before.price, after.price)
  const anchor = isNewPeriod ? how.at : subscription.billing_cycle_anchor
  const period = isNewPeriod ? periodFrom(anchor, how.at, after.price) : periodOf(before)
  const items = changed.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }))
  const isChanged = (item: SubscriptionItem): boolean => {
    const twin = old.find(({ id }) => id === item.id)
    return twin?.price.id !== item.price.id || twin.quantity !== item.quantity
  }
  const gone = old.filter((item) => isNewPeriod || !items.some((own) => own.id === item.id && !isChanged(own)))
  const come = items.filter((item) => isNewPeriod || isChanged(item))
  const credits = gone.map((item) => prorationLine(account, subscription, item, { at: how.at, sign: -1 }))
  const charges = come.map((item) =>
    isNewPeriod
      ? periodLine(account, subscription, item, period)
      : prorationLine(account, subscription, item, { at: how.at, sign: 1 }),
  )
  const isProrated = how.behavior !== 'none'
  const lines = [...(isProrated ? credits : []), ...(isProrated || isNewPeriod ? charges : [])]
  const isInvoicedNow = lines.length > 0 && (isNewPeriod || how.behavior === 'always_invoice')
  return { items, lines, isInvoicedNow, anchor }
}

function periodOf(item: SubscriptionItem): Period {
  return { start: item.current_period_start, end: item.current_period_end }
}

/** The items after a call: those named by id change or go, those without an id are new, the others stay. */
function changedItems(account: Account, subscription: Subscription, changes: ItemWanted[]): SubscriptionItem[] {
  const old = subscription.items.data
  const stranger = changes.find(({ id }) => id && !old.some((item) => item.id === id))
  if (stranger) {
    const message = `No such subscription item: '${stranger.id}'`
    throw invalid(message, { code: 'resource_missing', param: 'items[0][id]' })
  }
  const kept = old.flatMap((item) => {
    const change = changes.find(({ id }) => id === item.id)
    if (change?.deleted) return []
    const price = change?.price ? recurringPrice(account, change.price, subscription.currency) : item.price
    return { ...item, price: structuredClone(price), plan: planOf(price), quantity: change?.quantity ?? item.quantity }
  })
  const added = changes.flatMap(({ id, price: priceId, quantity = 1 }) => {
    if (id || !priceId) return []
    const price = recurringPrice(account, priceId, subscription.currency)
    const twin = old[0] ? periodOf(old[0]) : { start: 0, end: 0 }
    return newItem(account, subscription.id, { price, quantity }, twin)
  })
  return [...kept, ...added]
}
