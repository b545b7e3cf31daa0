import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { buyCredits, deliver, eventsOf } from '#tests/support/worker/stripe.ts'

/** What Stripe delivered, as administrators see it, and a delivery that they have worked through again. */

const admin = async () => {
  const user = await createUser({ isAdmin: true })
  return { userId: user.userId, api: (await callerFor(user.token)).api }
}

async function paidEvent() {
  const user = await createUser()
  const { intentId } = await buyCredits(user)
  const event = (await eventsOf(intentId)).find(({ type }) => type === 'payment_intent.succeeded')
  if (!event) throw new Error('Stripe said nothing of the payment.')
  return { user, event }
}

const nobody = { STRIPE_API_URL: 'http://localhost:9' }

it('one that failed stands there with its reason, and is worked through again, noted, booking once', async () => {
  const { user, event } = await paidEvent()
  expect((await deliver(event, { env: nobody })).status).toBe(502)
  const { api, userId } = await admin()
  const find = async () =>
    (await api.billing.deliveries({ isFailed: false })).deliveries.find(({ eventId }) => eventId === event.id)
  expect(await find()).toMatchObject({ handledAt: null, failure: expect.stringMatching(/upstream/), deliveries: 1 })
  expect((await api.billing.deliveries({ isFailed: true })).deliveries.map(({ eventId }) => eventId)).toContain(
    event.id,
  )
  const again = { eventId: event.id, reason: 'Stripe was away' }
  await Promise.all([api.billing.resumeEvent(again), api.billing.resumeEvent(again)])
  expect(await find()).toMatchObject({ handledAt: expect.any(String), failure: null })
  expect(await accountOf(user.userId)).toMatchObject({ balance: 8, kinds: ['grant', 'purchase'] })
  // Stripe’s own next delivery changes nothing
  expect((await deliver(event)).status).toBe(200)
  expect((await accountOf(user.userId)).kinds).toEqual(['grant', 'purchase'])
  const { lines } = await api.audit.list({ adminId: userId, action: 'billing.resumeEvent' })
  expect(lines.map(({ details, reason }) => [details, reason])).toEqual([
    [event.id, 'Stripe was away'],
    [event.id, 'Stripe was away'],
  ])
})

it('a try that fails is noted as well, and says why', async () => {
  const { event } = await paidEvent()
  await deliver(event, { env: nobody })
  const { token } = await createUser({ isAdmin: true })
  const { api } = await callerFor(token, nobody)
  const reason = 'Let us see'
  await expect(api.billing.resumeEvent({ eventId: event.id, reason })).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  await expect(api.billing.resumeEvent({ eventId: 'evt_none', reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await database().execute(sql`select details from audit_log where reason = ${reason}`)
  expect(rows).toEqual([{ details: event.id }])
})
