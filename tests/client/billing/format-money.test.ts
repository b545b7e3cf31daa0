import { expect, it } from 'vitest'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { nameOf } from '#client/features/billing/payment/purchase.ts'
import { signed } from '#client/pages/credits/statement-text.ts'
import { monthlyOf, PLANS } from '#shared/billing/rules.ts'

it.each([
  [1999, 'usd', '$19.99'],
  [750_000, 'ngn', '₦7,500.00'],
  [42_500, 'inr', '₹425.00'],
  [0, 'usd', '$0.00'],
  [1_800_000_000, 'ngn', '₦18,000,000.00'],
  [500, 'eur', '€5.00'],
] as const)('%i minor units of %s are shown as %s (2§9, G-PAY-03)', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

it('an annual price is shown as a twelfth of it, with 2 decimals (3§9)', () => {
  const yearly = { id: 'x', interval: 'year', amounts: { usd: 10_000, ngn: 1, inr: 1 } } as const
  expect(formatMoney(monthlyOf(yearly, 'usd'), 'usd')).toBe('$8.33')
  expect(PLANS.Pro.prices.map(({ interval }) => interval)).toEqual(['month', 'year'])
})

it('a purchase has a name', () => {
  const base = { priceId: 'p', amount: 1, currency: 'usd' } as const
  expect(nameOf({ ...base, kind: 'credits', credits: 15 })).toBe('15 credits')
  expect(nameOf({ ...base, kind: 'credits', credits: 1 })).toBe('1 credit')
  expect(nameOf({ ...base, kind: 'plan', interval: 'year' })).toBe('Pro, billed yearly')
})

it('credits come and go with a sign', () => {
  expect([5, -1, 0].map(signed)).toEqual(['+5', '−1', '0'])
})
