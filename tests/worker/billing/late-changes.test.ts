import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, envWith, send, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'
import {
  answeredAfter,
  beginPurchase,
  buyCredits,
  deliverAll,
  intentOf,
  payWith,
  stripe,
} from '#tests/support/worker/stripe.ts'
import { batch } from '#worker/db/batch.ts'
import { refreshEndedPeriods } from '#worker/features/billing/jobs.ts'
import { withCustomer } from '#worker/features/billing/open-customer.ts'
import { settlePayment } from '#worker/features/billing/settle-payment.ts'
import { reserve } from '#worker/features/credits/statements.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { ask } from '#worker/integrations/stripe/stripe-client.ts'

async function beginPlan(priceId = 'pro_month') {
  const user = await createUser()
  const { api } = await callerFor(user.token)
  return { user, api, ...(await api.billing.createSubscription({ priceId, currency: 'usd' })) }
}

async function createPro(priceId?: string) {
  const begun = await beginPlan(priceId)
  await payWith(intentOf(begun.clientSecret))
  await deliverAll(begun.subscriptionId)
  return begun
}

describe('a plan that is paid while another is wanted', () => {
  it('is not ended: its paid invoice cannot be voided', async () => {
    const { api, subscriptionId, clientSecret } = await beginPlan()
    const other = answeredAfter(
      `/v1/subscriptions/${subscriptionId}`,
      () => api.billing.createSubscription({ priceId: 'pro_year', currency: 'usd' }),
      () => payWith(intentOf(clientSecret)),
    )
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await stripe().subscriptions.retrieve(subscriptionId)).status).toBe('active')
    expect(await api.billing.customer()).toMatchObject({ subscriptionId, plan: 'Pro' })
  })

  it('unpaid, it can be paid no more', async () => {
    const { api, subscriptionId } = await beginPlan()
    await api.billing.createSubscription({ priceId: 'pro_year', currency: 'usd' })
    const { latest_invoice: invoice } = await stripe().subscriptions.retrieve(subscriptionId)
    expect((await stripe().invoices.retrieve(String(invoice))).status).toBe('void')
  })
})

describe('a plan whose renewal nobody heard of', () => {
  it('is read again once its period has ended, and stays Pro', async () => {
    const { api, user, subscriptionId } = await createPro()
    await database().execute(sql`
      update subscriptions set current_period_end = now() - interval '10 days', updated_at = now() - interval '2 hours'
      where id = ${subscriptionId}`)
    expect(await api.billing.customer()).toMatchObject({ plan: 'Free' })
    await refreshEndedPeriods(systemContext())
    const fresh = await callerFor(user.token)
    expect(await fresh.api.billing.customer()).toMatchObject({ subscriptionId, plan: 'Pro' })
  })
})

describe('a plan with nothing to pay', () => {
  it('is active at once where a credit at Stripe covers it, without a client secret', async () => {
    const { api, subscriptionId } = await createPro('pro_year')
    // down to monthly at Stripe itself, whose clock other tests move: what is left of the year becomes a credit
    const { items } = await stripe().subscriptions.retrieve(subscriptionId)
    const { data: prices } = await stripe().prices.list({ lookup_keys: ['pro_month'] })
    await stripe().subscriptions.update(subscriptionId, {
      items: [{ id: items.data[0]?.id ?? '', price: prices[0]?.id ?? '' }],
      proration_behavior: 'always_invoice',
    })
    await stripe().subscriptions.cancel(subscriptionId)
    await deliverAll(subscriptionId)
    const begun = await api.billing.createSubscription({ priceId: 'pro_month', currency: 'usd' })
    expect(begun.clientSecret).toBeNull()
    const customer = await api.billing.customer()
    expect(customer).toMatchObject({ subscriptionId: begun.subscriptionId, status: 'active', plan: 'Pro' })
    const again = api.billing.createSubscription({ priceId: 'pro_month', currency: 'usd' })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('odd and late requests', () => {
  it('no id of a payment and an odd one are 404, also for who has a customer', async () => {
    const user = await createUser()
    await beginPurchase(user)
    for (const id of ['', 'pi_', 'cus_1', '../customers', 'pi_1/../../customers', 'pi_1?x=1', 'pi_1\n']) {
      const path = `/ft/stripe/info/paymentIntentInfo?paymentIntentId=${encodeURIComponent(id)}`
      const { status } = await send(path, { token: user.token, method: 'POST', body: {} })
      expect([id, status]).toEqual([id, 404])
    }
    const none = await send('/ft/stripe/info/paymentIntentInfo', { token: user.token, method: 'POST', body: {} })
    expect(none.status).toBe(404)
  })

  it('a price as of before the current period is no longer current', async () => {
    const { api } = await createPro()
    const at = new Date(Date.now() - 10 * 60_000).toISOString()
    await expect(api.billing.changeSubscription({ priceId: 'pro_year', at })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'The price shown is no longer current. Please look at it again.',
    })
  })

  it('a plan that is over at Stripe, unheard of here, is a conflict, and heard of then', async () => {
    type Api = Awaited<ReturnType<typeof createPro>>['api']
    const calls = [(api: Api) => api.billing.cancelSubscription({}), (api: Api) => api.billing.resumeSubscription()]
    for (const call of calls) {
      const { api, subscriptionId } = await createPro()
      await stripe().subscriptions.cancel(subscriptionId)
      await expect(call(api)).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await api.billing.customer()).toMatchObject({ status: 'canceled', plan: 'Free' })
    }
  })

  it('something else that Stripe misses does not replace the customer', async () => {
    const user = await createUser()
    await beginPurchase(user)
    const { api } = await callerFor(user.token)
    const { customerId } = await api.billing.customer()
    const ctx = {
      ...systemContext(),
      actor: { kind: 'user' as const, userId: user.userId, tokenHash: '', impersonatorId: null },
    }
    let tries = 0
    const work = withCustomer(ctx, ({ customerId: customer }) => {
      tries += 1
      return ask(envWith(), (one) => one.subscriptions.create({ customer, items: [{ price: 'price_gone' }] }))
    })
    await expect(work).rejects.toMatchObject({ code: 'not_found' })
    expect(tries).toBe(1)
    expect((await api.billing.customer()).customerId).toBe(customerId)
  })
})

describe('credits that come back while a payment misses some', () => {
  /** Bought, all of it spent on `roadmaps` of a credit each, and the money went back. */
  async function createDebtor(count: number, isHeardOf = true) {
    const user = await createUser({ credits: 0 })
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    const roadmaps: string[] = []
    for (let n = 0; n < count; n += 1) {
      const roadmapId = await createStoredRoadmap(user)
      roadmaps.push(roadmapId)
      const db = database()
      const subject = { kind: 'roadmap', id: roadmapId } as const
      await batch(db, reserve(db, { userId: user.userId, subject, unless: sql`false` }))
    }
    await stripe().refunds.create({ payment_intent: intentId })
    if (isHeardOf) await deliverAll(intentId)
    return { user, paymentId, intentId, roadmaps, api: (await callerFor(user.token)).api }
  }

  const missingOf = async (paymentId: string) => {
    const { rows } = await database().execute<{ missing: number }>(sql`
      select credits as missing from credit_debts where subject_kind = 'payment' and subject_id = ${paymentId}`)
    return rows[0]?.missing ?? 0
  }

  it('make up for those first, whichever way they come back, and once', async () => {
    const { user, paymentId, roadmaps, api } = await createDebtor(5)
    expect(await missingOf(paymentId)).toBe(5)
    const [deleted = '', stopped = '', failed = '', ...atOnce] = roadmaps
    expect(await api.roadmaps.remove({ id: deleted })).toMatchObject({ credits: 0 })
    await database().execute(sql`
      update roadmaps set state = 'incomplete' where id in (${stopped}::uuid, ${failed}::uuid)`)
    expect(await api.roadmaps.stop({ id: stopped })).toMatchObject({ credits: 0 })
    expect(await missingOf(paymentId)).toBe(3)
    const lease = { roadmapId: failed, owner: 'a-test' }
    await database().execute(sql`
      update roadmaps set lease_owner = ${lease.owner}, lease_until = now() + interval '1 minute' where id = ${failed}::uuid`)
    for (const _ of [1, 2]) await endRoadmap(systemContext(), { kind: 'failed', lease, errorText: 'No.' })
    expect(await missingOf(paymentId)).toBe(2)
    await Promise.all(atOnce.map((id) => api.roadmaps.remove({ id })))
    expect(await missingOf(paymentId)).toBe(0)
    const account = await accountOf(user.userId)
    expect(account).toMatchObject({ balance: 0, sum: 0 })
    expect(account.kinds.filter((kind) => kind === 'reversal')).toHaveLength(5)
  })

  it('and neither waits for the other for ever when the refund is heard of at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, paymentId, intentId, roadmaps, api } = await createDebtor(5, false)
      await Promise.all([
        ...roadmaps.map((id) => api.roadmaps.remove({ id })),
        ...[1, 2, 3].map(() => settlePayment(systemContext(), intentId)),
      ])
      expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
      expect(await missingOf(paymentId)).toBe(0)
    }
  })
})
