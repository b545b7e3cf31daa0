import * as z from 'zod'
import { add, change, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Call, Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Charge, Refund } from '#dev/stand-ins/stripe/wire/wire.ts'

const reason = z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])
const createParams = z.strictObject({
  payment_intent: field.text.optional(),
  charge: field.text.optional(),
  amount: field.int.optional(),
  reason: reason.optional(),
  metadata: field.metadata.optional(),
  instructions_email: field.ignored,
  currency: field.ignored,
})
const listParams = z.strictObject({
  ...field.page,
  charge: field.text.optional(),
  payment_intent: field.text.optional(),
})

/** Gives back a part of a charge (minor units), or all that is left of it. @throws Fault 400 for more than that */
export function refundCharge(
  account: Account,
  charge: Charge,
  wanted: {
    amount?: number | undefined
    reason?: z.infer<typeof reason> | undefined
    metadata?: Record<string, string>
  } = {},
): Refund {
  const { state } = account
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.refunded || left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (charge.disputed && all(state, 'dispute').some((own) => own.charge === charge.id && own.status !== 'won')) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  }
  const amount = wanted.amount ?? left
  if (amount < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  const refund: Refund = {
    id: newId(state, 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowSeconds(state),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: { ...wanted.metadata },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  add(account, 'refund', refund, 'refund.created')
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  emit(account, 'charge.refunded', charge, previous)
  return refund
}

/** The bank can't give the money to the holder of the card after all, days later: it comes back. */
export function failRefund(account: Account, refund: Refund): Refund {
  const charge = find(account.state, 'charge', String(refund.charge))
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  change(account, refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' }, 'refund.failed')
  return refund
}

function create({ account, form }: Call): Refund {
  const given = readParams(createParams, form)
  const charge = chargeOf(account, given)
  return refundCharge(account, charge, {
    amount: given.amount,
    reason: given.reason,
    metadata: mergeMetadata({}, given.metadata),
  })
}

/** The charge that money goes back from, named by itself or by its intent. */
export function chargeOf(
  { state }: Account,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if (given.charge) return find(state, 'charge', given.charge, 'charge')
  if (!given.payment_intent) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const intent = find(state, 'payment_intent', given.payment_intent, 'payment_intent')
  if (intent.status === 'succeeded' && intent.latest_charge) return find(state, 'charge', intent.latest_charge)
  throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  })
}

export const refundRoutes: Route[] = [
  post('/v1/refunds', create),
  get('/v1/refunds', ({ account, form }) => {
    const { charge, payment_intent, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'refund').filter(
      (own) => (charge ?? own.charge) === own.charge && (payment_intent ?? own.payment_intent) === own.payment_intent,
    )
    return listOf('/v1/refunds', found, rest)
  }),
  get('/v1/refunds/:id', ({ account, id }) => find(account.state, 'refund', id)),
  post('/v1/refunds/:id', ({ account, form, id }) => {
    const refund = find(account.state, 'refund', id)
    const given = readParams(z.strictObject({ metadata: field.metadata.optional() }), form)
    return change(account, refund, { metadata: mergeMetadata(refund.metadata ?? {}, given.metadata) }, 'refund.updated')
  }),
]
