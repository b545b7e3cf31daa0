import { money } from '#dev/stand-ins/stripe/invoices/invoice-lines.ts'
import { actionForm, alertOf, cardSelect, escapeHtml, pageOf, redirectTo } from '#dev/stand-ins/stripe/pages/html.ts'
import type { Fields } from '#dev/stand-ins/stripe/pages/pages.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { Fault, invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import { find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { CheckoutSession } from '#dev/stand-ins/stripe/wire/wire.ts'
import { completeCheckout } from './complete-checkout.ts'

/** The hosted checkout: what is bought, a test card, and the ways out. */
export function checkoutPage(account: Account, id: string): Response {
  const session = find(account.state, 'checkout.session', id)
  return show(session)
}

export function submitCheckout(account: Account, id: string, fields: Fields): Response {
  const session = find(account.state, 'checkout.session', id)
  const { action, card = 'pm_card_visa', email } = fields
  if (action === 'cancel') return redirectTo(session.cancel_url ?? session.success_url ?? '/')
  if (action !== 'pay' && action !== 'decline') throw invalid('Unknown action.')
  try {
    return redirectTo(completeCheckout(account, id, action === 'decline' ? 'pm_card_chargeDeclined' : card, email))
  } catch (error) {
    if (error instanceof Fault) return show(find(account.state, 'checkout.session', id), error.message)
    throw error
  }
}

function show(session: CheckoutSession, refusal?: string): Response {
  if (session.status !== 'open')
    return pageOf('Checkout', `<p>This session is ${escapeHtml(String(session.status))}.</p>`)
  const lines = session.line_items.data.map(({ description, quantity, amount_total, currency, price }) => {
    const rhythm = price.recurring ? ` per ${price.recurring.interval}` : ''
    return `<li>${quantity} × ${escapeHtml(description ?? '')}: ${money(amount_total, currency)}${rhythm}</li>`
  })
  const total =
    session.amount_total === null ? '' : `<p>Total ${money(session.amount_total, session.currency ?? 'usd')}</p>`
  const email = session.customer
    ? ''
    : `<label>Email <input name="email" type="email" value="${escapeHtml(session.customer_email ?? 'buyer@example.com')}"></label>`
  const body = [
    alertOf(refusal),
    `<ul>${lines.join('')}</ul>`,
    total,
    actionForm('pay', session.mode === 'subscription' ? 'Subscribe' : 'Pay', `${email}${cardSelect}`),
    actionForm('decline', 'Decline'),
    actionForm('cancel', 'Cancel'),
  ].join('')
  return pageOf('Checkout', body)
}
