import { describe, expect, it } from 'vitest'
import { callerFor, envWith, send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { beginPurchase, buyCredits, stripe } from '#tests/support/worker/stripe.ts'

const post = (path: string, token: string | undefined, body: unknown) => send(path, { token, body, method: 'POST' })

describe('a visitor', () => {
  it('sees packages, prices and a currency, and nothing else', async () => {
    const { api } = await callerFor()
    expect((await api.billing.packages()).prices).toHaveLength(3)
    expect(await api.billing.currency({})).toEqual({ currency: 'usd' })
    const calls = [
      () => api.billing.payments(),
      () => api.billing.payment({ intentId: 'pi_1' }),
      () => api.billing.createPayment({ priceId: 'credits_5', currency: 'usd' }),
      () => api.billing.customer(),
      () => api.billing.createSubscription({ priceId: 'pro_month', currency: 'usd' }),
      () => api.billing.previewChange({ priceId: 'pro_year' }),
      () => api.billing.changeSubscription({ priceId: 'pro_year', at: new Date().toISOString() }),
      () => api.billing.cancelSubscription({}),
      () => api.billing.resumeSubscription(),
      () => api.billing.invoices(),
      () => api.billing.portal(),
      () => api.billing.payments(),
      () => api.billing.history({}),
      () => api.billing.statement({}),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('POST /ft/stripe/info/{id}', () => {
  it('answers prices by kind or by product, to anybody', async () => {
    const credits = await (await post('/ft/stripe/info/productInfo?productId=tubli_8020_credits', undefined, {})).json()
    expect(credits).toMatchObject({
      prices: [
        {
          id: 'credits_5',
          credits: 5,
          unit_amount: 500,
          currency_options: { usd: { unit_amount: 500 }, ngn: { unit_amount: 750_000 }, inr: { unit_amount: 42_500 } },
        },
        { id: 'credits_15' },
        { id: 'credits_40' },
      ],
    })
    const pro = await (await post('/ft/stripe/info/productInfo?productId=tubli_pro', undefined, {})).json()
    expect(pro).toMatchObject({ prices: [{ id: 'pro_month', recurring: { interval: 'month' } }, { id: 'pro_year' }] })
    expect(await (await post('/ft/stripe/info/productInfo?productId=other', undefined, {})).json()).toEqual({
      prices: [],
    })
  })

  it('answers a bare history and the status of an own payment, by kind and by own id', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await beginPurchase(user) // never paid: no entry
    const status = await post(`/ft/stripe/info/paymentIntentInfo?paymentIntentId=${intentId}`, user.token, {})
    expect(await status.json()).toEqual({ status: 'succeeded' })
    for (const id of ['paymentHistoryInfo', user.userId]) {
      const history = await (await post(`/ft/stripe/info/${id}`, user.token, {})).json()
      const created = expect.any(Number)
      expect(history).toEqual([
        { id: paymentId, currency: 'usd', amount: 500, created, status: 'succeeded', credits: 5 },
      ])
    }
  })

  it("refuses another's id, payment and customer", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { intentId } = await buyCredits(user)
    const { customer } = await stripe().paymentIntents.retrieve(intentId)
    expect((await post(`/ft/stripe/info/${user.userId}`, other.token, {})).status).toBe(403)
    expect((await post(`/ft/stripe/info/x?paymentIntentId=${intentId}`, other.token, {})).status).toBe(403)
    const kinds = [
      `paymentIntentInfo?paymentIntentId=${intentId}`,
      'paymentIntentInfo?paymentIntentId=pi_unknown',
      'paymentIntentInfo',
      `subscriptionPaymentHistoryInfo?customerId=${customer}`,
    ]
    for (const kind of kinds) expect((await post(`/ft/stripe/info/${kind}`, other.token, {})).status).toBe(404)
    const { api } = await callerFor(other.token)
    expect((await api.billing.payments()).payments).toEqual([])
  })

  it("a customer that is not the caller's is 404 also for who has one, and other customers' payments stay theirs", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const [own] = await Promise.all([buyCredits(user), buyCredits(other)])
    const { customer } = await stripe().paymentIntents.retrieve(own.intentId)
    const history = await post(`/ft/stripe/info/${other.userId}?customerId=${customer}`, other.token, {})
    expect(history.status).toBe(404)
    expect(await history.json()).toMatchObject({ error: 'Customer not found' })
    expect(
      (await post(`/ft/stripe/info/paymentIntentInfo?paymentIntentId=${own.intentId}`, other.token, {})).status,
    ).toBe(404)
  })
})

describe('malformed input', () => {
  it('is a 400 with a sentence', async () => {
    const { token } = await createUser()
    const bodies: [string, unknown][] = [
      ['/ft/stripe/createPaymentIntent', {}],
      ['/ft/stripe/createPaymentIntent', { priceId: 'credits_5' }],
      ['/ft/stripe/createPaymentIntent', { priceId: 'credits_5', currency: 'eur' }],
      ['/ft/stripe/createPaymentIntent', { priceId: 'credits_6', currency: 'usd' }],
      ['/ft/stripe/createPaymentIntent', { priceId: 'pro_month', currency: 'usd' }],
      ['/ft/stripe/createPaymentIntent', { priceId: ['credits_5'], currency: 'usd' }],
      ['/ft/stripe/createPaymentIntent', '[]'],
      ['/ft/stripe/createSubscription', { priceId: 'credits_5', currency: 'usd' }],
      ['/ft/stripe/createSubscription', { priceId: 'pro_month', currency: 'USD' }],
      ['/ft/stripe/previewSubscription', { priceId: 'price_of_somebody' }],
      ['/ft/stripe/changeSubscription', { priceId: 'pro_year', at: 'yesterday' }],
      ['/ft/stripe/cancelSubscription', { feedback: 'x'.repeat(2001) }],
      ['/ft/stripe/info/paymentIntentInfo', { paymentIntentId: 'x'.repeat(121) }],
    ]
    for (const [path, body] of bodies) {
      const response = await post(path, token, body)
      expect([path, body, response.status]).toEqual([path, body, 400])
      expect(((await response.json()) as { error: string }).error.length).toBeGreaterThan(10)
    }
  })

  it('an installation without Stripe says so, and everything else goes on', async () => {
    const { token } = await createUser()
    const env = {
      ...envWith(),
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
      STRIPE_PUBLISHABLE_KEY: undefined,
    }
    const body = { priceId: 'credits_5', currency: 'usd' }
    const response = await send('/ft/stripe/createPaymentIntent', { token, body, env })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ error: 'Nothing can be bought here yet.' })
    expect((await send('/ft/stripe/getCustomerInfo', { token, method: 'POST', env })).status).toBe(200)
  })
})

describe('currency', () => {
  it('follows the country of the request: Nigeria, India, else dollars', async () => {
    const path = '/trpc/billing.currency?input=%7B%7D'
    const answers = ['NG', 'IN', 'DE', 'XX'].map(async (country) => {
      const response = await send(path, { headers: { 'cf-ipcountry': country } })
      return ((await response.json()) as { result: { data: { currency: string } } }).result.data.currency
    })
    expect(await Promise.all(answers)).toEqual(['ngn', 'inr', 'usd', 'usd'])
  })

  it('a maps service that fails falls back to the country of the request', async () => {
    const input = encodeURIComponent(JSON.stringify({ latitude: 19.07, longitude: 72.87 }))
    standInForHosts({})
    const env = { MAPS_API_KEY: 'key', MAPS_API_URL: 'https://nowhere.test/maps' }
    const response = await send(`/trpc/billing.currency?input=${input}`, { headers: { 'cf-ipcountry': 'NG' }, env })
    expect(await response.json()).toMatchObject({ result: { data: { currency: 'ngn' } } })
  })

  it('refuses a place that is not on earth', async () => {
    const input = encodeURIComponent(JSON.stringify({ latitude: 91, longitude: 0 }))
    expect((await send(`/trpc/billing.currency?input=${input}`)).status).toBe(400)
  })
})
