import { describe, expect, it } from 'vitest'
import { useBench } from './bench.ts'

const bench = useBench()

/** Makes customers and returns the ids of their events, in the order of the calls. */
async function makeEvents(count: number): Promise<string[]> {
  for (let index = 0; index < count; index += 1) await bench.stripe.customers.create({ name: String(index) })
  return (await bench.control.report()).events.map(({ id }) => id)
}

const receivedIds = () => bench.received.flatMap(({ event }) => event?.id ?? [])

describe('webhooks', () => {
  it('carry whole events, rightly signed, in the order of the calls', async () => {
    const ids = await makeEvents(5)
    expect(await bench.types()).toEqual(Array(5).fill('customer.created'))
    expect(receivedIds()).toEqual(ids)
    const event = bench.received[0]?.event
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { name: '0', object: 'customer' } },
    })
    expect(event?.request?.id).toMatch(/^req_/)
    expect(await bench.stripe.events.retrieve(event?.id ?? '')).toMatchObject({
      id: event?.id,
      type: 'customer.created',
    })
    expect((await bench.stripe.events.list({ type: 'customer.*', limit: 2 })).has_more).toBe(true)
  })

  it('say what stood there before', async () => {
    const customer = await bench.stripe.customers.create({ name: 'Before' })
    await bench.stripe.customers.update(customer.id, { name: 'After' })
    await bench.types()
    expect(bench.received[1]?.event?.data).toMatchObject({
      object: { name: 'After' },
      previous_attributes: { name: 'Before' },
    })
  })

  it('are tried again until they are accepted', async () => {
    bench.answers = [500, 503]
    const [id] = await makeEvents(1)
    await bench.control.settle()
    expect(receivedIds()).toEqual([id, id, id])
    const { deliveries } = await bench.control.report()
    expect(deliveries.map(({ attempt, status }) => [attempt, status])).toEqual([
      [0, 500],
      [1, 503],
      [2, 200],
    ])
  })

  it('do not wait for one that is refused', async () => {
    bench.answers = [500]
    const [first, second] = await makeEvents(2)
    await bench.control.settle()
    expect(receivedIds()).toEqual([first, second, first])
  })

  it('are given up after the last retry', async () => {
    bench.answers = Array(10).fill(500)
    await makeEvents(1)
    await bench.control.settle()
    expect(bench.received).toHaveLength(4)
  })

  it('are held and released in any order', async () => {
    await bench.control.hold()
    const [a = '', b = '', c = ''] = await makeEvents(3)
    await bench.control.settle()
    expect(bench.received).toEqual([])
    await bench.control.release({ events: [c, a] })
    expect(receivedIds()).toEqual([c, a])
    await bench.control.release()
    expect(receivedIds()).toEqual([c, a, b])
    bench.received = []
    await bench.control.hold()
    const [, , , d, e] = await makeEvents(2)
    await bench.control.release({ order: 'reverse' })
    expect(receivedIds()).toEqual([e, d])
  })

  it('are repeated, ten at once if need be', async () => {
    const [id = ''] = await makeEvents(1)
    await bench.control.settle()
    expect(await bench.control.send(id, { times: 10, isParallel: true })).toEqual(Array(10).fill(200))
    expect(receivedIds()).toEqual(Array(11).fill(id))
  })

  it.each([
    [{ signature: 'wrong' } as const, 'No signatures found matching the expected signature'],
    [{ signature: 'missing' } as const, 'No stripe-signature header value was provided'],
    [{ ageSeconds: 3600 }, 'Timestamp outside the tolerance zone'],
  ])('can be made wrong: %o', async (how, complaint) => {
    const [id = ''] = await makeEvents(1)
    await bench.control.settle()
    await bench.control.send(id, how)
    expect(bench.received.at(-1)?.refusal).toContain(complaint)
  })

  it('can be of another account, delayed, or made up', async () => {
    const [id = ''] = await makeEvents(1)
    await bench.control.settle()
    const begin = Date.now()
    await bench.control.send(id, { account: 'acct_other', delayMs: 60 })
    expect(Date.now() - begin).toBeGreaterThanOrEqual(55)
    expect(bench.received.at(-1)?.event?.account).toBe('acct_other')
    await bench.control.forge({ type: 'payment_intent.succeeded', object: { id: 'pi_unknown', amount: 1 } })
    expect(bench.received.at(-1)?.event).toMatchObject({
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_unknown' } },
    })
  })

  it('can be had signed without being sent, for a receiver without an address', async () => {
    const [id = ''] = await makeEvents(1)
    const { standIn, stripe } = bench
    const { body, headers } = await standIn.control.sign(id)
    const read = (text: string, header: string | undefined) =>
      stripe.webhooks.constructEvent(text, header ?? '', standIn.control.keys.webhookSecret)
    expect(read(body, headers['stripe-signature']).id).toBe(id)
    const wrong = await standIn.control.signForged({ type: 'x.y', object: { id: 'pi_1' }, signature: 'wrong' })
    expect(() => read(wrong.body, wrong.headers['stripe-signature'])).toThrow('No signatures found')
    const old = await standIn.control.sign(id, { ageSeconds: 600 })
    expect(() => read(old.body, old.headers['stripe-signature'])).toThrow('Timestamp outside')
  })

  it('go to the endpoints that want them', async () => {
    const { webhookEndpoints } = bench.stripe
    const [own] = (await webhookEndpoints.list()).data
    expect(own).not.toHaveProperty('secret')
    const other = await webhookEndpoints.create({ url: own?.url ?? '', enabled_events: ['product.created'] })
    expect(other.secret).toMatch(/^whsec_/)
    await webhookEndpoints.update(own?.id ?? '', { enabled_events: ['charge.refunded'] })
    await makeEvents(1)
    await bench.stripe.products.create({ name: 'x' })
    await bench.control.settle()
    expect(bench.received).toHaveLength(1)
    await webhookEndpoints.del(other.id)
    expect((await webhookEndpoints.list()).data).toHaveLength(1)
  })
})
