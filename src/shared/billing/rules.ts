/**
 * What can be bought, and for how much: the one place of prices (G-CRED-03, G-PLAN-01). The worker charges by it, the
 * pages show it, and `npm run stripe:setup` makes Stripe's products and prices from it. Amounts are in minor units.
 * The amounts are samples until the business decides.
 */

export const CURRENCIES = ['usd', 'ngn', 'inr'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'usd'

/** 2§4 currency detection: Nigeria, India, everybody else. */
export const currencyOfCountry = (country: string | null | undefined): Currency =>
  country === 'NG' ? 'ngn' : country === 'IN' ? 'inr' : DEFAULT_CURRENCY

/** 2§9: the fixed product that the credit packages belong to. */
export const CREDITS_PRODUCT_ID = 'tubli_8020_credits'
export const PRO_PRODUCT_ID = 'tubli_pro'
/** How our portal configuration is recognised at Stripe. */
export const PORTAL_MARK = 'tubli'

type Amounts = Readonly<Record<Currency, number>>

export interface CreditPackage {
  /** Also the lookup key of its price at Stripe. */
  id: string
  credits: number
  amounts: Amounts
}

/** 2§2.5: three lines a card; the packages differ in amount only, so that all have these. */
export const PACKAGE_FEATURES: readonly [string, string, string] = [
  'A roadmap of up to 4 phases for each credit',
  'Questions, deep dives and certificates included',
  'Credits never expire',
]

export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  {
    id: 'credits_5',
    credits: 5,
    amounts: { usd: 500, ngn: 750_000, inr: 42_500 },
  },
  {
    id: 'credits_15',
    credits: 15,
    amounts: { usd: 1_200, ngn: 1_800_000, inr: 102_000 },
  },
  {
    id: 'credits_40',
    credits: 40,
    amounts: { usd: 2_800, ngn: 4_200_000, inr: 238_000 },
  },
]

export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

export interface PlanPrice {
  id: string
  interval: BillingInterval
  amounts: Amounts
}

export interface PlanFeature {
  text: string
  /** Who buys must not find out afterwards that it does not work yet. */
  isThere: boolean
}

const works = (text: string): PlanFeature => ({ text, isThere: true })
const isToCome = (text: string): PlanFeature => ({ text, isThere: false })

/** 3§9: what the plans have; a quota is assistant and copilot calls a month (G-QUOTA-01). */
export const PLANS = {
  Free: {
    quota: 20,
    features: [
      works('8020 learning paths'),
      works('Answers in your own words, judged by AI where it is available'),
      isToCome('Limited matching and alerts'),
      works('Limited proposal crafting'),
      isToCome('Community support'),
    ],
    prices: [] as PlanPrice[],
  },
  Pro: {
    quota: 500,
    features: [
      works('Everything that works in Free'),
      isToCome('More credits a month'),
      isToCome('Unlimited matching'),
      isToCome('Niche finder'),
      works('500 assistant and copilot calls a month'),
      isToCome('Priority email support'),
    ],
    prices: [
      { id: 'pro_month', interval: 'month', amounts: { usd: 1_200, ngn: 1_800_000, inr: 99_900 } },
      { id: 'pro_year', interval: 'year', amounts: { usd: 12_000, ngn: 18_000_000, inr: 999_000 } },
    ] as PlanPrice[],
  },
} as const
export type Plan = keyof typeof PLANS

/** How long a plan holds from the first payment that fails. */
export const GRACE_DAYS = 7

export const packageById = (id: string): CreditPackage | undefined => CREDIT_PACKAGES.find((one) => one.id === id)
export const planPriceById = (id: string): PlanPrice | undefined => PLANS.Pro.prices.find((one) => one.id === id)

/** 3§9: what an annual price comes to a month, in minor units. */
export const monthlyOf = ({ interval, amounts }: PlanPrice, currency: Currency): number =>
  interval === 'year' ? amounts[currency] / 12 : amounts[currency]
