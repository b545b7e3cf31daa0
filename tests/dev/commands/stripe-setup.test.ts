import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpStripe } from '#dev/commands/stripe-setup.ts'
import { setUpPrice } from '#dev/commands/stripe-setup-catalogue.ts'
import type { StripeStandIn } from '#dev/stand-ins/stripe/start-stripe.ts'
import { startStripe } from '#dev/stand-ins/stripe/start-stripe.ts'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'

const site = { appUrl: 'https://tubli.example/' }

describe('npm run stripe:setup', () => {
  let standIn: StripeStandIn
  let stripe: Stripe

  beforeAll(async () => {
    standIn = await startStripe()
    stripe = await openStripe({ STRIPE_SECRET_KEY: standIn.control.keys.secretKey, STRIPE_API_URL: standIn.url })
  })

  afterAll(() => standIn.close())

  const run = async () => {
    const lines: string[] = []
    const { webhookSecret } = await setUpStripe(stripe, site, (line) => void lines.push(line))
    return { lines, webhookSecret }
  }

  it('makes products, prices in every currency, the webhook endpoint and the portal in an empty account', async () => {
    const { lines, webhookSecret } = await run()
    expect(lines.every((line) => line.includes('created'))).toBe(true)
    expect(webhookSecret).toMatch(/^whsec_/)
    const { data } = await stripe.prices.list({ limit: 100, expand: ['data.currency_options'] })
    expect(data.map(({ lookup_key: key }) => key).sort()).toEqual(
      ['credits_15', 'credits_40', 'credits_5', 'pro_month', 'pro_year'].sort(),
    )
    const year = data.find(({ lookup_key: key }) => key === 'pro_year')
    expect(year).toMatchObject({ product: 'tubli_pro', unit_amount: 12_000, recurring: { interval: 'year' } })
    expect(year?.currency_options).toMatchObject({ ngn: { unit_amount: 18_000_000 }, inr: { unit_amount: 999_000 } })
    const endpoints = await stripe.webhookEndpoints.list()
    expect(endpoints.data).toMatchObject([
      { url: 'https://tubli.example/ft/stripe/webhook', api_version: Stripe.API_VERSION },
    ])
  })

  it('changes nothing when it is run again', async () => {
    const { events: before } = await standIn.control.report()
    const { lines, webhookSecret } = await run()
    expect(lines.every((line) => line.includes('as it should be'))).toBe(true)
    expect(webhookSecret).toBeNull()
    const { events, unknownRequests } = await standIn.control.report()
    expect(events).toHaveLength(before.length)
    expect(unknownRequests).toEqual([])
  })

  it('a changed amount makes a new price that takes the lookup key over; the old one knows its name still', async () => {
    const amounts = { usd: 1_500, ngn: 1_800_000, inr: 99_900 }
    const wanted = { id: 'pro_month', productId: 'tubli_pro', nickname: 'Pro', interval: 'month' as const, amounts }
    await setUpPrice(stripe, wanted, () => undefined)
    const { data } = await stripe.prices.list({ product: 'tubli_pro', limit: 100 })
    const old = data.find((price) => price.metadata.priceId === 'pro_month' && price.unit_amount === 1_200)
    expect(old).toMatchObject({ active: false, lookup_key: null })
    expect(data.find((price) => price.lookup_key === 'pro_month')).toMatchObject({ unit_amount: 1_500, active: true })
  })

  it('mends what somebody changed by hand', async () => {
    const [endpoint] = (await stripe.webhookEndpoints.list()).data
    expect(endpoint?.enabled_events).toContain('refund.failed')
    await stripe.webhookEndpoints.update(endpoint?.id ?? '', { enabled_events: ['invoice.paid'] })
    await stripe.products.update('tubli_8020_credits', { name: 'Something', active: false })
    const { lines } = await run()
    expect(lines).toContain('product tubli_8020_credits: updated')
    expect(lines).toContain('webhook https://tubli.example/ft/stripe/webhook: updated')
    expect(lines.find((line) => line.startsWith('price pro_month'))).toContain('takes over from')
    expect((await run()).lines.every((line) => line.includes('as it should be'))).toBe(true)
  })
})
