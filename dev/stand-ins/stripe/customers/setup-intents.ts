import * as z from 'zod'
import { clientSecretOf } from '#dev/stand-ins/stripe/payments/new-intent.ts'
import { add, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { cardFault, invalid, missingResource } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, open, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { PaymentMethod, SetupIntent } from '#dev/stand-ins/stripe/wire/wire.ts'
import { outcomeOf } from './cards.ts'
import { attach, createMethod, methodFields, resolveMethod } from './payment-methods.ts'

const confirmFields = {
  payment_method: field.text.optional(),
  payment_method_data: z.object(methodFields).optional(),
  return_url: field.text.optional(),
  mandate_data: field.ignored,
  use_stripe_sdk: field.ignored,
}
const createParams = z.strictObject({
  ...confirmFields,
  automatic_payment_methods: z.object({ enabled: field.bool, allow_redirects: field.text.optional() }).optional(),
  confirm: field.bool.optional(),
  customer: field.text.optional(),
  description: field.textOrUnset.optional(),
  metadata: field.metadata.optional(),
  allowed_payment_method_types: field.list(field.text).optional(),
  excluded_payment_method_types: field.ignored,
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
})
const confirmParams = z.strictObject({ ...confirmFields, client_secret: field.text.optional() })

/** Makes an intent to keep a card for later. */
export function newSetupIntent(account: Account, given: Partial<z.output<typeof createParams>>): SetupIntent {
  const { state } = account
  const id = newId(state, 'seti')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: given.allowed_payment_method_types ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: clientSecretOf(id),
    created: nowSeconds(state),
    customer: given.customer ?? null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: given.allowed_payment_method_types ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  }
  return add(account, 'setup_intent', intent, 'setup_intent.created')
}

/** Checks the card with its bank and keeps it with the customer. @throws Fault 402 when the bank refuses it */
export function confirmSetup(account: Account, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  const { state } = account
  const outcome = outcomeOf(method.card.fingerprint)
  if (outcome.kind === 'declines' && outcome.declineCode !== 'generic_decline') refuse(account, intent, method, outcome)
  if (outcome.kind === 'asks') {
    Object.assign(intent, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { stripe_js: `${account.baseUrl}/authenticate/${intent.id}` },
      },
    })
    emit(account, 'setup_intent.requires_action', intent)
    return intent
  }
  if (intent.customer) {
    try {
      attach(account, method, find(state, 'customer', intent.customer))
    } catch {
      refuse(account, intent, method, outcome)
    }
  }
  return succeed(account, intent, method)
}

/** Ends the authentication that a setup intent waits for. */
export function authenticateSetup(account: Account, id: string, isPassed: boolean): SetupIntent {
  const { state } = account
  const intent = find(state, 'setup_intent', id)
  if (intent.status !== 'requires_action' || !intent.payment_method) throw invalid(`${id} waits for no authentication.`)
  const method = find(state, 'payment_method', intent.payment_method)
  intent.next_action = null
  if (!isPassed) {
    const message = 'We are unable to authenticate your payment method.'
    const last_setup_error = { code: 'setup_intent_authentication_failure', message, type: 'invalid_request_error' }
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_setup_error })
    emit(account, 'setup_intent.setup_failed', intent)
    return intent
  }
  if (intent.customer) attach(account, method, find(state, 'customer', intent.customer))
  return succeed(account, intent, method)
}

function succeed(account: Account, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  Object.assign(intent, { status: 'succeeded', payment_method: method.id, last_setup_error: null })
  emit(account, 'setup_intent.succeeded', intent)
  return intent
}

function refuse(
  account: Account,
  intent: SetupIntent,
  method: PaymentMethod,
  outcome: ReturnType<typeof outcomeOf>,
): never {
  const why =
    outcome.kind === 'declines'
      ? outcome
      : { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }
  const error = { code: why.code, decline_code: why.declineCode, message: why.message, payment_method: method }
  const last_setup_error = structuredClone({ ...error, type: 'card_error' })
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_setup_error })
  emit(account, 'setup_intent.setup_failed', intent)
  throw cardFault({ ...error, setup_intent: structuredClone(intent) })
}

function confirm({ account, form, id, isPublishable }: Call): SetupIntent {
  const { state } = account
  const intent = find(state, 'setup_intent', id, 'intent')
  const given = readParams(confirmParams, form)
  if (isPublishable && given.client_secret !== intent.client_secret) throw missingResource('setup_intent', id, 'intent')
  return confirmSetup(account, intent, methodFor(account, given))
}

function methodFor({ state }: Account, given: z.output<z.ZodObject<typeof confirmFields>>): PaymentMethod {
  if (given.payment_method_data) return createMethod(state, given.payment_method_data)
  if (given.payment_method) return resolveMethod(state, given.payment_method)
  throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
    param: 'payment_method',
  })
}

export const setupIntentRoutes: Route[] = [
  post('/v1/setup_intents', ({ account, form }) => {
    const given = readParams(createParams, form)
    if (given.customer) find(account.state, 'customer', given.customer, 'customer')
    const intent = newSetupIntent(account, given)
    return given.confirm ? confirmSetup(account, intent, methodFor(account, given)) : intent
  }),
  get('/v1/setup_intents', ({ account, form }) => {
    const { customer, ...rest } = readParams(z.strictObject({ ...field.page, customer: field.text.optional() }), form)
    const found = all(account.state, 'setup_intent').filter((own) => (customer ?? own.customer) === own.customer)
    return listOf('/v1/setup_intents', found, rest)
  }),
  open(
    get('/v1/setup_intents/:id', ({ account, id, isPublishable, form }) => {
      const intent = find(account.state, 'setup_intent', id, 'intent')
      if (isPublishable && form.client_secret !== intent.client_secret)
        throw missingResource('setup_intent', id, 'intent')
      return intent
    }),
  ),
  open(post('/v1/setup_intents/:id/confirm', confirm)),
]
