import type Stripe from 'stripe'

/**
 * The objects as they stand on the wire. They are the SDK's own types, so that the compiler tells when a field is
 * missing, with two differences: references are ids (a client expands them), and decimals are strings.
 */
type Replace<T, U> = Omit<T, keyof U> & U

export type Product = Replace<Stripe.Product, { default_price: string | null }>

export type CurrencyOption = Replace<Stripe.Price.CurrencyOptions, { unit_amount_decimal: string | null }>

export type Price = Replace<
  Stripe.Price,
  { product: string; unit_amount_decimal: string | null; currency_options: Record<string, CurrencyOption> }
>

export type Customer = Replace<
  Stripe.Customer,
  { invoice_settings: Replace<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }> }
>

export type PaymentMethod = Replace<Stripe.PaymentMethod, { customer: string | null; card: Stripe.PaymentMethod.Card }>

type Reference = string | null

export type LastPaymentError = Replace<Stripe.PaymentIntent.LastPaymentError, { payment_method?: PaymentMethod }>

export type PaymentIntent = Replace<
  Stripe.PaymentIntent,
  {
    customer: Reference
    payment_method: Reference
    latest_charge: Reference
    client_secret: string
    last_payment_error: LastPaymentError | null
  }
>

export type SetupIntent = Replace<
  Stripe.SetupIntent,
  { customer: Reference; payment_method: Reference; client_secret: string; last_setup_error: LastPaymentError | null }
>

export type Charge = Replace<Stripe.Charge, { customer: Reference; payment_intent: Reference }>

export type Refund = Replace<Stripe.Refund, { charge: string; payment_intent: Reference }>

export type Dispute = Replace<Stripe.Dispute, { charge: string; payment_intent: Reference }>

export type SubscriptionItem = Replace<
  Stripe.SubscriptionItem,
  { price: Price; plan: Replace<Stripe.Plan, { amount_decimal: string | null }>; quantity: number }
>

export type List<T> = { object: 'list'; url: string; has_more: boolean; data: T[] }

export type Subscription = Replace<
  Stripe.Subscription,
  {
    customer: string
    items: List<SubscriptionItem>
    latest_invoice: Reference
    default_payment_method: Reference
    pending_setup_intent: Reference
    cancellation_details: Stripe.Subscription.CancellationDetails
    status: 'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'unpaid'
  }
>

export type InvoiceLine = Replace<
  Stripe.InvoiceLineItem,
  {
    quantity_decimal: string | null
    pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string }
  }
>

export type Invoice = Replace<
  Stripe.Invoice,
  {
    customer: string
    lines: List<InvoiceLine>
    default_payment_method: Reference
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  }
>

export type InvoicePayment = Replace<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>

export type LineItem = Replace<Stripe.LineItem, { price: Price }>

export type CheckoutSession = Replace<
  Stripe.Checkout.Session,
  {
    customer: Reference
    invoice: Reference
    payment_intent: Reference
    setup_intent: Reference
    subscription: Reference
    mode: 'payment' | 'setup' | 'subscription'
    line_items: List<LineItem>
  }
>

export type PortalConfiguration = Stripe.BillingPortal.Configuration

export type PortalSession = Replace<Stripe.BillingPortal.Session, { configuration: string }>

export type WebhookEndpoint = Replace<Stripe.WebhookEndpoint, { secret: string }>

export type WireEvent = {
  id: string
  object: 'event'
  account?: string
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: boolean
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** What the stand-in stores, by the `object` field of what is stored. */
export type Stored = {
  product: Product
  price: Price
  customer: Customer
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  setup_intent: SetupIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  'checkout.session': CheckoutSession
  'billing_portal.session': PortalSession
  'billing_portal.configuration': PortalConfiguration
  webhook_endpoint: WebhookEndpoint
  event: WireEvent
}
export type Kind = keyof Stored
