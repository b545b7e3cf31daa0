import { collectInvoice, methodOf } from '#dev/stand-ins/stripe/invoices/collect-invoice.ts'
import { renewalLines } from '#dev/stand-ins/stripe/invoices/invoice-preview.ts'
import { openInvoice } from '#dev/stand-ins/stripe/invoices/new-invoice.ts'
import { periodFrom } from '#dev/stand-ins/stripe/subscriptions/billing-period.ts'
import { cancelNow, expireIncomplete } from '#dev/stand-ins/stripe/subscriptions/subscription-status.ts'
import { change, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { flush } from '#dev/stand-ins/stripe/wire/account.ts'
import { all, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'

const incompleteForSeconds = 23 * 3600

type Due = { at: number; act: () => void }

/** Winds the clock forward and does, in their order, the things that fall due on the way. */
export function advance(account: Account, seconds: number): void {
  const { state } = account
  const until = nowSeconds(state) + seconds
  try {
    for (let next = nextDue(account, until); next; next = nextDue(account, until)) {
      state.frozenAt = next.at
      next.act()
    }
  } finally {
    state.frozenAt = null
    state.aheadSeconds += seconds
  }
  flush(account)
}

function nextDue(account: Account, until: number): Due | undefined {
  const { state } = account
  const due = [
    ...all(state, 'subscription').flatMap((subscription) => duesOf(account, subscription)),
    ...all(state, 'checkout.session').flatMap((session) =>
      session.status === 'open' ? [{ at: session.expires_at, act: () => expireSession(account, session.id) }] : [],
    ),
  ]
  return due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
}

/** What one subscription has before it. Its end comes before a renewal at the same instant. */
function duesOf(account: Account, subscription: Subscription): Due[] {
  const { status, cancel_at, created } = subscription
  if (status === 'incomplete') {
    return [{ at: created + incompleteForSeconds, act: () => expireIncomplete(account, subscription) }]
  }
  if (!['active', 'past_due', 'unpaid'].includes(status)) return []
  const renewal = subscription.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY
  const end = subscription.cancel_at_period_end ? renewal : (cancel_at ?? Number.POSITIVE_INFINITY)
  return [
    { at: end, act: () => cancelNow(account, subscription) },
    ...retriesOf(account, subscription),
    { at: renewal, act: () => renew(account, subscription) },
  ]
}

function retriesOf(account: Account, subscription: Subscription): Due[] {
  return all(account.state, 'invoice').flatMap((invoice) => {
    const isOwn = invoice.parent?.subscription_details?.subscription === subscription.id
    const at = invoice.next_payment_attempt
    if (!isOwn || invoice.status !== 'open' || at === null) return []
    const act = () => void collectInvoice(account, invoice, methodOf(account, subscription), { isOffSession: true })
    return [{ at, act }]
  })
}

function renew(account: Account, subscription: Subscription): void {
  const { state } = account
  const lines = [...(state.pendingLines[subscription.id] ?? []), ...renewalLines(account, subscription)]
  delete state.pendingLines[subscription.id]
  const items = subscription.items.data.map((item) => {
    const { start, end } = periodFrom(subscription.billing_cycle_anchor, item.current_period_end, item.price)
    return { ...item, current_period_start: start, current_period_end: end }
  })
  const changes = { items: { ...subscription.items, data: items } }
  change(account, subscription, changes, 'customer.subscription.updated')
  const invoice = openInvoice(account, subscription, lines, 'subscription_cycle')
  if (subscription.status === 'unpaid') return
  collectInvoice(account, invoice, methodOf(account, subscription), { isOffSession: true })
}

function expireSession(account: Account, id: string): void {
  const session = account.state.tables['checkout.session'][id]
  if (!session) return
  Object.assign(session, { status: 'expired', url: null })
  emit(account, 'checkout.session.expired', session)
}
