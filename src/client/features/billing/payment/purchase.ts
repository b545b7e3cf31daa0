import type { BillingInterval, Currency } from '#shared/billing/rules.ts'

/** What the payment overlay is open for; amounts in minor units. */
export type Purchase = { priceId: string; amount: number; currency: Currency } & (
  | { kind: 'credits'; credits: number }
  | { kind: 'plan'; interval: BillingInterval }
)

/** With the bank's sentence, if there is one. `isUnclear`: the payment may have gone through all the same. */
export type TellFailure = (detail: string | null, isUnclear?: boolean) => void

/** '15 credits', 'Pro, billed yearly' */
export function nameOf(purchase: Purchase): string {
  if (purchase.kind === 'plan') return `Pro, billed ${purchase.interval === 'year' ? 'yearly' : 'monthly'}`
  return purchase.credits === 1 ? '1 credit' : `${purchase.credits} credits`
}
