import type { CardOutcome } from '#dev/stand-ins/stripe/customers/cards.ts'
import { outcomeOf } from '#dev/stand-ins/stripe/customers/cards.ts'
import { attach } from '#dev/stand-ins/stripe/customers/payment-methods.ts'
import { intentOfInvoiceFailed, intentOfInvoicePaid } from '#dev/stand-ins/stripe/invoices/invoice-status.ts'
import { emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import type { Fault } from '#dev/stand-ins/stripe/wire/fault.ts'
import { cardFault, invalid } from '#dev/stand-ins/stripe/wire/fault.ts'
import { find } from '#dev/stand-ins/stripe/wire/state.ts'
import type { PaymentIntent, PaymentMethod } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { Decline } from './charges.ts'
import { recordCharge } from './charges.ts'
import { openDispute } from './disputes.ts'

export type Confirmation = { isOffSession?: boolean; errorOnAction?: boolean; returnUrl?: string | undefined }

const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** Tries to pay an intent with a card. What came of it stands in the intent; a decline is also returned as a refusal. */
export function confirmIntent(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  { isOffSession, errorOnAction, returnUrl }: Confirmation = {},
): Fault | null {
  intent.payment_method = method.id
  intent.next_action = null
  const outcome = outcomeOf(method.card.fingerprint)
  const asks = outcome.kind === 'asks' && !(outcome.onSetup && method.customer)
  if (asks && (isOffSession || errorOnAction)) return decline(account, intent, method, authenticationRequired)
  if (!asks) return charge(account, intent, method, outcome.kind === 'asks' ? outcome.afterwards : outcome)
  intent.status = 'requires_action'
  const url = `${account.baseUrl}/authenticate/${intent.id}`
  intent.next_action = returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
  emit(account, 'payment_intent.requires_action', intent)
  return null
}

/** Ends the authentication that an intent waits for, as its holder does in the bank's window. */
export function authenticateIntent(account: Account, id: string, isPassed: boolean): PaymentIntent {
  const { state } = account
  const intent = find(state, 'payment_intent', id)
  if (intent.status !== 'requires_action' || !intent.payment_method) {
    throw invalid(`${id} waits for no authentication; its status is ${intent.status}.`)
  }
  const method = find(state, 'payment_method', intent.payment_method)
  const outcome = outcomeOf(method.card.fingerprint)
  intent.next_action = null
  if (isPassed) {
    charge(account, intent, method, outcome.kind === 'asks' ? outcome.afterwards : outcome)
    return intent
  }
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  const code = 'payment_intent_authentication_failure'
  fail(account, intent, { code, message, payment_method: method, type: 'invalid_request_error' })
  return intent
}

function charge(account: Account, intent: PaymentIntent, method: PaymentMethod, outcome: CardOutcome): Fault | null {
  if (outcome.kind === 'declines') return decline(account, intent, method, outcome)
  const paid = recordCharge(account, intent, method, null)
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: paid.id,
    last_payment_error: null,
  })
  if (intent.setup_future_usage && intent.customer && !method.customer) {
    attach(account, method, find(account.state, 'customer', intent.customer))
  }
  emit(account, 'payment_intent.succeeded', intent)
  intentOfInvoicePaid(account, intent)
  if (outcome.kind === 'pays' && outcome.isDisputed) openDispute(account, paid, {})
  return null
}

function decline(account: Account, intent: PaymentIntent, method: PaymentMethod, why: Decline): Fault {
  const failed = recordCharge(account, intent, method, why)
  intent.latest_charge = failed.id
  const { code, message, declineCode: decline_code } = why
  const error = { code, decline_code, message, charge: failed.id, payment_method: method }
  fail(account, intent, { ...error, type: 'card_error' })
  return cardFault({ ...error, payment_intent: structuredClone(intent) })
}

function fail(account: Account, intent: PaymentIntent, error: NonNullable<PaymentIntent['last_payment_error']>): void {
  // a declined card is forgotten: the next attempt names one again
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: structuredClone(error),
  })
  emit(account, 'payment_intent.payment_failed', intent)
  intentOfInvoiceFailed(account, intent)
}
