import * as z from 'zod'
import { prorationLine } from '#dev/stand-ins/stripe/invoices/invoice-lines.ts'
import { openInvoice } from '#dev/stand-ins/stripe/invoices/new-invoice.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { del, get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { search, searchParams } from '#dev/stand-ins/stripe/wire/search.ts'
import { all, find, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'
import { changeSubscription } from './change-subscription.ts'
import { beginSubscription } from './new-subscription.ts'
import { cancelNow } from './subscription-status.ts'

export const itemFields = z.object({
  id: field.text.optional(),
  price: field.text.optional(),
  quantity: field.int.optional(),
  deleted: field.bool.optional(),
  metadata: field.metadata.optional(),
})
export const behavior = z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations')
const feedback = z.enum([
  ...(['customer_service', 'low_quality', 'missing_features', 'other'] as const),
  ...(['switched_service', 'too_complex', 'too_expensive', 'unused'] as const),
])
const cancellationDetails = z.object({
  comment: field.textOrUnset.optional(),
  feedback: z.union([field.unset, feedback]).optional(),
})
const paymentBehavior = z
  .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
  .default('allow_incomplete')
const fields = {
  cancel_at: z.union([field.unset, field.int]).optional(),
  cancel_at_period_end: field.bool.optional(),
  collection_method: z.enum(['charge_automatically']).optional(),
  default_payment_method: field.textOrUnset.optional(),
  description: field.textOrUnset.optional(),
  metadata: field.metadata.optional(),
  off_session: field.bool.optional(),
  payment_behavior: paymentBehavior,
  payment_settings: z.object({ save_default_payment_method: field.text.optional() }).optional(),
  automatic_tax: field.ignored,
}
const createParams = z.strictObject({
  ...fields,
  customer: field.text,
  items: field.list(itemFields),
  currency: field.currency.optional(),
  proration_behavior: field.ignored,
  billing_mode: field.ignored,
})
const updateParams = z.strictObject({
  ...fields,
  items: field.list(itemFields).optional(),
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancellation_details: cancellationDetails.optional(),
  proration_behavior: behavior,
  proration_date: field.int.optional(),
})
const cancelParams = z.strictObject({
  cancellation_details: cancellationDetails.optional(),
  invoice_now: field.bool.optional(),
  prorate: field.bool.optional(),
})
const status = z.enum([
  ...(['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'] as const),
  ...(['past_due', 'paused', 'trialing', 'unpaid'] as const),
])
const listParams = z.strictObject({
  ...field.page,
  customer: field.text.optional(),
  price: field.text.optional(),
  status: status.optional(),
  collection_method: field.ignored,
})

function create({ account, form }: Call): Subscription {
  const given = readParams(createParams, form)
  const method = given.default_payment_method
  if (method) find(account.state, 'payment_method', method, 'default_payment_method')
  return beginSubscription(account, {
    customer: given.customer,
    items: given.items,
    metadata: mergeMetadata({}, given.metadata),
    currency: given.currency,
    description: given.description,
    defaultPaymentMethod: method,
    cancelAtPeriodEnd: given.cancel_at_period_end,
    cancelAt: given.cancel_at,
    isMethodKept: given.payment_settings?.save_default_payment_method === 'on_subscription',
    isOffSession: given.off_session,
    paymentBehavior: given.payment_behavior,
  })
}

function update({ account, form, id }: Call): Subscription {
  const subscription = find(account.state, 'subscription', id)
  const given = readParams(updateParams, form)
  const { default_payment_method, cancellation_details: details } = given
  if (default_payment_method) find(account.state, 'payment_method', default_payment_method, 'default_payment_method')
  const fields: Partial<Subscription> = { metadata: mergeMetadata(subscription.metadata, given.metadata) }
  if (default_payment_method !== undefined) fields.default_payment_method = default_payment_method
  if (given.description !== undefined) fields.description = given.description
  if (given.cancel_at !== undefined) fields.cancel_at = given.cancel_at
  if (given.cancel_at_period_end !== undefined) fields.cancel_at_period_end = given.cancel_at_period_end
  if (details) fields.cancellation_details = { ...subscription.cancellation_details, ...detailsOf(details) }
  return changeSubscription(account, subscription, {
    items: given.items,
    behavior: given.proration_behavior,
    prorationDate: given.proration_date,
    resetsAnchor: given.billing_cycle_anchor === 'now',
    paymentBehavior: given.payment_behavior,
    isOffSession: given.off_session,
    fields,
  })
}

function detailsOf({ comment, feedback: why }: z.output<typeof cancellationDetails>) {
  return { ...(comment !== undefined && { comment }), ...(why !== undefined && { feedback: why }) }
}

function cancel({ account, form, id }: Call): Subscription {
  const subscription = find(account.state, 'subscription', id)
  const { cancellation_details, invoice_now, prorate } = readParams(cancelParams, form)
  if (subscription.status === 'canceled') {
    throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' })
  }
  const at = nowSeconds(account.state)
  const items = prorate ? subscription.items.data : []
  const credits = items.map((item) => prorationLine(account, subscription, item, { at, sign: -1 }))
  if (invoice_now && credits.length) openInvoice(account, subscription, credits, 'subscription_update')
  return cancelNow(account, subscription, {
    ...detailsOf(cancellation_details ?? {}),
    reason: 'cancellation_requested',
  })
}

export const subscriptionRoutes: Route[] = [
  post('/v1/subscriptions', create),
  get('/v1/subscriptions', ({ account, form }) => {
    const { customer, price, status: wanted, collection_method: _, ...rest } = readParams(listParams, form)
    const isWanted = (own: Subscription): boolean => {
      if (!wanted) return own.status !== 'canceled' && own.status !== 'incomplete_expired'
      if (wanted === 'ended') return own.ended_at !== null
      return wanted === 'all' || own.status === wanted
    }
    const found = all(account.state, 'subscription').filter(
      (own) =>
        isWanted(own) &&
        (customer ?? own.customer) === own.customer &&
        (!price || own.items.data.some((item) => item.price.id === price)),
    )
    return listOf('/v1/subscriptions', found, rest)
  }),
  get('/v1/subscriptions/search', ({ account, form }) =>
    search('/v1/subscriptions/search', all(account.state, 'subscription'), readParams(searchParams, form)),
  ),
  get('/v1/subscriptions/:id', ({ account, id }) => find(account.state, 'subscription', id)),
  post('/v1/subscriptions/:id', update),
  del('/v1/subscriptions/:id', cancel),
  get('/v1/subscription_items', ({ account, form }) => {
    const { subscription, ...rest } = readParams(z.strictObject({ ...field.page, subscription: field.text }), form)
    const own = find(account.state, 'subscription', subscription, 'subscription')
    return listOf('/v1/subscription_items', own.items.data, rest)
  }),
]
