import { expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'

type Prices = { prices: { credits?: number; features: string[] }[] }

const pricesOf = async (body: object) => {
  const response = await send('/ft/stripe/info/productInfo', { body })
  return ((await response.json()) as Prices).prices
}

it('2§2.5 the packages differ in amount only: the same three lines on each', async () => {
  const prices = await pricesOf({})
  expect(prices.map(({ credits }) => credits)).toEqual([5, 15, 40])
  for (const { features } of prices) {
    expect(features).toHaveLength(3)
    expect(features).toEqual(prices[0]?.features)
    expect(features).toContain('Credits never expire')
  }
})

it('3§9 what is sold as Pro says what of it is not there yet, to other callers too', async () => {
  const [price] = await pricesOf({ productId: 'tubli_pro' })
  for (const text of ['Unlimited matching', 'Niche finder', 'Priority email support']) {
    expect(price?.features).toContain(`${text} (not there yet)`)
  }
})
