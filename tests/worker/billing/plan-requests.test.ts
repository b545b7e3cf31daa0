import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { beginPurchase, controlStripe, deliverAll, intentOf, payWith, stripe } from '#tests/support/worker/stripe.ts'

const HOUR_MS = 3_600_000

const post = (user: TestUser, path: string, body: unknown) =>
  send(path, { token: user.token, body, method: 'POST' }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as Record<string, string | number | null>,
  }))

const begin = (user: TestUser, currency = 'usd', priceId = 'pro_month') =>
  post(user, '/ft/stripe/createSubscription', { priceId, currency })

/** Begins a plan and pays for it. */
async function takePlan(user: TestUser, currency?: string) {
  const { body } = await begin(user, currency)
  await payWith(intentOf(String(body.clientSecret)))
  await deliverAll(String(body.subscriptionId))
  return String(body.subscriptionId)
}

/** It is over, and we have heard of it. */
async function endPlan(subscriptionId: string) {
  await stripe().subscriptions.cancel(subscriptionId)
  await deliverAll(subscriptionId)
}

const customerOf = async (subscriptionId: string) =>
  String((await stripe().subscriptions.retrieve(subscriptionId)).customer)

afterEach(() => {
  vi.useRealTimers()
})

describe('a plan in another currency than before', () => {
  it.each(['ngn', 'inr'])(
    '%s after a plan in dollars that is over, or that still waits, is begun',
    async (currency) => {
      const [former, waiting] = await Promise.all([createUser(), createUser()])
      await endPlan(await takePlan(former))
      await begin(waiting)
      for (const user of [former, waiting]) {
        const { status, body } = await begin(user, currency)
        expect([status, body.error]).toEqual([200, undefined])
        const intent = await payWith(intentOf(String(body.clientSecret)))
        expect(intent.currency).toBe(currency)
        await deliverAll(String(body.subscriptionId))
        expect((await post(user, '/ft/stripe/getCustomerInfo', {})).body).toMatchObject({
          subscriptionPlan: 'Pro',
          currency,
        })
      }
    },
  )

  it('while something else is paid for in dollars is refused by name, never a 500', async () => {
    const user = await createUser()
    const { subscriptionId } = (await begin(user)).body
    const customer = await customerOf(String(subscriptionId))
    const product = await stripe().products.create({ name: 'Something else' })
    const recurring = { interval: 'month' as const }
    const price = await stripe().prices.create({ product: product.id, currency: 'usd', unit_amount: 100, recurring })
    const method = await stripe().paymentMethods.attach('pm_card_visa', { customer })
    await stripe().subscriptions.create({ customer, items: [{ price: price.id }], default_payment_method: method.id })
    expect(await begin(user, 'ngn')).toMatchObject({
      status: 409,
      body: { error: "You already pay in USD, and plans can't be mixed. Please choose USD.", code: 'conflict' },
    })
    expect((await begin(user, 'usd')).status).toBe(200)
  })
})

describe('beginning a plan again', () => {
  it("two tabs on either side of an hour's end pay for the same subscription", async () => {
    const user = await createUser()
    await beginPurchase(user) // the customer is there now
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS - 1 })
    const slow = { kind: 'slow', method: 'POST', path: '/v1/subscriptions', contains: user.userId, delayMs: 400 }
    await controlStripe({ do: 'fail', failure: slow })
    const before = begin(user)
    await vi.waitFor(async () => {
      const { rows } = await database().execute(sql`
        select from call_counts where user_id = ${user.userId}::uuid and calls = 2`)
      expect(rows).toHaveLength(1)
    })
    vi.setSystemTime(Date.now() + 1000)
    const answers = await Promise.all([before, begin(user)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.subscriptionId)).size).toBe(1)
  })

  it('a try that Stripe failed at is a 502, and the next one begins', async () => {
    const user = await createUser()
    const failure = { kind: 'error', method: 'POST', path: '/v1/subscriptions', contains: user.userId }
    await controlStripe({ do: 'fail', failure })
    expect((await begin(user)).status).toBe(502)
    expect((await begin(user)).status).toBe(200)
  })

  it('one that waits at an amount of before is not taken up: today’s is asked for', async () => {
    const user = await createUser()
    const first = await begin(user)
    await database().execute(sql`
      update subscriptions set amount = 900 where id = ${String(first.body.subscriptionId)}`)
    const second = await begin(user)
    expect(second.body.subscriptionId).not.toBe(first.body.subscriptionId)
    const former = await stripe().subscriptions.retrieve(String(first.body.subscriptionId))
    expect(former.status).toMatch(/canceled|incomplete_expired/)
    expect(await payWith(intentOf(String(second.body.clientSecret)))).toMatchObject({ amount: 1200 })
  })
})

describe('POST /ft/stripe/changeSubscription', () => {
  it('changes with a price alone, says what was paid and not what it costs, and twice at once charges once', async () => {
    const user = await createUser()
    const subscriptionId = await takePlan(user)
    const before = await post(user, '/ft/stripe/getCustomerInfo', {})
    expect(before.body).toMatchObject({ amountPaid: 1200 })
    const change = () => post(user, '/ft/stripe/changeSubscription', { priceId: 'pro_year' })
    const answers = await Promise.all([change(), change()])
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
    const invoices = await stripe().invoices.list({ subscription: subscriptionId })
    const paid = invoices.data.map(({ amount_paid }) => amount_paid).filter((amount) => amount > 0)
    expect(paid).toEqual([10_800, 1200])
    const after = await post(user, '/ft/stripe/getCustomerInfo', {})
    expect(after.body).toMatchObject({ billingInterval: 'year', amountPaid: 10_800 })
  })
})

describe('what Stripe refuses', () => {
  it('is a 4xx in our words with a line in the log, never a 500 nor a sentence of the SDK', async () => {
    const user = await createUser()
    const subscription = await takePlan(user)
    const customer = await customerOf(subscription)
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
    const calls = [
      ['/ft/stripe/createPaymentIntent', { priceId: 'credits_5', currency: 'usd' }, 'POST /v1/payment_intents'],
      ['/ft/stripe/previewSubscription', { priceId: 'pro_year' }, 'POST /v1/invoices/create_preview'],
      ['/ft/stripe/changeSubscription', { priceId: 'pro_year' }, `POST /v1/subscriptions/${subscription}`],
      ['/ft/stripe/cancelSubscription', {}, `POST /v1/subscriptions/${subscription}`],
      ['/ft/stripe/resumeSubscription', {}, `POST /v1/subscriptions/${subscription}`],
      ['/ft/stripe/portal', {}, 'POST /v1/billing_portal/sessions'],
      ['/ft/stripe/info/subscriptionPaymentHistoryInfo', { customerId: customer }, 'GET /v1/invoices'],
    ] as const
    for (const [path, body, asked] of calls) {
      const [method, atStripe] = asked.split(' ')
      // this person's alone: other files pay at the same time
      const contains = atStripe?.endsWith(subscription) ? '' : customer
      await controlStripe({ do: 'fail', failure: { kind: 'refused', method, path: atStripe, contains } })
      const answer = await post(user, path, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'conflict'])
      expect(answer.body.error).toBe('The payment service refused this. Please reload the page and try again.')
    }
    const refusals = lines.filter((line) => line.includes('"event":"refusal"'))
    expect(refusals).toHaveLength(calls.length)
    expect(refusals[0]).toMatch(/Stripe refused: StripeInvalidRequestError req_/)
    expect(lines.join()).not.toContain('a.person@example.com')
  })
})
