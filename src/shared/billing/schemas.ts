import * as z from 'zod'
import { CREDIT_KINDS } from '#shared/credits/rules.ts'
import { BILLING_INTERVALS, CURRENCIES } from './rules.ts'

export const Currency = z.enum(CURRENCIES)
export const BillingInterval = z.enum(BILLING_INTERVALS)
export const Plan = z.enum(['Free', 'Pro'])

const Id = z.string().min(1).max(120)

/** 2§3 credit package price; amounts in minor units. */
export const PackagePrice = z.object({
  id: z.string(),
  credits: z.int(),
  unit_amount: z.int(),
  currency_options: z.record(z.string(), z.object({ unit_amount: z.int() })),
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
export const PaymentStatusInput = z.object({ paymentIntentId: Id })
export const PaymentStatusOutput = z.object({ status: z.string() })

/** 2§3 payment history item; `created` in epoch seconds, `amount` in minor units. */
export const PaymentItem = z.object({
  id: z.string(),
  currency: Currency,
  amount: z.int(),
  created: z.int(),
  status: z.string(),
  credits: z.int(),
})
export type PaymentItem = z.infer<typeof PaymentItem>
export const ListPaymentsOutput = z.object({ payments: z.array(PaymentItem) })

/** Every credit in and out, the newest first; `balanceAfter` is the balance after it. */
export const StatementEntry = z.object({
  id: z.int(),
  createdAt: z.string(),
  kind: z.enum(CREDIT_KINDS),
  delta: z.int(),
  balanceAfter: z.int(),
  /** `roadmapId` is null once the roadmap was deleted. */
  roadmap: z.object({ roadmapId: z.string().nullable(), learningPrompt: z.string() }).nullable(),
  payment: z.object({ paymentId: z.string(), amount: z.int(), currency: Currency }).nullable(),
})
export type StatementEntry = z.infer<typeof StatementEntry>
export const StatementInput = z.object({ before: z.int().optional() })
export const StatementOutput = z.object({ entries: z.array(StatementEntry), balance: z.int(), hasMore: z.boolean() })

/** C140: the caller's plan; Free where there is no subscription (3§4.4). */
export const CustomerOutput = z.object({
  customerId: z.string().nullable(),
  subscriptionPlan: Plan,
  subscriptionId: z.string().nullable(),
  status: z.string().nullable(),
  priceId: z.string().nullable(),
  billingInterval: BillingInterval.nullable(),
  amountPaid: z.int().nullable(),
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
export const PreviewChangeOutput = z.object({ amount: z.int(), currency: Currency, at: z.string() })
/** I003 */
export const ChangeSubscriptionInput = z.object({ priceId: Id, at: z.iso.datetime() })
/** I004 */
export const CancelSubscriptionInput = z.object({
  reason: z.string().trim().max(200).default(''),
  feedback: z.string().trim().max(2000).default(''),
})

/** C137 invoice */
export const InvoiceItem = z.object({
  id: z.string(),
  createdAt: z.string(),
  amountPaid: z.int(),
  currency: z.string(),
  status: z.string(),
  pageUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
})
export type InvoiceItem = z.infer<typeof InvoiceItem>
export const ListInvoicesOutput = z.object({ invoices: z.array(InvoiceItem) })

/** 3§3 subscription history item over the documented path, each with its invoices, which repeat the plan. */
export const SubscriptionHistoryItem = CustomerOutput.pick({
  status: true,
  currentPeriodEnd: true,
  paymentMethod: true,
  subscriptionPlan: true,
  billingInterval: true,
}).extend({
  invoices: z.array(
    InvoiceItem.extend({
      subscriptionId: z.string(),
      customerId: z.string(),
      subscriptionPlan: Plan,
      billingInterval: BillingInterval.nullable(),
    }),
  ),
})
export type SubscriptionHistoryItem = z.infer<typeof SubscriptionHistoryItem>

/** 3§3 product price: what a plan costs a period. */
export const PlanPriceItem = PackagePrice.omit({ credits: true }).extend({
  recurring: z.object({ interval: BillingInterval }),
})
export type PlanPriceItem = z.infer<typeof PlanPriceItem>

export const PortalOutput = z.object({ url: z.string() })

/** 2§4: the country comes from where the browser says it is, else from the address of the request, else dollars. */
export const CurrencyInput = z.object({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})
export const CurrencyOutput = z.object({ currency: Currency })

/**
 * C136 to C139: one documented path for four questions. `id` names the kind, or is the caller's own id and the kind
 * follows from the query (G-PAY-01).
 */
export const StripeInfoInput = z.object({
  id: Id,
  kind: z.string().max(60).optional(),
  productId: z.string().max(120).optional(),
  productName: z.string().max(120).optional(),
  currency: z.string().max(10).optional(),
  customerId: z.string().max(120).optional(),
  paymentIntentId: z.string().max(120).optional(),
})
export type StripeInfoInput = z.infer<typeof StripeInfoInput>
/** As 2§7.3 has it: a list of prices, a bare list of items, or the state of one payment (G-PAY-02). */
export const StripeInfoOutput = z.union([
  z.object({ prices: z.array(PackagePrice) }),
  z.object({ prices: z.array(PlanPriceItem) }),
  z.object({ status: z.string() }),
  z.array(PaymentItem),
  z.array(SubscriptionHistoryItem),
])
