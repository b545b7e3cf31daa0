import { resolveMethod } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { actionForm, alertOf, cardSelect, escapeHtml, pageOf, redirectTo } from '#dev/stand-ins/stripe/pages/html.ts'
import type { Fields } from '#dev/stand-ins/stripe/pages/pages.ts'
import { authenticateIntent } from '#dev/stand-ins/stripe/payments/confirm-intent.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Invoice } from '#dev/stand-ins/stripe/wire/wire.ts'
import { collectInvoice, intentOfInvoice } from './collect-invoice.ts'
import { money } from './invoice-lines.ts'

export function invoicePage(account: Account, id: string): Response {
  return show(find(account.state, 'invoice', id))
}

/** Pays an open invoice by hand, as a customer does after a failed renewal. */
export function submitInvoice(account: Account, id: string, { card = 'pm_card_visa' }: Fields): Response {
  const invoice = find(account.state, 'invoice', id)
  const fault = collectInvoice(account, invoice, resolveMethod(account.state, card))
  if (fault) return show(invoice, fault.message)
  const intent = intentOfInvoice(account, invoice)
  if (intent?.status === 'requires_action') authenticateIntent(account, intent.id, true)
  return redirectTo(invoice.hosted_invoice_url ?? '/')
}

function show(invoice: Invoice, refusal?: string): Response {
  const lines = invoice.lines.data.map(
    (own) => `<li>${escapeHtml(own.description ?? '')}: ${money(own.amount, own.currency)}</li>`,
  )
  const body = [
    alertOf(refusal),
    `<p>${invoice.status}, ${money(invoice.amount_due, invoice.currency)}</p><ul>${lines.join('')}</ul>`,
    `<p><a href="${escapeHtml(invoice.invoice_pdf ?? '')}">Download PDF</a></p>`,
    invoice.status === 'open' ? actionForm('pay', 'Pay', cardSelect) : '',
  ]
  return pageOf(`Invoice ${invoice.number ?? invoice.id}`, body.join(''))
}

/** The smallest PDF that a reader opens: one page, one line of text. */
export function invoicePdf(account: Account, id: string): Response {
  const invoice = find(account.state, 'invoice', id)
  const line = `Invoice ${invoice.number} - ${invoice.status} - ${invoice.amount_due} ${invoice.currency} (minor units)`
  const content = `BT /F1 14 Tf 50 780 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`
  return new Response(pdf + end, { headers: { 'content-type': 'application/pdf' } })
}
