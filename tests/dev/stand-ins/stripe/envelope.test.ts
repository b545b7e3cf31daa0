import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { refusal, useBench } from './bench.ts'

const bench = useBench()
const customers = () => bench.stripe.customers

describe('the envelope', () => {
  it('tells request id and version, and echoes the idempotency key', async () => {
    const { lastResponse } = await customers().create({ email: 'a@b.c' }, { idempotencyKey: 'key-1' })
    expect(lastResponse).toMatchObject({ statusCode: 200, apiVersion: Stripe.API_VERSION, idempotencyKey: 'key-1' })
    expect(lastResponse.requestId).toMatch(/^req_/)
  })

  it('asks for the secret key', async () => {
    const bare = await fetch(`${bench.standIn.url}/v1/customers`)
    expect(bare.status).toBe(401)
    expect(await refusal(bench.client('sk_test_wrong_key').customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      message: expect.stringContaining('Invalid API Key provided: sk_test_'),
    })
    const error = await refusal(bench.client(bench.control.keys.publishableKey).customers.list())
    expect(error).toMatchObject({ statusCode: 401, code: 'secret_key_required' })
  })

  it('names what is missing, unknown or malformed', async () => {
    const make = (params: object) => refusal(bench.stripe.rawRequest('POST', '/v1/payment_intents', { ...params }))
    expect(await make({ currency: 'usd' })).toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'amount',
    })
    // gone with the version of the API that the SDK speaks
    expect(await make({ amount: 500, currency: 'usd', payment_method_types: ['card'] })).toMatchObject({
      code: 'parameter_unknown',
    })
    expect(await make({ amount: 'x', currency: 'usd' })).toMatchObject({ code: 'parameter_invalid_integer' })
    expect(await make({ amount: 500, currency: 'usd', colour: 'red' })).toMatchObject({
      code: 'parameter_unknown',
      message: 'Received unknown parameter: colour',
    })
    expect(await make({ amount: 500, currency: 'usd', automatic_payment_methods: { enabled: 'maybe' } })).toMatchObject(
      {
        param: 'automatic_payment_methods[enabled]',
      },
    )
  })

  it('refuses an unknown endpoint with 404 and remembers that it was asked', async () => {
    const error = await refusal(bench.stripe.coupons.list())
    expect(error).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' })
    expect(error.message).toContain('Unrecognized request URL (GET: /v1/coupons)')
    expect((await bench.control.report()).unknownRequests).toEqual([{ method: 'GET', path: '/v1/coupons' }])
  })
})

describe('idempotency keys', () => {
  it('give the same answer for the same parameters, and refuse others', async () => {
    const options = { idempotencyKey: 'same' }
    const first = await customers().create({ email: 'a@b.c' }, options)
    const again = await customers().create({ email: 'a@b.c' }, options)
    expect(again.id).toBe(first.id)
    expect(new Headers(again.lastResponse.headers).get('idempotent-replayed')).toBe('true')
    const error = await refusal(customers().create({ email: 'other@b.c' }, options))
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    expect((await customers().list()).data).toHaveLength(1)
  })

  it('remember a decline, but no refusal of parameters', async () => {
    const wanted = {
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_chargeDeclined',
      allowed_payment_method_types: ['card'],
    }
    const options = { idempotencyKey: 'declined' }
    const first = await refusal(bench.stripe.paymentIntents.create(wanted, options))
    const again = await refusal(bench.stripe.paymentIntents.create(wanted, options))
    expect([first.code, again.code]).toEqual(['card_declined', 'card_declined'])
    expect((await bench.stripe.paymentIntents.list()).data).toHaveLength(1)
    const key = { idempotencyKey: 'fixed' }
    await refusal(bench.stripe.paymentIntents.create({ amount: 0, currency: 'usd' }, key))
    expect((await bench.stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, key)).amount).toBe(500)
  })

  it('remember a failure of the work as well: only another name is another try', async () => {
    await bench.control.fail({ kind: 'error', method: 'POST' })
    const pay = (idempotencyKey: string) =>
      bench.stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, { idempotencyKey })
    for (const _ of [1, 2]) expect((await refusal(pay('failed'))).statusCode).toBe(500)
    expect((await pay('another')).amount).toBe(500)
  })

  it('let two tabs that pay at once make one intent', async () => {
    const pay = () => bench.stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, { idempotencyKey: 'cart-1' })
    const intents = await Promise.all(Array.from({ length: 5 }, pay))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
  })
})

describe('failures on demand', () => {
  it('cut the connection after the work; a retry with the same key gets the answer', async () => {
    await bench.control.fail({ kind: 'cut', path: '/v1/customers', method: 'POST' })
    const options = { idempotencyKey: 'lost' }
    const error = await refusal(customers().create({ email: 'a@b.c' }, options))
    expect(error.type).toBe('StripeConnectionError')
    expect((await customers().list()).data).toHaveLength(1)
    const again = await customers().create({ email: 'a@b.c' }, options)
    expect((await customers().list()).data.map(({ id }) => id)).toEqual([again.id])
  })

  it('hit only the request that contains a text', async () => {
    await bench.control.fail({ kind: 'error', contains: 'mine@b.c' })
    await customers().create({ email: 'other@b.c' })
    expect((await refusal(customers().create({ email: 'mine@b.c' }))).statusCode).toBe(500)
  })

  it("are got over by the SDK's own retries", async () => {
    await bench.control.fail({ kind: 'cut', path: '/v1/customers', method: 'POST' })
    const patient = bench.client(undefined, { maxNetworkRetries: 2 })
    await patient.customers.create({ email: 'a@b.c' })
    expect((await customers().list()).data).toHaveLength(1)
  })

  it('cut the connection before the work', async () => {
    await bench.control.fail({ kind: 'cut', when: 'before' })
    expect((await refusal(customers().create({}))).type).toBe('StripeConnectionError')
    expect((await customers().list()).data).toEqual([])
  })

  it('are a 500, a 429 or a slow answer, as often as asked', async () => {
    await bench.control.fail({ kind: 'error', times: 2 })
    expect(await refusal(customers().list())).toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
    expect((await refusal(customers().list())).statusCode).toBe(500)
    await bench.control.fail({ kind: 'rate-limited' })
    expect((await refusal(customers().list())).type).toBe('StripeRateLimitError')
    await bench.control.fail({ kind: 'slow', delayMs: 120 })
    const begin = Date.now()
    await customers().list()
    expect(Date.now() - begin).toBeGreaterThanOrEqual(115)
  })

  it("a slow answer runs into the client's timeout with the work done", async () => {
    await bench.control.fail({ kind: 'slow', when: 'after', delayMs: 400, method: 'POST' })
    const hasty = bench.client(undefined, { timeout: 80 })
    expect((await refusal(hasty.customers.create({}))).type).toBe('StripeConnectionError')
    expect((await customers().list()).data).toHaveLength(1)
  })
})

it('refuses a control that it does not understand', async () => {
  const response = await fetch(`${bench.standIn.url}/control`, { method: 'POST', body: '{"do":"dance"}' })
  expect(response.status).toBe(400)
})
