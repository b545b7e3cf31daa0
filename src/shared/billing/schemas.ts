import * as z from 'zod'
import { CREDIT_KINDS } from '#shared/credits/rules.ts'
import { BILLING_INTERVALS, CURRENCIES } from './rules.ts'

export const Currency = z.enum(CURRENCIES)
export const BillingInterval = z.enum(BILLING_INTERVALS)
export const Plan = z.enum(['Free', 'Pro'])

const Id = z.string().min(1).max(120)

/** In minor units of each currency. */
const AmountsMinor = z.object({ usd: z.int(), ngn: z.int(), inr: z.int() })

/** 2§3 credit package price. */
export const PackagePrice = z.object({
  id: z.string(),
  credits: z.int(),
  amountsMinor: AmountsMinor,
  features: z.array(z.string()),
})
export type PackagePrice = z.infer<typeof PackagePrice>

/**
 * C136 over tRPC, with the currency of the country that the request came from (2§4) and the key that the payment form
 * opens with; null where payments are not set up.
 */
export const ListPackagesOutput = z.object({
  prices: z.array(PackagePrice),
  currency: Currency,
  publishableKey: z.string().nullable(),
})

/** C135 */
export const CreatePaymentInput = z.object({ priceId: Id, currency: Currency })
export const CreatePaymentOutput = z.object({ clientSecret: z.string(), paymentId: z.string() })

/** C138; the server reads the intent again and books what it brought (G-PAY-05). */
export const PaymentStatusInput = z.object({ intentId: z.string().max(120) })
export const PaymentStatusOutput = z.object({
  status: z.string(),
  /** What a purchase has brought, what there is now, and Stripe's receipt; null for what brought no credits. */
  bought: z.object({ credits: z.int(), balance: z.int(), receiptUrl: z.string().nullable() }).nullable(),
})
export type PaymentStatusOutput = z.infer<typeof PaymentStatusOutput>

/** 2§3 payment history item. */
export const PaymentItem = z.object({
  id: z.string(),
  currency: Currency,
  amountMinor: z.int(),
  createdAt: z.string(),
  status: z.string(),
  credits: z.int(),
})
export type PaymentItem = z.infer<typeof PaymentItem>
export const ListPaymentsOutput = z.object({ payments: z.array(PaymentItem) })
export type ListPaymentsOutput = z.infer<typeof ListPaymentsOutput>

/**
 * A line of the statement: a roadmap with all that it cost and gave back, or one other credit in or out. The newest first;
 * `balanceAfter` is the sum of all lines up to it.
 */
export const StatementEntry = z.object({
  id: z.int(),
  createdAt: z.string(),
  kind: z.enum(CREDIT_KINDS),
  delta: z.int(),
  balanceAfter: z.int(),
  /** `roadmapId` is null once the roadmap was deleted. */
  roadmap: z.object({ roadmapId: z.string().nullable(), title: z.string(), prompt: z.string() }).nullable(),
  payment: z.object({ paymentId: z.string(), amountMinor: z.int(), currency: Currency }).nullable(),
})
export type StatementEntry = z.infer<typeof StatementEntry>
export const StatementInput = z.object({ before: z.int().optional() })
export const StatementOutput = z.object({ entries: z.array(StatementEntry), balance: z.int(), hasMore: z.boolean() })
export type StatementOutput = z.infer<typeof StatementOutput>

/** C140: the caller's plan; Free where there is no subscription (3§4.4). */
export const CustomerOutput = z.object({
  customerId: z.string().nullable(),
  plan: Plan,
  subscriptionId: z.string().nullable(),
  status: z.string().nullable(),
  priceId: z.string().nullable(),
  billingInterval: BillingInterval.nullable(),
  /** What a period costs, and what the last invoice came to. */
  amountMinor: z.int().nullable(),
  amountPaidMinor: z.int().nullable(),
  currency: Currency.nullable(),
  paymentMethod: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  pastDueSince: z.string().nullable(),
})
export type CustomerOutput = z.infer<typeof CustomerOutput>

/** I002: the first payment of a new subscription; without a client secret there is nothing to pay and it is active. */
export const CreateSubscriptionInput = z.object({ priceId: Id, currency: Currency })
export const CreateSubscriptionOutput = z.object({ subscriptionId: z.string(), clientSecret: z.string().nullable() })

/** What a change of price costs now, shown before it is made; negative becomes a credit. `at` makes both the same sum. */
export const PreviewChangeInput = z.object({ priceId: Id })
export const PreviewChangeOutput = z.object({ amountMinor: z.int(), currency: Currency, at: z.string() })
export type PreviewChangeOutput = z.infer<typeof PreviewChangeOutput>
/** I003; without `at`, at what it costs by now. */
export const ChangeSubscriptionInput = z.object({ priceId: Id, at: z.iso.datetime().optional() })
/** I004 */
export const CancelSubscriptionInput = z.object({
  reason: z.string().trim().max(200).default(''),
  feedback: z.string().trim().max(2000).default(''),
})

/** C137 invoice */
export const InvoiceItem = z.object({
  id: z.string(),
  createdAt: z.string(),
  amountPaidMinor: z.int(),
  currency: z.string(),
  status: z.string(),
  pageUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
})
export type InvoiceItem = z.infer<typeof InvoiceItem>
export const ListInvoicesOutput = z.object({ invoices: z.array(InvoiceItem) })

/** C137: the caller's plans, the newest first, each with its invoices (3§3). */
export const HistoryInput = z.object({ customerId: z.string().max(120).optional() })
export const HistoryOutput = z.object({
  customerId: z.string(),
  subscriptions: z.array(
    CustomerOutput.pick({
      status: true,
      currentPeriodEnd: true,
      paymentMethod: true,
      plan: true,
      billingInterval: true,
    }).extend({ id: z.string(), invoices: z.array(InvoiceItem) }),
  ),
})
export type HistoryOutput = z.infer<typeof HistoryOutput>

/** 3§3 product price: what a plan costs a period. */
const PlanPriceItem = PackagePrice.omit({ credits: true }).extend({ interval: BillingInterval })

/** C136: what is sold of one product; of the credits where none is named. */
export const PricesInput = z.object({ productId: z.string().max(120).optional() })
export const PricesOutput = z.object({ packages: z.array(PackagePrice), plans: z.array(PlanPriceItem) })
export type PricesOutput = z.infer<typeof PricesOutput>

export const PortalOutput = z.object({ url: z.string() })

/** 2§4: the country comes from where the browser says it is, else from the address of the request, else dollars. */
export const CurrencyInput = z.object({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})
export const CurrencyOutput = z.object({ currency: Currency })
