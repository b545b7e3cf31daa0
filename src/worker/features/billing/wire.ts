import * as z from 'zod'
import { CURRENCIES, type Currency as CurrencyName } from '#shared/billing/rules.ts'
import {
  BillingInterval,
  Currency,
  CustomerOutput,
  type HistoryOutput,
  InvoiceItem,
  type ListPaymentsOutput,
  PaymentItem,
  type PaymentStatusOutput,
  Plan,
  type PreviewChangeOutput,
  type PricesOutput,
  StatementEntry,
  type StatementOutput,
} from '#shared/billing/schemas.ts'
import { documented, type RawInput, requireSelf } from '#worker/wire.ts'

/** C135 to C140, I002 to I004. Amounts are in minor units, as Stripe names them. */

const UnitAmount = z.object({ unit_amount: z.int() })
const Price = UnitAmount.extend({
  id: z.string(),
  currency_options: z.record(z.string(), UnitAmount),
  features: z.array(z.string()),
})
/** 2§3 credit package price, 3§3 product price. */
const PackagePriceOutput = Price.extend({ credits: z.int() })
const PlanPriceOutput = Price.extend({ recurring: z.object({ interval: BillingInterval }) })

const toPrice = <T extends { amountsMinor: Readonly<Record<CurrencyName, number>> }>({
  amountsMinor,
  ...price
}: T) => ({
  ...price,
  unit_amount: amountsMinor.usd,
  currency_options: Object.fromEntries(CURRENCIES.map((one) => [one, { unit_amount: amountsMinor[one] }])),
})

/** 2§3 payment history item; `created` in epoch seconds. */
const PaymentOutput = PaymentItem.omit({ amountMinor: true, createdAt: true }).extend({
  amount: z.int(),
  created: z.int(),
})

const toPayment = ({ amountMinor, createdAt, ...payment }: PaymentItem) => ({
  ...payment,
  amount: amountMinor,
  created: Math.floor(Date.parse(createdAt) / 1000),
})

/** C140 */
const DocumentedCustomer = CustomerOutput.omit({ plan: true, amountMinor: true, amountPaidMinor: true }).extend({
  subscriptionPlan: Plan,
  amountPaid: z.int().nullable(),
})

const toCustomer = ({ plan, amountMinor: _, amountPaidMinor, ...customer }: CustomerOutput) => ({
  ...customer,
  subscriptionPlan: plan,
  amountPaid: amountPaidMinor,
})

/** 3§3 subscription history item, each with its invoices, which repeat the plan. */
const HistoryItem = DocumentedCustomer.pick({
  status: true,
  currentPeriodEnd: true,
  paymentMethod: true,
  subscriptionPlan: true,
  billingInterval: true,
}).extend({
  invoices: z.array(
    InvoiceItem.omit({ amountPaidMinor: true }).extend({
      amountPaid: z.int(),
      subscriptionId: z.string(),
      customerId: z.string(),
      subscriptionPlan: Plan,
      billingInterval: BillingInterval.nullable(),
    }),
  ),
})

const toHistory = ({ customerId, subscriptions }: HistoryOutput) =>
  subscriptions.map(({ id, plan, invoices, ...one }) => {
    const { billingInterval } = one
    const ofSubscription = { subscriptionId: id, customerId, subscriptionPlan: 'Pro' as const, billingInterval }
    return { ...one, subscriptionPlan: plan, invoices: invoices.map((invoice) => toInvoice(invoice, ofSubscription)) }
  })

const toInvoice = <T>({ amountPaidMinor, ...invoice }: InvoiceItem, ofSubscription: T) => ({
  ...invoice,
  amountPaid: amountPaidMinor,
  ...ofSubscription,
})

const INFO = { method: 'POST', path: '/ft/stripe/info/{id}' } as const

const KINDS = ['productInfo', 'subscriptionPaymentHistoryInfo', 'paymentHistoryInfo', 'paymentIntentInfo'] as const
type Kind = (typeof KINDS)[number]

const kindNamed = (text: unknown): Kind | undefined => KINDS.find((one) => one === text)

/** `id` names the kind, or is the caller's own id and the kind follows from what else was sent (G-PAY-01). */
function kindOf({ id, kind, productId, customerId, paymentIntentId }: RawInput): Kind {
  const named = kindNamed(kind) ?? kindNamed(id)
  if (named) return named
  if (paymentIntentId) return 'paymentIntentInfo'
  if (customerId) return 'subscriptionPaymentHistoryInfo'
  return productId ? 'productInfo' : 'paymentHistoryInfo'
}

const asks = (kind: Kind) => (raw: RawInput) => kindOf(raw) === kind

const InfoInput = z.object({
  id: z.string().min(1).max(120),
  kind: z.string().max(60).optional(),
  productId: z.string().max(120).optional(),
  productName: z.string().max(120).optional(),
  currency: z.string().max(10).optional(),
  customerId: z.string().max(120).optional(),
  paymentIntentId: z.string().max(120).optional(),
})
type InfoInput = z.infer<typeof InfoInput>

/** @throws DomainError forbidden for another person's id (SEC-02) */
function requireOwn({ id }: InfoInput, actor: Parameters<typeof requireSelf>[0]): void {
  if (!kindNamed(id)) requireSelf(actor, id, 'These payments belong to somebody else.')
}

const post = (path: `/${string}`, summary: string) => ({ method: 'POST' as const, path, summary })
const customerOutput = { output: DocumentedCustomer, toOutput: toCustomer }

export const wire = {
  prices: documented({
    ...INFO,
    summary: 'What is sold.',
    when: asks('productInfo'),
    input: InfoInput,
    toInput: ({ productId }) => ({ productId }),
    output: z.object({ prices: z.array(z.union([PackagePriceOutput, PlanPriceOutput])) }),
    toOutput: ({ packages, plans }: PricesOutput) => ({
      prices: [
        ...packages.map(toPrice),
        ...plans.map(({ interval, ...plan }) => toPrice({ ...plan, recurring: { interval } })),
      ],
    }),
  }),

  payment: documented({
    ...INFO,
    summary: 'What became of one payment of mine.',
    when: asks('paymentIntentInfo'),
    input: InfoInput,
    toInput: (input, actor) => {
      requireOwn(input, actor)
      return { intentId: input.paymentIntentId ?? '' }
    },
    output: z.object({ status: z.string() }),
    toOutput: ({ status }: PaymentStatusOutput) => ({ status }),
  }),

  history: documented({
    ...INFO,
    summary: 'My plans and their invoices.',
    when: asks('subscriptionPaymentHistoryInfo'),
    input: InfoInput,
    toInput: (input, actor) => {
      requireOwn(input, actor)
      return { customerId: input.customerId }
    },
    output: z.array(HistoryItem),
    toOutput: toHistory,
  }),

  payments: documented({
    ...INFO,
    summary: 'My purchases.',
    input: InfoInput,
    toInput: requireOwn,
    output: z.array(PaymentOutput),
    toOutput: ({ payments }: ListPaymentsOutput) => payments.map(toPayment),
  }),

  statement: documented({
    method: 'GET',
    path: '/ft/user/learning/credits/statement',
    summary: 'My credits in and out.',
    output: z.object({
      entries: z.array(
        StatementEntry.extend({
          roadmap: z.object({ roadmapId: z.string().nullable(), learningPrompt: z.string() }).nullable(),
          payment: z.object({ paymentId: z.string(), amount: z.int(), currency: Currency }).nullable(),
        }),
      ),
      balance: z.int(),
      hasMore: z.boolean(),
    }),
    toOutput: ({ entries, ...page }: StatementOutput) => ({
      ...page,
      entries: entries.map(({ roadmap, payment, ...entry }) => ({
        ...entry,
        roadmap: roadmap && { roadmapId: roadmap.roadmapId, learningPrompt: roadmap.prompt },
        payment: payment && {
          ...{ paymentId: payment.paymentId, amount: payment.amountMinor, currency: payment.currency },
        },
      })),
    }),
  }),

  createPayment: documented(post('/ft/stripe/createPaymentIntent', 'Prepares the purchase of credits.')),

  customer: documented({ ...customerOutput, ...post('/ft/stripe/getCustomerInfo', 'My plan.') }),

  createSubscription: documented(post('/ft/stripe/createSubscription', 'Begins my Pro plan.')),

  previewChange: documented({
    ...post('/ft/stripe/previewSubscription', 'What a change would cost now.'),
    output: z.object({ amount: z.int(), currency: Currency, at: z.string() }),
    toOutput: ({ amountMinor, ...preview }: PreviewChangeOutput) => ({ ...preview, amount: amountMinor }),
  }),

  changeSubscription: documented({ ...customerOutput, ...post('/ft/stripe/changeSubscription', 'Changes my plan.') }),

  cancelSubscription: documented({
    ...customerOutput,
    ...post('/ft/stripe/cancelSubscription', 'Ends my plan with its period.'),
  }),

  resumeSubscription: documented({
    ...customerOutput,
    ...post('/ft/stripe/resumeSubscription', 'Lets my plan go on after all.'),
  }),

  portal: documented(post('/ft/stripe/portal', 'Where I change my card.')),
}
