import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, envWith, send } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { loseAnswerOf, withDatabase } from '#tests/support/worker/hosts.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import {
  beginPurchase,
  buyCredits,
  controlStripe,
  deliver,
  deliverAll,
  eventsOf,
  payWith,
  stripe,
} from '#tests/support/worker/stripe.ts'

const statusFor = async (user: TestUser, intentId: string) => {
  const { api } = await callerFor(user.token)
  return (await api.billing.payment({ intentId })).status
}

describe('buying credits', () => {
  it('a paid package brings its credits once the webhook has come, and not before', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user, 'credits_15')
    expect((await accountOf(user.userId)).balance).toBe(3)
    await deliverAll(intentId)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 18, sum: 18, kinds: ['grant', 'purchase'] })
  })

  it('the way back says what was added, what there is now, and where its receipt is; over REST its state as documented', async () => {
    const user = await createUser({ credits: 2 })
    const { intentId } = await buyCredits(user, 'credits_15')
    const { api } = await callerFor(user.token)
    const paid = await api.billing.payment({ intentId })
    expect(paid).toEqual({
      status: 'succeeded',
      bought: { credits: 15, balance: 17, receiptUrl: expect.stringMatching(/^https?:\/\/.+\/receipts\/ch_/) },
    })
    const body = { paymentIntentId: intentId }
    const response = await send('/ft/stripe/info/paymentIntentInfo', { token: user.token, body })
    expect(await response.json()).toEqual({ status: 'succeeded' })
    await stripe().refunds.create({ payment_intent: intentId })
    expect(await api.billing.payment({ intentId })).toEqual({ status: 'succeeded', bought: null })
  })

  it('the amount comes from the catalogue in the wanted currency, whatever the body says', async () => {
    const user = await createUser()
    const body = { priceId: 'credits_40', currency: 'inr', amount: 1, credits: 9999, userId: crypto.randomUUID() }
    const response = await send('/ft/stripe/createPaymentIntent', { token: user.token, body })
    const { clientSecret, paymentId } = (await response.json()) as { clientSecret: string; paymentId: string }
    const intent = await stripe().paymentIntents.retrieve(clientSecret.split('_secret_')[0] ?? '')
    expect(intent).toMatchObject({ amount: 238_000, currency: 'inr', metadata: { paymentId, userId: user.userId } })
  })

  it('a declined card brings nothing, the same payment may be tried again with another', async () => {
    const user = await createUser()
    const { intentId } = await beginPurchase(user)
    await expect(payWith(intentId, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
    await deliverAll(intentId)
    expect(await statusFor(user, intentId)).toBe('failed')
    expect((await accountOf(user.userId)).balance).toBe(3)
    await payWith(intentId)
    expect(await statusFor(user, intentId)).toBe('succeeded')
    expect((await accountOf(user.userId)).balance).toBe(8)
  })

  it('a card that asks for authentication brings credits only after it', async () => {
    const user = await createUser()
    const { intentId } = await beginPurchase(user)
    expect((await payWith(intentId, 'pm_card_authenticationRequired')).status).toBe('requires_action')
    expect(await statusFor(user, intentId)).toBe('requires_action')
    expect((await accountOf(user.userId)).balance).toBe(3)
    await controlStripe({ do: 'authenticate', intent: intentId })
    await deliverAll(intentId)
    expect((await accountOf(user.userId)).balance).toBe(8)
  })

  it('a network that fails after the charge loses and doubles nothing', async () => {
    const user = await createUser()
    const { intentId } = await beginPurchase(user)
    loseAnswerOf(`/v1/payment_intents/${intentId}/confirm`)
    await payWith(intentId).catch(() => undefined)
    await deliverAll(intentId)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 8, kinds: ['grant', 'purchase'] })
  })

  it('a network that fails while the payment is prepared is tried again, and makes one payment', async () => {
    const user = await createUser()
    await beginPurchase(user) // the customer is there now
    loseAnswerOf('/v1/payment_intents')
    await buyCredits(user)
    const { rows } = await database().execute(sql`select from payments where user_id = ${user.userId}::uuid`)
    expect(rows).toHaveLength(2)
  })

  it('the redirect may come before the webhook or after it: the credits come once', async () => {
    const [first, second] = await Promise.all([createUser(), createUser()])
    const before = await buyCredits(first)
    expect(await statusFor(first, before.intentId)).toBe('succeeded')
    await deliverAll(before.intentId)
    const after = await buyCredits(second)
    await deliverAll(after.intentId)
    expect(await statusFor(second, after.intentId)).toBe('succeeded')
    for (const { userId } of [first, second]) {
      expect(await accountOf(userId)).toMatchObject({ balance: 8, sum: 8, kinds: ['grant', 'purchase'] })
    }
  })

  it('two tabs that pay at once have one customer and two payments, each booked once', async () => {
    const user = await createUser()
    const begun = await Promise.all([beginPurchase(user), beginPurchase(user, 'credits_15')])
    await Promise.all(begun.map(({ intentId }) => payWith(intentId)))
    await Promise.all(begun.flatMap(({ intentId }) => [statusFor(user, intentId), deliverAll(intentId)]))
    expect(await accountOf(user.userId)).toMatchObject({ balance: 23, sum: 23 })
    const customers = await Promise.all(begun.map(({ intentId }) => stripe().paymentIntents.retrieve(intentId)))
    expect(new Set(customers.map(({ customer }) => customer)).size).toBe(1)
  })

  it('of 25 payments begun at once, ten are begun: no more in an hour', async () => {
    const user = await createUser()
    const results = await Promise.allSettled(Array.from({ length: 25 }, () => beginPurchase(user)))
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(15)
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const { rows } = await database().execute(sql`select from payments where user_id = ${user.userId}::uuid`)
    expect(rows).toHaveLength(10)
    await database().execute(sql`
      update call_counts set window_start = window_start - interval '1 hour' where user_id = ${user.userId}::uuid`)
    await beginPurchase(user)
  })

  it('a customer that was deleted at Stripe is replaced', async () => {
    const user = await createUser()
    const { intentId } = await beginPurchase(user)
    const { customer } = await stripe().paymentIntents.retrieve(intentId)
    await stripe().customers.del(String(customer))
    const again = await buyCredits(user)
    expect(await statusFor(user, again.intentId)).toBe('succeeded')
    expect((await accountOf(user.userId)).balance).toBe(8)
  })
})

describe('the webhook', () => {
  it('ten deliveries of one event in parallel book once', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    const paid = (await eventsOf(intentId)).find(({ type }) => type === 'payment_intent.succeeded')
    if (!paid) throw new Error('Stripe said nothing of the payment.')
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(paid)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await accountOf(user.userId)).toMatchObject({ balance: 8, sum: 8, kinds: ['grant', 'purchase'] })
    const { rows } = await database().execute(sql`select from webhook_events where event_id = ${paid.id}`)
    expect(rows).toHaveLength(1)
  })

  it('a wrong, missing or old signature is a 400 and changes nothing', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    for (const event of await eventsOf(intentId)) {
      expect((await deliver(event, { secret: 'whsec_of_somebody_else' })).status).toBe(400)
      expect((await deliver(event, { ageSeconds: 301 })).status).toBe(400)
      expect((await send('/ft/stripe/webhook', { body: JSON.stringify(event) })).status).toBe(400)
    }
    expect((await accountOf(user.userId)).balance).toBe(3)
  })

  it('a body that was changed after signing is a 400', async () => {
    const signature = 't=1,v1=00'
    const response = await send('/ft/stripe/webhook', { body: '{', headers: { 'stripe-signature': signature } })
    expect(response.status).toBe(400)
  })

  it('an event of another account is taken and ignored', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    for (const event of await eventsOf(intentId)) {
      expect((await deliver(event, { account: 'acct_other' })).status).toBe(200)
    }
    expect((await accountOf(user.userId)).balance).toBe(3)
    await deliverAll(intentId)
    expect((await accountOf(user.userId)).balance).toBe(8)
  })

  it('a failing database answers 5xx, and the next delivery books', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    const [event] = await eventsOf(intentId)
    if (!event) throw new Error('Stripe said nothing.')
    const broken = await deliver(event, { env: withDatabase() })
    expect(broken.status).toBeGreaterThanOrEqual(500)
    expect((await deliver(event)).status).toBe(200)
    expect((await accountOf(user.userId)).balance).toBe(8)
  })

  it('a Stripe that cannot be read again answers 5xx, and the next delivery books', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    const [event] = await eventsOf(intentId)
    if (!event) throw new Error('Stripe said nothing.')
    const failure = { kind: 'error', method: 'GET', path: `/v1/payment_intents/${intentId}`, times: 3 }
    await controlStripe({ do: 'fail', failure })
    expect((await deliver(event)).status).toBeGreaterThanOrEqual(500)
    expect((await deliver(event)).status).toBe(200)
    expect((await accountOf(user.userId)).balance).toBe(8)
  })

  it('an installation without Stripe answers 501, which is no failure', async () => {
    const env = {
      ...envWith(),
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
      STRIPE_PUBLISHABLE_KEY: undefined,
    }
    const { result, lines } = await loggedBy(() => send('/ft/stripe/webhook', { body: '{}', env }))
    expect(result.status).toBe(501)
    expect(lines.map(({ event }) => event)).toEqual(['request'])
  })

  it('neither secrets nor client secrets are logged or stored', async () => {
    const lines: string[] = []
    const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
    const user = await createUser()
    const { api } = await callerFor(user.token)
    const { clientSecret } = await api.billing.createPayment({ priceId: 'credits_5', currency: 'usd' })
    const wrongKey = { STRIPE_SECRET_KEY: 'sk_test_wrong' }
    const body = { priceId: 'credits_5', currency: 'usd' }
    const refused = await send('/ft/stripe/createPaymentIntent', { token: user.token, body, env: wrongKey })
    spy.mockRestore()
    expect(refused.status).toBe(502)
    expect(await refused.text()).not.toContain('sk_test')
    expect(lines.join('\n')).not.toMatch(/sk_test|_secret_|whsec_/)
    const { rows } = await database().execute<{ text: string }>(sql`
      select string_agg(p::text, ' ') as text from payments p where p.user_id = ${user.userId}::uuid`)
    expect(rows[0]?.text).not.toContain(clientSecret)
    expect(rows[0]?.text).not.toContain('_secret_')
  })
})
