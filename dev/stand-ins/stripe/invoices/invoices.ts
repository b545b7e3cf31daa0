import * as z from 'zod'
import { resolveMethod } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { voidInvoice } from '#dev/stand-ins/stripe/subscriptions/subscription-status.ts'
import { change } from '#dev/stand-ins/stripe/webhooks/events.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { search, searchParams } from '#dev/stand-ins/stripe/wire/search.ts'
import { all, find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Invoice } from '#dev/stand-ins/stripe/wire/wire.ts'
import { collectInvoice, methodOf } from './collect-invoice.ts'
import { previewInvoice } from './invoice-preview.ts'
import { subscriptionOfInvoice } from './invoice-status.ts'

const listParams = z.strictObject({
  ...field.page,
  customer: field.text.optional(),
  subscription: field.text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  collection_method: field.ignored,
})
const payParams = z.strictObject({ payment_method: field.text.optional(), off_session: field.bool.default(true) })
const paymentsParams = z.strictObject({
  ...field.page,
  invoice: field.text.optional(),
  status: field.text.optional(),
  payment: z.object({ type: field.text, payment_intent: field.text.optional() }).optional(),
})

/** @throws Fault 402 when the card is declined */
function pay({ account, form, id }: Call): Invoice {
  const invoice = find(account.state, 'invoice', id)
  const given = readParams(payParams, form)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw invalid(`You can only pay an open invoice, not one that is ${invoice.status}.`)
  const subscription = subscriptionOfInvoice(account, invoice)
  const usual = subscription ? methodOf(account, subscription) : null
  const method = given.payment_method ? resolveMethod(account.state, given.payment_method) : usual
  if (!method) {
    throw invalid('Cannot charge a customer that has no active card', { code: 'missing' })
  }
  const fault = collectInvoice(account, invoice, method, { isOffSession: given.off_session })
  if (fault) throw fault
  return invoice
}

export const invoiceRoutes: Route[] = [
  post('/v1/invoices/create_preview', previewInvoice),
  get('/v1/invoices', ({ account, form }) => {
    const { customer, subscription, status, collection_method: _, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'invoice').filter(
      (own) =>
        (customer ?? own.customer) === own.customer &&
        (status ?? own.status) === own.status &&
        (!subscription || own.parent?.subscription_details?.subscription === subscription),
    )
    return listOf('/v1/invoices', found, rest)
  }),
  get('/v1/invoices/search', ({ account, form }) =>
    search('/v1/invoices/search', all(account.state, 'invoice'), readParams(searchParams, form)),
  ),
  get('/v1/invoices/:id', ({ account, id }) => find(account.state, 'invoice', id)),
  post('/v1/invoices/:id', ({ account, form, id }) => {
    const invoice = find(account.state, 'invoice', id)
    const given = readParams(
      z.strictObject({ metadata: field.metadata.optional(), description: field.textOrUnset.optional() }),
      form,
    )
    const changes = { ...given, metadata: mergeMetadata(invoice.metadata ?? {}, given.metadata) }
    return change(account, invoice, changes, 'invoice.updated')
  }),
  get('/v1/invoices/:id/lines', ({ account, form, id }) =>
    listOf(
      `/v1/invoices/${id}/lines`,
      find(account.state, 'invoice', id).lines.data,
      readParams(z.strictObject(field.page), form),
    ),
  ),
  post('/v1/invoices/:id/pay', pay),
  post('/v1/invoices/:id/void', ({ account, id }) => {
    const invoice = find(account.state, 'invoice', id)
    if (invoice.status !== 'open')
      throw invalid(`You can only void an open invoice, not one that is ${invoice.status}.`)
    return voidInvoice(account, invoice)
  }),
  get('/v1/invoice_payments', ({ account, form }) => {
    const { invoice, status, payment, ...rest } = readParams(paymentsParams, form)
    const found = all(account.state, 'invoice_payment').filter(
      (own) =>
        (invoice ?? own.invoice) === own.invoice &&
        (status ?? own.status) === own.status &&
        (payment?.payment_intent ?? own.payment.payment_intent) === own.payment.payment_intent,
    )
    return listOf('/v1/invoice_payments', found, rest)
  }),
]
