import * as z from 'zod'
import { add, change, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import * as field from '#dev/stand-ins/stripe/wire/fields.ts'
import { listOf } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata, readParams } from '#dev/stand-ins/stripe/wire/params.ts'
import type { Route } from '#dev/stand-ins/stripe/wire/route.ts'
import { get, post } from '#dev/stand-ins/stripe/wire/route.ts'
import { all, find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Charge, Dispute } from '#dev/stand-ins/stripe/wire/wire.ts'

const answerWithinSeconds = 9 * 86_400

/** The holder of the card objects to a charge: the money is gone until the dispute is won. Amount in minor units. */
export function openDispute(
  account: Account,
  charge: Charge,
  wanted: { amount?: number | undefined; reason?: string | undefined },
): Dispute {
  const { state } = account
  if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`)
  const now = nowSeconds(state)
  const dispute: Dispute = {
    id: newId(state, 'du'),
    object: 'dispute',
    amount: wanted.amount ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: now + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', network: 'visa', case_type: 'chargeback', network_reason_code: '10.4' },
    },
    reason: wanted.reason ?? 'fraudulent',
    status: 'needs_response',
  }
  charge.disputed = true
  add(account, 'dispute', dispute, 'charge.dispute.created')
  emit(account, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank decides a dispute, for us (`won`: the money comes back) or against us. */
export function closeDispute(account: Account, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (['won', 'lost'].includes(dispute.status)) throw invalid('This dispute is already closed')
  const previous = { status: dispute.status }
  dispute.status = status
  emit(account, 'charge.dispute.closed', dispute, previous)
  if (status === 'won') emit(account, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

function noEvidence(): Dispute['evidence'] {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  }
}

const listParams = z.strictObject({
  ...field.page,
  charge: field.text.optional(),
  payment_intent: field.text.optional(),
})
const updateParams = z.strictObject({
  evidence: z.record(z.string(), z.string()).optional(),
  metadata: field.metadata.optional(),
  submit: field.bool.optional(),
})

export const disputeRoutes: Route[] = [
  get('/v1/disputes', ({ account, form }) => {
    const { charge, payment_intent, ...rest } = readParams(listParams, form)
    const found = all(account.state, 'dispute').filter(
      (own) => (charge ?? own.charge) === own.charge && (payment_intent ?? own.payment_intent) === own.payment_intent,
    )
    return listOf('/v1/disputes', found, rest)
  }),
  get('/v1/disputes/:id', ({ account, id }) => find(account.state, 'dispute', id)),
  post('/v1/disputes/:id', ({ account, form, id }) => {
    const dispute = find(account.state, 'dispute', id)
    const { evidence, metadata: changed, submit } = readParams(updateParams, form)
    const changes: Partial<Dispute> = {
      evidence: { ...dispute.evidence, ...evidence },
      metadata: mergeMetadata(dispute.metadata, changed),
    }
    if (submit !== false && evidence) changes.status = 'under_review'
    return change(account, dispute, changes, 'charge.dispute.updated')
  }),
  post('/v1/disputes/:id/close', ({ account, id }) =>
    closeDispute(account, find(account.state, 'dispute', id), 'lost'),
  ),
]
