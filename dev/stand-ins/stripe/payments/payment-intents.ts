import * as z from 'zod'
import { createMethod, methodFields, resolveMethod } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { emit, withoutUndefined } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { Fault, invalid, missingResource } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, open, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { search, searchParams } from '#dev/stand-ins/stripe/wire/search.ts'
import { all, find, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { PaymentIntent, PaymentMethod } from '#dev/stand-ins/stripe/wire/wire.ts'
import { confirmIntent } from './confirm-intent.ts'
import { newIntent } from './new-intent.ts'

const smallest: Record<string, number> = { usd: 50, eur: 50, gbp: 30, inr: 50 }
const largest = 99_999_999
const usage = z.enum(['off_session', 'on_session'])

const confirmFields = {
  payment_method: field.text.optional(),
  payment_method_data: z.object(methodFields).optional(),
  return_url: field.text.optional(),
  off_session: z.union([field.bool, field.text]).optional(),
  error_on_requires_action: field.bool.optional(),
  receipt_email: field.textOrUnset.optional(),
  setup_future_usage: z.union([usage, field.textOrUnset]).optional(),
  shipping: field.ignored,
  mandate_data: field.ignored,
  payment_method_options: field.ignored,
  allowed_payment_method_types: field.list(field.text).optional(),
  excluded_payment_method_types: field.ignored,
  use_stripe_sdk: field.ignored,
}
const fields = {
  customer: field.text.optional(),
  description: field.textOrUnset.optional(),
  metadata: field.metadata.optional(),
  statement_descriptor: field.ignored,
  statement_descriptor_suffix: field.ignored,
}
const createParams = z.strictObject({
  ...confirmFields,
  ...fields,
  amount: field.int,
  currency: field.currency,
  automatic_payment_methods: z
    .object({ enabled: field.bool, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirmation_method: z.enum(['automatic']).optional(),
  confirm: field.bool.optional(),
})
const updateParams = z.strictObject({
  ...confirmFields,
  ...fields,
  amount: field.int.optional(),
  currency: field.currency.optional(),
})
const confirmParams = z.strictObject({
  ...confirmFields,
  client_secret: field.text.optional(),
  client_context: field.ignored,
  expected_payment_method_type: field.ignored,
})
const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const listParams = z.strictObject({ ...field.page, customer: field.text.optional() })

type Confirming = z.output<z.ZodObject<typeof confirmFields>>

function checkAmount(amount: number, code: string): void {
  if (amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount < (smallest[code] ?? 1)) {
    const least = ((smallest[code] ?? 1) / 100).toFixed(2)
    throw invalid(`Amount must be at least ${least} ${code}`, { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > largest) {
    throw invalid(`Amount must be no more than ${largest} ${code}`, { code: 'amount_too_large', param: 'amount' })
  }
}

function create({ account, form }: Call): PaymentIntent {
  const { state } = account
  const given = readParams(createParams, form)
  checkAmount(given.amount, given.currency)
  if (given.customer) find(state, 'customer', given.customer, 'customer')
  const method = methodFor(account, given)
  const intent = newIntent(account, {
    amount: given.amount,
    currency: given.currency,
    customer: given.customer ?? null,
    description: given.description ?? null,
    metadata: mergeMetadata({}, given.metadata),
    payment_method: method?.id ?? null,
    receipt_email: given.receipt_email ?? null,
    setup_future_usage: usageOf(given),
    ...(given.automatic_payment_methods?.allow_redirects && {
      allowRedirects: given.automatic_payment_methods.allow_redirects,
    }),
    ...(given.allowed_payment_method_types && { types: given.allowed_payment_method_types }),
  })
  if (given.confirm) confirm(account, intent, method, given)
  return intent
}

/** Null when nothing is to be kept; an empty parameter unsets. */
function usageOf({ setup_future_usage: wanted }: Confirming): 'off_session' | 'on_session' | null {
  return wanted === 'off_session' || wanted === 'on_session' ? wanted : null
}

function methodFor({ state }: Account, given: Confirming): PaymentMethod | null {
  if (given.payment_method_data) return createMethod(state, given.payment_method_data)
  return given.payment_method ? resolveMethod(state, given.payment_method) : null
}

/** @throws Fault 402 when the card is declined; 400 when the intent can't be confirmed */
function confirm(account: Account, intent: PaymentIntent, method: PaymentMethod | null, given: Confirming): void {
  const { state } = account
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(intent, 'confirm')
  }
  const kept = method ?? (intent.payment_method ? find(state, 'payment_method', intent.payment_method) : null)
  if (!kept) {
    const message =
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken."
    throw unexpectedState(intent, 'confirm', message)
  }
  if (kept.customer && kept.customer !== intent.customer) {
    throw invalid('The PaymentMethod belongs to another customer than the PaymentIntent.', { param: 'payment_method' })
  }
  const redirects = intent.automatic_payment_methods?.allow_redirects !== 'never' && intent.automatic_payment_methods
  if (redirects && !given.return_url && !given.off_session && !given.use_stripe_sdk) {
    const message =
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.'
    throw invalid(message, { param: 'return_url' })
  }
  const fault = confirmIntent(account, intent, kept, {
    isOffSession: Boolean(given.off_session),
    errorOnAction: given.error_on_requires_action ?? false,
    returnUrl: given.return_url,
  })
  if (fault) throw fault
}

function unexpectedState(intent: PaymentIntent, verb: string, text?: string): Fault {
  const message =
    text ??
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with another status may be used so.`
  const code = 'payment_intent_unexpected_state'
  return new Fault(400, { type: 'invalid_request_error', code, message, payment_intent: structuredClone(intent) })
}

function update({ account, form, id }: Call): PaymentIntent {
  const { state } = account
  const intent = find(state, 'payment_intent', id)
  const given = readParams(updateParams, form)
  const isEnded = ['succeeded', 'canceled', 'processing'].includes(intent.status)
  if (isEnded && (given.amount !== undefined || given.currency || given.payment_method || given.customer)) {
    throw unexpectedState(intent, 'update')
  }
  checkAmount(given.amount ?? intent.amount, given.currency ?? intent.currency)
  if (given.customer) find(state, 'customer', given.customer, 'customer')
  const method = methodFor(account, given)
  const { amount, currency: code, customer, description, receipt_email } = given
  const given2 = withoutUndefined({ amount, currency: code, customer, description, receipt_email })
  Object.assign(intent, given2, { metadata: mergeMetadata(intent.metadata, given.metadata) })
  if (given.setup_future_usage !== undefined) intent.setup_future_usage = usageOf(given)
  if (method) Object.assign(intent, { payment_method: method.id, status: 'requires_confirmation' })
  return intent
}

function cancel({ account, form, id }: Call): PaymentIntent {
  const intent = find(account.state, 'payment_intent', id)
  const { cancellation_reason = null } = readParams(cancelParams, form)
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpectedState(intent, 'cancel')
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: nowSeconds(account.state),
    cancellation_reason,
    next_action: null,
  })
  emit(account, 'payment_intent.canceled', intent)
  return intent
}

/** The intent of a call; with the publishable key only together with its client secret. */
function intentOf({ account, id, isPublishable, form }: Call): PaymentIntent {
  const intent = find(account.state, 'payment_intent', id, 'intent')
  if (isPublishable && form.client_secret !== intent.client_secret)
    throw missingResource('payment_intent', id, 'intent')
  return intent
}

export const paymentIntentRoutes: Route[] = [
  post('/v1/payment_intents', create),
  get('/v1/payment_intents', ({ account, form }) => {
    const { customer, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'payment_intent').filter((own) => (customer ?? own.customer) === own.customer)
    return listOf('/v1/payment_intents', found, rest)
  }),
  get('/v1/payment_intents/search', ({ account, form }) =>
    search('/v1/payment_intents/search', all(account.state, 'payment_intent'), readParams(searchParams, form)),
  ),
  open(get('/v1/payment_intents/:id', intentOf)),
  post('/v1/payment_intents/:id', update),
  open(
    post('/v1/payment_intents/:id/confirm', (call) => {
      const intent = intentOf(call)
      const given = readParams(confirmParams, call.form)
      if (given.setup_future_usage !== undefined) intent.setup_future_usage = usageOf(given)
      if (given.receipt_email) intent.receipt_email = given.receipt_email
      confirm(call.account, intent, methodFor(call.account, given), given)
      return intent
    }),
  ),
  post('/v1/payment_intents/:id/cancel', cancel),
]
