import { referenceOf } from './stripe.ts'
import { ask, type StripeSettings } from './stripe-client.ts'

export interface InvoiceState {
  id: string
  createdAt: Date
  /** Minor units. */
  amountPaid: number
  currency: string
  /** As Stripe names it. */
  status: string
  pageUrl: string | null
  pdfUrl: string | null
  subscriptionId: string | null
}

const LIMIT = 100

/** The newest invoices of a customer; drafts are nobody's business yet. @throws DomainError not_found */
export async function listInvoices(env: StripeSettings, customerId: string): Promise<InvoiceState[]> {
  const { data } = await ask(env, (stripe) => stripe.invoices.list({ customer: customerId, limit: LIMIT }))
  return data
    .filter(({ status }) => status !== 'draft')
    .map((invoice) => ({
      id: invoice.id ?? '',
      createdAt: new Date(invoice.created * 1000),
      amountPaid: invoice.amount_paid,
      currency: invoice.currency,
      status: invoice.status ?? 'open',
      pageUrl: invoice.hosted_invoice_url ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
      subscriptionId: referenceOf(invoice.parent?.subscription_details?.subscription),
    }))
}
