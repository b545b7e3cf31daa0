import * as z from 'zod'
import { change, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { cardFault, invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, open, post } from '#dev/stand-ins/stripe/wire/route.ts'
import type { State } from '#dev/stand-ins/stripe/wire/state.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Customer, PaymentMethod } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { TestCard } from './cards.ts'
import { cardOfNumber, cardOfToken, refusalOnAttaching } from './cards.ts'

const billingDetails = z.object({
  email: field.textOrUnset.optional(),
  name: field.textOrUnset.optional(),
  phone: field.textOrUnset.optional(),
  address: field.ignored,
})

/** A card as a form sends it: with its number, or with a token that stands for one. */
export const methodFields = {
  type: z.string().default('card'),
  card: z
    .object({
      number: field.text.optional(),
      token: field.text.optional(),
      exp_month: field.int.optional(),
      exp_year: field.int.optional(),
    })
    .optional(),
  billing_details: billingDetails.optional(),
  metadata: field.metadata.optional(),
  allow_redisplay: field.ignored,
}
const createParams = z.strictObject({ ...methodFields, customer: field.text.optional() })
const updateParams = z.strictObject({
  metadata: field.metadata.optional(),
  billing_details: billingDetails.optional(),
  card: field.ignored,
  allow_redisplay: field.ignored,
})
const listParams = z.strictObject({ ...field.page, customer: field.text.optional(), type: field.ignored })

type NewMethod = z.output<z.ZodObject<typeof methodFields>>

function store(state: State, own: TestCard, given: Partial<NewMethod> = {}): PaymentMethod {
  const { email = null, name = null, phone = null } = given.billing_details ?? {}
  const method: PaymentMethod = {
    id: newId(state, 'pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name, phone, tax_id: null },
    card: {
      brand: own.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: own.brand,
      exp_month: given.card?.exp_month ?? 12,
      exp_year: given.card?.exp_year ?? 2034,
      fingerprint: own.number,
      funding: 'credit',
      generated_from: null,
      last4: own.number.slice(-4),
      networks: { available: [own.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(state),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    type: 'card',
  }
  state.tables.payment_method[method.id] = method
  return method
}

/** Makes a payment method of what a form sent. @throws Fault 400 for anything but a card */
export function createMethod(state: State, given: NewMethod): PaymentMethod {
  if (given.type !== 'card') throw invalid('The stand-in knows only cards.', { param: 'type' })
  const { number, token } = given.card ?? {}
  const own = token ? cardOfToken(token) : number ? cardOfNumber(number) : undefined
  if (!own) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' })
  return store(state, own, given)
}

/** A payment method by its id; a test token such as `pm_card_visa` makes a new one each time, as at Stripe. */
export function resolveMethod(state: State, id: string, param = 'payment_method'): PaymentMethod {
  const own = cardOfToken(id)
  return own ? store(state, own) : find(state, 'payment_method', id, param)
}

/** Keeps the card with the customer. @throws Fault 402 for a card that its bank refuses even to check */
export function attach(account: Account, method: PaymentMethod, customer: Customer): PaymentMethod {
  if (method.customer === customer.id) return method
  if (method.customer) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
    })
  }
  const refusal = refusalOnAttaching(method.card.fingerprint)
  if (refusal?.kind === 'declines') {
    const { code, declineCode: decline_code, message } = refusal
    throw cardFault({ code, decline_code, message, param: '' })
  }
  method.customer = customer.id
  emit(account, 'payment_method.attached', method)
  return method
}

function detach({ account, id }: Call): PaymentMethod {
  const { state } = account
  const method = find(state, 'payment_method', id)
  if (!method.customer) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
  }
  const settings = state.tables.customer[method.customer]?.invoice_settings
  if (settings?.default_payment_method === id) settings.default_payment_method = null
  for (const subscription of all(state, 'subscription')) {
    if (subscription.default_payment_method === id) subscription.default_payment_method = null
  }
  return change(account, method, { customer: null }, 'payment_method.detached')
}

export const paymentMethodRoutes: Route[] = [
  open(
    post('/v1/payment_methods', ({ account, form }) => {
      const { customer, ...given } = readParams(createParams, form)
      const method = createMethod(account.state, given)
      return customer ? attach(account, method, find(account.state, 'customer', customer, 'customer')) : method
    }),
  ),
  get('/v1/payment_methods', ({ account, form }) => {
    const { customer, type: _, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'payment_method').filter((own) => customer && own.customer === customer)
    return listOf('/v1/payment_methods', found, rest)
  }),
  get('/v1/payment_methods/:id', ({ account, id }) => resolveMethod(account.state, id, 'payment_method')),
  post('/v1/payment_methods/:id', ({ account, form, id }) => {
    const method = find(account.state, 'payment_method', id)
    const given = readParams(updateParams, form)
    const details = given.billing_details ?? {}
    const { email = method.billing_details.email, name = method.billing_details.name } = details
    const changes = {
      metadata: mergeMetadata(method.metadata ?? {}, given.metadata),
      billing_details: { ...method.billing_details, email, name },
    }
    return change(account, method, changes, 'payment_method.updated')
  }),
  post('/v1/payment_methods/:id/attach', ({ account, form, id }) => {
    const { customer } = readParams(z.strictObject({ customer: field.text }), form)
    const owner = find(account.state, 'customer', customer, 'customer')
    return attach(account, resolveMethod(account.state, id), owner)
  }),
  post('/v1/payment_methods/:id/detach', detach),
]
