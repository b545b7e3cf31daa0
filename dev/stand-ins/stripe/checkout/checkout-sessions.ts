import * as z from 'zod'
import { amountIn, createPrice, newPriceFields } from '#dev/stand-ins/stripe/catalogue/prices.ts'
import { emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf, wholeList } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find, newId } from '#dev/stand-ins/stripe/wire/state.ts'
import type { CheckoutSession, LineItem, Price } from '#dev/stand-ins/stripe/wire/wire.ts'
import { newCheckoutSession } from './new-checkout-session.ts'

const lineItem = z.object({
  price: field.text.optional(),
  price_data: z.object({ ...newPriceFields, product: field.text }).optional(),
  quantity: field.int.default(1),
  adjustable_quantity: field.ignored,
})
const createParams = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: field.list(lineItem).optional(),
  success_url: field.text.optional(),
  cancel_url: field.text.optional(),
  customer: field.text.optional(),
  customer_email: field.text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: field.text.optional(),
  currency: field.currency.optional(),
  expires_at: field.int.optional(),
  metadata: field.metadata.optional(),
  payment_intent_data: z
    .object({
      metadata: field.metadata.optional(),
      description: field.text.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  subscription_data: z.object({ metadata: field.metadata.optional(), description: field.text.optional() }).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
  allow_promotion_codes: field.bool.optional(),
  locale: field.text.optional(),
  setup_intent_data: field.ignored,
  allowed_payment_method_types: field.list(field.text).optional(),
  excluded_payment_method_types: field.ignored,
  payment_method_options: field.ignored,
  custom_text: field.ignored,
  consent_collection: field.ignored,
  origin_context: field.ignored,
  branding_settings: field.ignored,
  payment_method_collection: field.ignored,
  payment_method_data: field.ignored,
  automatic_tax: field.ignored,
  billing_address_collection: field.ignored,
  customer_update: field.ignored,
  invoice_creation: field.ignored,
  saved_payment_method_options: field.ignored,
  submit_type: field.ignored,
  tax_id_collection: field.ignored,
  adaptive_pricing: field.ignored,
})
const listParams = z.strictObject({
  ...field.page,
  customer: field.text.optional(),
  payment_intent: field.text.optional(),
  subscription: field.text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
})

export type SessionWanted = z.output<typeof createParams>

function create({ account, form }: Call): CheckoutSession {
  const { state } = account
  const wanted = readParams(createParams, form)
  if (!wanted.success_url) {
    throw invalid('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
  }
  const customer = wanted.customer ? find(state, 'customer', wanted.customer, 'customer') : null
  if (wanted.mode !== 'setup' && !wanted.line_items?.length) {
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
  }
  const prices = (wanted.line_items ?? []).map((line, index) => priceOf(account, line, index))
  checkRhythm(wanted.mode, prices)
  const code = wanted.currency ?? customer?.currency ?? prices[0]?.currency ?? 'usd'
  const lines = prices.map((price, index) => lineOf(account, price, wanted.line_items?.[index]?.quantity ?? 1, code))
  const session = newCheckoutSession(account, wanted, lines, wanted.mode === 'setup' ? (wanted.currency ?? null) : code)
  state.tables['checkout.session'][session.id] = session
  state.checkoutPlans[session.id] = {
    subscriptionMetadata: mergeMetadata({}, wanted.subscription_data?.metadata),
    intentMetadata: mergeMetadata({}, wanted.payment_intent_data?.metadata),
    intentDescription: wanted.payment_intent_data?.description ?? null,
    setupFutureUsage: wanted.payment_intent_data?.setup_future_usage ?? null,
  }
  return session
}

function priceOf(account: Account, line: z.output<typeof lineItem>, index: number): Price {
  const param = `line_items[${index}][price]`
  if (line.price_data) return createPrice(account, line.price_data)
  if (!line.price) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  const price = find(account.state, 'price', line.price, param)
  if (!price.active) {
    const message = `The price specified is inactive. This field only accepts active prices.`
    throw invalid(message, { code: 'price_inactive', param })
  }
  return price
}

function checkRhythm(mode: CheckoutSession['mode'], prices: Price[]): void {
  if (mode === 'payment' && prices.some(({ recurring }) => recurring)) {
    const message =
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.'
    throw invalid(message, { param: 'line_items' })
  }
  if (mode === 'subscription' && !prices.some(({ recurring }) => recurring)) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', { param: 'line_items' })
  }
}

function lineOf({ state }: Account, price: Price, quantity: number, code: string): LineItem {
  const amount = amountIn(price, code) * quantity
  return {
    id: newId(state, 'li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: code,
    description: state.tables.product[price.product]?.name ?? null,
    metadata: null,
    price,
    quantity,
  }
}

function expire({ account, id }: Call): CheckoutSession {
  const session = find(account.state, 'checkout.session', id)
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  Object.assign(session, { status: 'expired', url: null })
  emit(account, 'checkout.session.expired', session)
  return session
}

export const checkoutSessionRoutes: Route[] = [
  post('/v1/checkout/sessions', create),
  get('/v1/checkout/sessions', ({ account, form }) => {
    const { customer, payment_intent, subscription, status, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'checkout.session').filter(
      (own) =>
        (customer ?? own.customer) === own.customer &&
        (payment_intent ?? own.payment_intent) === own.payment_intent &&
        (subscription ?? own.subscription) === own.subscription &&
        (status ?? own.status) === own.status,
    )
    return listOf('/v1/checkout/sessions', found, rest)
  }),
  get('/v1/checkout/sessions/:id', ({ account, id }) => find(account.state, 'checkout.session', id)),
  get('/v1/checkout/sessions/:id/line_items', ({ account, id }) =>
    wholeList(`/v1/checkout/sessions/${id}/line_items`, find(account.state, 'checkout.session', id).line_items.data),
  ),
  post('/v1/checkout/sessions/:id/expire', expire),
]
