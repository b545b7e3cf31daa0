import * as z from 'zod'
import { add, change } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '#dev/stand-ins/stripe/wire/wire.ts'

/** Why a charge did not go through. */
export type Decline = { code: string; declineCode: string; message: string }

/** Books an attempt to charge an intent, paid or declined, and says so. */
export function recordCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): Charge {
  const charge: Charge = {
    ...chargeFields(account, intent, method),
    amount_captured: decline ? 0 : intent.amount,
    captured: !decline,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: decline ? '01' : null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: decline ? 'The bank returned the decline code.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    status: decline ? 'failed' : 'succeeded',
  }
  if (!decline) charge.receipt_url = `${account.baseUrl}/receipts/${charge.id}`
  return add(account, 'charge', charge, decline ? 'charge.failed' : 'charge.succeeded')
}

function chargeFields({ state }: Account, intent: PaymentIntent, { id, card, billing_details }: PaymentMethod) {
  const { brand, country, exp_month, exp_year, fingerprint = null, funding, last4 } = card
  const shownCard = { brand, country, exp_month, exp_year, fingerprint, funding, last4, network: brand }
  return {
    id: newId(state, 'ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...billing_details },
    calculated_statement_descriptor: 'TUBLI',
    created: nowSeconds(state),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    payment_intent: intent.id,
    payment_method: id,
    payment_method_details: { type: 'card', card: { ...unusedCardFields, ...shownCard } },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  }
}

const unusedCardFields = {
  amount_authorized: null,
  authorization_code: null,
  checks: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
}

const listParams = z.strictObject({
  ...field.page,
  customer: field.text.optional(),
  payment_intent: field.text.optional(),
})
const updateParams = z.strictObject({
  description: field.textOrUnset.optional(),
  metadata: field.metadata.optional(),
  receipt_email: field.textOrUnset.optional(),
})

export const chargeRoutes: Route[] = [
  get('/v1/charges', ({ account, form }) => {
    const { customer, payment_intent, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'charge').filter(
      (charge) =>
        (customer ?? charge.customer) === charge.customer &&
        (payment_intent ?? charge.payment_intent) === charge.payment_intent,
    )
    return listOf('/v1/charges', found, rest)
  }),
  get('/v1/charges/:id', ({ account, id }) => find(account.state, 'charge', id)),
  post('/v1/charges/:id', ({ account, form, id }) => {
    const charge = find(account.state, 'charge', id)
    const { metadata: changed, ...given } = readParams(updateParams, form)
    return change(account, charge, { ...given, metadata: mergeMetadata(charge.metadata, changed) }, 'charge.updated')
  }),
]
