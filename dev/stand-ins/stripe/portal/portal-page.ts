import { attach, resolveMethod } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { actionForm, cardSelect, escapeHtml, pageOf, redirectTo } from '#dev/stand-ins/stripe/pages/html.ts'
import type { Fields } from '#dev/stand-ins/stripe/pages/pages.ts'
import { changeSubscription } from '#dev/stand-ins/stripe/subscriptions/change-subscription.ts'
import { cancelNow } from '#dev/stand-ins/stripe/subscriptions/subscription-status.ts'
import { change } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import { all, find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { PortalSession, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'

const liveStates = ['active', 'past_due', 'unpaid', 'incomplete']

/** The billing portal: the customer's subscriptions, the card, the invoices, the way back. */
export function portalPage(account: Account, id: string): Response {
  const { state } = account
  const session = find(state, 'billing_portal.session', id)
  const { features } = find(state, 'billing_portal.configuration', session.configuration)
  const subscriptions = all(state, 'subscription').filter(
    ({ customer, status }) => customer === session.customer && liveStates.includes(status),
  )
  const invoices = all(state, 'invoice').filter(({ customer }) => customer === session.customer)
  const links = invoices.map(
    (own) =>
      `<li><a href="${escapeHtml(own.hosted_invoice_url ?? '')}">${escapeHtml(own.number ?? own.id)}</a> ${own.status}</li>`,
  )
  const body = [
    ...subscriptions.map((own) => describe(account, own, features.subscription_cancel.enabled)),
    features.payment_method_update.enabled ? actionForm('card', 'Update card', cardSelect) : '',
    features.invoice_history.enabled ? `<h2>Invoices</h2><ul>${links.join('')}</ul>` : '',
    session.return_url ? `<a href="${escapeHtml(session.return_url)}">Return</a>` : '',
  ]
  return pageOf('Billing portal', body.join(''))
}

function describe({ state }: Account, subscription: Subscription, canCancel: boolean): string {
  const names = subscription.items.data.map(({ price }) => state.tables.product[price.product]?.name ?? price.id)
  const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toUTCString().slice(5, 16)
  const isEnding = subscription.cancel_at_period_end
  const title = `<h2>${escapeHtml(names.join(', '))}</h2><p>${subscription.status}, ${isEnding ? 'ends' : 'renews'} ${end}</p>`
  const own = { subscription: subscription.id }
  if (isEnding) return title + actionForm('resume', 'Resume', '', own)
  return title + (canCancel ? actionForm('cancel', 'Cancel subscription', '', own) : '')
}

export function submitPortal(account: Account, id: string, { action, subscription, card }: Fields): Response {
  const session = find(account.state, 'billing_portal.session', id)
  if (action === 'card') updateCard(account, session, card ?? 'pm_card_visa')
  else if (action === 'cancel' || action === 'resume') switchEnd(account, session, subscription ?? '', action)
  else throw invalid('Unknown action.')
  const after = session.flow?.after_completion?.redirect?.return_url
  return redirectTo(after ?? session.url)
}

function updateCard(account: Account, session: PortalSession, token: string): void {
  const { state } = account
  const customer = find(state, 'customer', session.customer)
  const method = attach(account, resolveMethod(state, token), customer)
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id }
  change(account, customer, { invoice_settings }, 'customer.updated')
  for (const own of all(state, 'subscription')) {
    if (own.customer !== customer.id || !own.default_payment_method || !liveStates.includes(own.status)) continue
    change(account, own, { default_payment_method: method.id }, 'customer.subscription.updated')
  }
}

function switchEnd(account: Account, session: PortalSession, id: string, action: 'cancel' | 'resume'): void {
  const { state } = account
  const subscription = find(state, 'subscription', id)
  if (subscription.customer !== session.customer) throw invalid('This subscription belongs to somebody else.')
  const { mode } = find(state, 'billing_portal.configuration', session.configuration).features.subscription_cancel
  if (action === 'cancel' && mode === 'immediately') {
    cancelNow(account, subscription, { reason: 'cancellation_requested' })
    return
  }
  changeSubscription(account, subscription, {
    behavior: 'none',
    paymentBehavior: 'allow_incomplete',
    fields: { cancel_at_period_end: action === 'cancel' },
  })
}
