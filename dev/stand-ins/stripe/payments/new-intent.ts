import { randomBytes } from 'node:crypto'
import { add } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { PaymentIntent } from '#dev/stand-ins/stripe/wire/wire.ts'

export type IntentWanted = Pick<PaymentIntent, 'amount' | 'currency'> &
  Partial<
    Pick<
      PaymentIntent,
      'customer' | 'description' | 'metadata' | 'payment_method' | 'receipt_email' | 'setup_future_usage'
    >
  > & { allowRedirects?: 'always' | 'never'; types?: string[] }

export function clientSecretOf(id: string): string {
  return `${id}_secret_${randomBytes(12).toString('hex')}`
}

/** Makes a payment intent that waits for a payment method, or for being confirmed when it has one. Amounts in minor units. */
export function newIntent(account: Account, wanted: IntentWanted): PaymentIntent {
  const { state } = account
  const id = newId(state, 'pi')
  const automatic = { allow_redirects: wanted.allowRedirects ?? ('always' as const), enabled: true }
  const intent: PaymentIntent = {
    ...unusedFields(),
    id,
    object: 'payment_intent',
    allowed_payment_method_types: wanted.types ?? null,
    amount: wanted.amount,
    automatic_payment_methods: wanted.types && !wanted.allowRedirects ? null : automatic,
    client_secret: clientSecretOf(id),
    created: nowSeconds(state),
    currency: wanted.currency,
    customer: wanted.customer ?? null,
    description: wanted.description ?? null,
    livemode: false,
    metadata: { ...wanted.metadata },
    payment_method: wanted.payment_method ?? null,
    payment_method_types: wanted.types ?? ['card'],
    receipt_email: wanted.receipt_email ?? null,
    setup_future_usage: wanted.setup_future_usage ?? null,
    status: wanted.payment_method ? 'requires_confirmation' : 'requires_payment_method',
  }
  return add(account, 'payment_intent', intent, 'payment_intent.created')
}

function unusedFields() {
  return {
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async' as const,
    confirmation_method: 'automatic' as const,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' as const },
    },
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  }
}
