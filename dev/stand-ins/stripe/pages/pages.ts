import { checkoutPage, submitCheckout } from '#dev/stand-ins/stripe/checkout/checkout-page.ts'
import { authenticateSetup } from '#dev/stand-ins/stripe/customers/setup-intents.ts'
import { invoicePage, invoicePdf, submitInvoice } from '#dev/stand-ins/stripe/invoices/invoice-page.ts'
import { authenticateIntent } from '#dev/stand-ins/stripe/payments/confirm-intent.ts'
import { portalPage, submitPortal } from '#dev/stand-ins/stripe/portal/portal-page.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { flush } from '#dev/stand-ins/stripe/wire/account.ts'
import { Fault } from '#dev/stand-ins/stripe/wire/fault.ts'
import { readForm } from '#dev/stand-ins/stripe/wire/form.ts'
import { find } from '#dev/stand-ins/stripe/wire/state.ts'
import { actionForm, escapeHtml, pageOf, redirectTo } from './html.ts'

export type Fields = Record<string, string>

type Page = {
  method: 'GET' | 'POST'
  path: string
  answer: (account: Account, id: string, fields: Fields) => Response
}

/** What Stripe hosts for people: checkout, portal, invoices, receipts, and the bank's window for an authentication. */
export const pages: Page[] = [
  { method: 'GET', path: '/checkout/:id', answer: checkoutPage },
  { method: 'POST', path: '/checkout/:id', answer: submitCheckout },
  { method: 'GET', path: '/portal/:id', answer: portalPage },
  { method: 'POST', path: '/portal/:id', answer: submitPortal },
  { method: 'GET', path: '/invoices/:id/:key', answer: invoicePage },
  { method: 'POST', path: '/invoices/:id/:key', answer: submitInvoice },
  { method: 'GET', path: '/invoices/:id/:key/pdf', answer: invoicePdf },
  { method: 'GET', path: '/receipts/:id', answer: receiptPage },
  { method: 'GET', path: '/authenticate/:id', answer: authenticationPage },
  { method: 'POST', path: '/authenticate/:id', answer: submitAuthentication },
]

/** Answers a page's request; a refusal becomes a page that says so. */
export async function answerPage(account: Account, page: Page, request: Request, id: string): Promise<Response> {
  const form = readForm(request.method === 'POST' ? await request.text() : '')
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
  try {
    return page.answer(account, id, fields)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return pageOf('This did not work', `<p role="alert">${escapeHtml(error.message)}</p>`, error.status)
  } finally {
    flush(account)
  }
}

function authenticationPage(): Response {
  const body = `<p>Your bank asks whether it is you.</p>${actionForm('pass', 'Complete')}${actionForm('fail', 'Fail')}`
  return pageOf('3D Secure', body)
}

function submitAuthentication(account: Account, id: string, { action }: Fields): Response {
  const isPassed = action === 'pass'
  if (id.startsWith('seti_')) {
    authenticateSetup(account, id, isPassed)
    return pageOf('3D Secure', '<p>Done. You can close this window.</p>')
  }
  const returnUrl = find(account.state, 'payment_intent', id).next_action?.redirect_to_url?.return_url
  const intent = authenticateIntent(account, id, isPassed)
  if (!returnUrl) return pageOf('3D Secure', '<p>Done. You can close this window.</p>')
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return redirectTo(url.toString())
}

function receiptPage(account: Account, id: string): Response {
  const { amount, currency, status } = find(account.state, 'charge', id)
  return pageOf('Receipt', `<p>${amount} ${escapeHtml(currency)} (minor units), ${escapeHtml(status)}.</p>`)
}
