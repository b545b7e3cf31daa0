import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { wholeList } from '#dev/stand-ins/stripe/wire/list.ts'
import { mergeMetadata } from '#dev/stand-ins/stripe/wire/params.ts'
import { newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { CheckoutSession, LineItem } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { SessionWanted } from './checkout-sessions.ts'

const openForSeconds = 86_400

/** An open session whose page is served by the stand-in itself. */
export function newCheckoutSession(
  { state, baseUrl }: Account,
  wanted: SessionWanted,
  lines: LineItem[],
  currency: string | null,
): CheckoutSession {
  const id = newId(state, 'cs_test')
  const now = nowSeconds(state)
  const total = wanted.mode === 'setup' ? null : lines.reduce((sum, { amount_total }) => sum + amount_total, 0)
  const makesCustomer = wanted.mode === 'subscription' || wanted.customer_creation === 'always'
  return {
    ...unusedFields(),
    id,
    object: 'checkout.session',
    allowed_payment_method_types: wanted.allowed_payment_method_types ?? null,
    allow_promotion_codes: wanted.allow_promotion_codes ?? null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: wanted.cancel_url ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    created: now,
    currency,
    customer: wanted.customer ?? null,
    customer_creation: wanted.customer ? null : makesCustomer ? 'always' : 'if_required',
    customer_email: wanted.customer_email ?? null,
    expires_at: wanted.expires_at ?? now + openForSeconds,
    line_items: wholeList(`/v1/checkout/sessions/${id}/line_items`, lines),
    metadata: mergeMetadata({}, wanted.metadata),
    mode: wanted.mode,
    payment_method_collection: wanted.mode === 'subscription' ? 'always' : 'if_required',
    payment_status: wanted.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: wanted.success_url ?? null,
    total_details: wanted.mode === 'setup' ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${baseUrl}/checkout/${id}`,
  }
}

function unusedFields() {
  return {
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' as const } },
    payment_method_types: ['card'],
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    subscription: null,
    ui_mode: 'hosted_page' as const,
    wallet_options: null,
  }
}
