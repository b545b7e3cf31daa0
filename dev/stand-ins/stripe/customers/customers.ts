import * as z from 'zod'
import { cancelNow } from '#dev/stand-ins/stripe/subscriptions/subscription-status.ts'
import { add, change, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { del, get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { search, searchParams } from '#dev/stand-ins/stripe/wire/search.ts'
import { all, find, newId, nowSeconds, remove } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Customer } from '#dev/stand-ins/stripe/wire/wire.ts'
import { attach, resolveMethod } from './payment-methods.ts'

const fields = {
  description: field.textOrUnset.optional(),
  email: field.textOrUnset.optional(),
  name: field.textOrUnset.optional(),
  phone: field.textOrUnset.optional(),
  metadata: field.metadata.optional(),
  preferred_locales: field.list(field.text).optional(),
  invoice_settings: z.object({ default_payment_method: field.textOrUnset.optional() }).optional(),
  address: field.ignored,
  shipping: field.ignored,
  tax: field.ignored,
}
const createParams = z.strictObject({ ...fields, payment_method: field.text.optional() })
const updateParams = z.strictObject(fields)
const listParams = z.strictObject({ ...field.page, email: field.text.optional() })

/** Makes a customer; checkout does so too, for a buyer without one. */
export function createCustomer(account: Account, given: Partial<z.output<typeof createParams>>): Customer {
  const { state } = account
  const customer: Customer = {
    id: newId(state, 'cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: nowSeconds(state),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: newId(state, 'x').slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  const method = given.payment_method ? resolveMethod(state, given.payment_method) : null
  add(account, 'customer', customer, 'customer.created')
  if (method) attach(account, method, customer)
  const preferred = given.invoice_settings?.default_payment_method
  if (preferred) customer.invoice_settings.default_payment_method = method?.id ?? preferred
  return customer
}

function update({ account, form, id }: Call): Customer {
  const customer = find(account.state, 'customer', id)
  const {
    invoice_settings,
    metadata: changed,
    address: _,
    shipping: __,
    tax: ___,
    ...given
  } = readParams(updateParams, form)
  const preferred = invoice_settings?.default_payment_method
  if (preferred) find(account.state, 'payment_method', preferred, 'invoice_settings[default_payment_method]')
  const settings = preferred === undefined ? {} : { default_payment_method: preferred }
  const changes = {
    ...given,
    metadata: mergeMetadata(customer.metadata, changed),
    invoice_settings: { ...customer.invoice_settings, ...settings },
  }
  return change(account, customer, changes, 'customer.updated')
}

/** Deleting a customer ends the subscriptions at once, without a refund. */
function destroy({ account, id }: Call): object {
  const { state } = account
  const customer = find(state, 'customer', id)
  for (const subscription of all(state, 'subscription').filter((own) => own.customer === id)) {
    cancelNow(account, subscription, { reason: 'cancellation_requested' })
  }
  for (const method of all(state, 'payment_method').filter((own) => own.customer === id)) method.customer = null
  emit(account, 'customer.deleted', customer)
  return remove(state, 'customer', id)
}

function retrieve({ account, id }: Call): object {
  const isDeleted = account.state.deleted[id] === 'customer'
  return isDeleted ? { id, object: 'customer', deleted: true } : find(account.state, 'customer', id)
}

export const customerRoutes: Route[] = [
  post('/v1/customers', ({ account, form }) => createCustomer(account, readParams(createParams, form))),
  get('/v1/customers', ({ account, form }) => {
    const { email, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'customer').filter((customer) => (email ?? customer.email) === customer.email)
    return listOf('/v1/customers', found, rest)
  }),
  get('/v1/customers/search', ({ account, form }) =>
    search('/v1/customers/search', all(account.state, 'customer'), readParams(searchParams, form)),
  ),
  get('/v1/customers/:id', retrieve),
  post('/v1/customers/:id', update),
  del('/v1/customers/:id', destroy),
  get('/v1/customers/:id/payment_methods', ({ account, form, id }) => {
    find(account.state, 'customer', id, 'customer')
    const { type: _, ...rest } = readParams(z.strictObject({ ...field.page, type: field.ignored }), form)
    const found = all(account.state, 'payment_method').filter(({ customer }) => customer === id)
    return listOf(`/v1/customers/${id}/payment_methods`, found, rest)
  }),
]
