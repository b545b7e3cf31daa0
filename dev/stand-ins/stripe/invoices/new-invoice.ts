import { randomBytes } from 'node:crypto'
import { newIntent } from '#dev/stand-ins/stripe/payments/new-intent.ts'
import { add, emit } from '#dev/stand-ins/stripe/webhooks/events.ts'
import type { Account } from '#dev/stand-ins/stripe/wire/account.ts'
import { wholeList } from '#dev/stand-ins/stripe/wire/list.ts'
import { find, newId, nowSeconds } from '#dev/stand-ins/stripe/wire/state.ts'
import type { Customer, Invoice, InvoiceLine, InvoicePayment, Subscription } from '#dev/stand-ins/stripe/wire/wire.ts'
import type { Billed } from './invoice-lines.ts'
import { markPaid } from './invoice-status.ts'

type Reason = NonNullable<Invoice['billing_reason']>

/** An invoice of a subscription as a draft, stored nowhere; a preview is just that. */
export function draftInvoice(account: Account, subscription: Billed, lines: InvoiceLine[], reason: Reason): Invoice {
  const { state } = account
  const customer = find(state, 'customer', subscription.customer)
  const now = nowSeconds(state)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + customer.balance)
  const id = newId(state, 'in')
  return {
    ...unusedFields(),
    id,
    object: 'invoice',
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_payment_method: subscription.default_payment_method,
    lines: wholeList(
      `/v1/invoices/${id}/lines`,
      lines.map((own) => ({ ...own, invoice: id })),
    ),
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: now,
    period_start: now,
    starting_balance: customer.balance,
    status: 'draft',
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  }
}

/** Makes a subscription's invoice and finalises it; one of nothing is paid at once, another gets its intent. */
export function openInvoice(
  account: Account,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Reason,
): Invoice {
  const { state } = account
  const invoice = draftInvoice(account, subscription, lines, reason)
  const customer = find(state, 'customer', invoice.customer)
  add(account, 'invoice', invoice, 'invoice.created')
  subscription.latest_invoice = invoice.id
  customer.currency = invoice.currency
  finalise(account, invoice, customer)
  if (invoice.amount_due === 0) markPaid(account, invoice)
  else addIntent(account, invoice, reason)
  return invoice
}

function finalise(account: Account, invoice: Invoice, customer: Customer): void {
  const sequence = customer.next_invoice_sequence ?? 1
  const page = `${account.baseUrl}/invoices/${invoice.id}/${randomBytes(8).toString('hex')}`
  const balanceAfter = customer.balance + invoice.total - invoice.amount_due
  Object.assign(invoice, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    ending_balance: balanceAfter,
    effective_at: nowSeconds(account.state),
  })
  invoice.status_transitions.finalized_at = nowSeconds(account.state)
  Object.assign(customer, { balance: balanceAfter, next_invoice_sequence: sequence + 1 })
  emit(account, 'invoice.finalized', invoice)
}

function addIntent(account: Account, invoice: Invoice, reason: Reason): void {
  const { state } = account
  const description = reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update'
  const intent = newIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description,
    setup_future_usage: 'off_session',
    types: ['card'],
  })
  const payment: InvoicePayment = {
    id: newId(state, 'inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: nowSeconds(state),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  add(account, 'invoice_payment', payment)
}

const unusedScalars = {
  account_country: 'US',
  account_name: 'Tubli (stand-in)',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: false,
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically' as const,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none' as const,
  default_source: null,
  description: null,
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  webhooks_delivered_at: null,
}

function unusedFields() {
  return {
    ...unusedScalars,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' as const },
    metadata: {},
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  }
}
