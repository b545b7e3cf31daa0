import { describe, expect, it } from 'vitest'
import { refusal, useBench } from './bench.ts'

const bench = useBench()

async function makePrices(amounts: number[]) {
  const product = await bench.stripe.products.create({ id: 'prod_8020', name: 'Credits' })
  for (const unit_amount of amounts) {
    await bench.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      currency_options: { inr: { unit_amount: unit_amount * 80 }, ngn: { unit_amount: unit_amount * 1500 } },
      metadata: { credits: String(unit_amount / 50) },
      lookup_key: `credits_${unit_amount}`,
    })
  }
  return product
}

describe('products', () => {
  it('are made, read, changed, listed, found and deleted', async () => {
    const { products } = bench.stripe
    const made = await products.create({ name: 'Pro', metadata: { plan: 'pro' }, description: 'Everything.' })
    expect(made).toMatchObject({ object: 'product', active: true, livemode: false, metadata: { plan: 'pro' } })
    expect(made.id).toMatch(/^prod_/)
    expect(made.created).toBeCloseTo(Date.now() / 1000, -1)
    await products.update(made.id, { active: false, metadata: { plan: '', tier: '2' } })
    expect(await products.retrieve(made.id)).toMatchObject({ active: false, metadata: { tier: '2' } })
    expect((await products.list({ active: true })).data).toEqual([])
    expect((await products.search({ query: "metadata['tier']:'2'" })).data[0]?.id).toBe(made.id)
    expect(await products.del(made.id)).toMatchObject({ id: made.id, deleted: true })
    expect(await refusal(products.retrieve(made.id))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })

  it('refuse an id that is taken', async () => {
    await bench.stripe.products.create({ id: 'prod_x', name: 'One' })
    const error = await refusal(bench.stripe.products.create({ id: 'prod_x', name: 'Two' }))
    expect(error).toMatchObject({ statusCode: 400, code: 'resource_already_exists' })
  })
})

describe('prices', () => {
  it('show their currencies when asked to', async () => {
    await makePrices([500])
    const [plain] = (await bench.stripe.prices.list({ product: 'prod_8020' })).data
    const [expanded] = (await bench.stripe.prices.list({ product: 'prod_8020', expand: ['data.currency_options'] }))
      .data
    expect(plain).toMatchObject({ unit_amount: 500, type: 'one_time', recurring: null, metadata: { credits: '10' } })
    expect(plain?.unit_amount_decimal?.toString()).toBe('500')
    expect(plain).not.toHaveProperty('currency_options')
    expect(Object.keys(expanded?.currency_options ?? {}).sort()).toEqual(['inr', 'ngn', 'usd'])
    expect(expanded?.currency_options?.ngn?.unit_amount).toBe(750_000)
  })

  it('expand into nested objects, and refuse what is not there', async () => {
    await makePrices([500])
    const [price] = (await bench.stripe.prices.list({ expand: ['data.product'] })).data
    expect(price?.product).toMatchObject({ id: 'prod_8020', name: 'Credits' })
    const error = await refusal(bench.stripe.prices.list({ expand: ['data.nothing'] }))
    expect(error.message).toContain('cannot be expanded')
  })

  it('recur, have lookup keys that can be handed over, and are switched off', async () => {
    const product = await bench.stripe.products.create({ name: 'Pro' })
    const wanted = { product: product.id, currency: 'usd', unit_amount: 900, lookup_key: 'pro_monthly' } as const
    const first = await bench.stripe.prices.create({ ...wanted, recurring: { interval: 'month' } })
    expect(first).toMatchObject({ type: 'recurring', recurring: { interval: 'month', interval_count: 1 } })
    expect(await refusal(bench.stripe.prices.create(wanted))).toMatchObject({ statusCode: 400 })
    const second = await bench.stripe.prices.create({ ...wanted, transfer_lookup_key: true })
    expect((await bench.stripe.prices.list({ lookup_keys: ['pro_monthly'] })).data.map(({ id }) => id)).toEqual([
      second.id,
    ])
    await bench.stripe.prices.update(first.id, { active: false })
    expect((await bench.stripe.prices.list({ active: true })).data.map(({ id }) => id)).toEqual([second.id])
    const found = await bench.stripe.prices.search({ query: `active:'true' AND product:'${product.id}'` })
    expect(found.data.map(({ id }) => id)).toEqual([second.id])
  })

  it('come page by page, newest first', async () => {
    await makePrices([100, 200, 300, 400, 500])
    const { prices } = bench.stripe
    const first = await prices.list({ limit: 2 })
    expect([first.has_more, first.data.map((price) => price.unit_amount)]).toEqual([true, [500, 400]])
    const next = await prices.list({ limit: 3, starting_after: first.data[1]?.id ?? '' })
    expect([next.has_more, next.data.map((price) => price.unit_amount)]).toEqual([false, [300, 200, 100]])
    const back = await prices.list({ limit: 2, ending_before: next.data[2]?.id ?? '' })
    expect([back.has_more, back.data.map((price) => price.unit_amount)]).toEqual([true, [300, 200]])
    const all: (number | null)[] = []
    for await (const price of prices.list({ limit: 2 })) all.push(price.unit_amount)
    expect(all).toEqual([500, 400, 300, 200, 100])
  })
})
