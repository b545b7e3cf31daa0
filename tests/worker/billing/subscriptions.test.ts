import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, envWith, send, systemContext } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import {
  answeredAfter,
  controlStripe,
  deliver,
  deliverAll,
  eventsOf,
  intentOf,
  payWith,
  stripe,
} from '#tests/support/worker/stripe.ts'
import { endPlansOfDeletedAccounts } from '#worker/features/billing/jobs.ts'
import { syncSubscription } from '#worker/features/billing/sync-subscription.ts'

const DAY_MS = 86_400_000

const begin = async (user: TestUser, priceId = 'pro_month', currency: 'usd' | 'ngn' | 'inr' = 'usd') => {
  const { api } = await callerFor(user.token)
  return api.billing.createSubscription({ priceId, currency })
}

/** A person with a paid plan, as it is once Stripe has told everything. */
async function createProUser(priceId?: string) {
  const user = await createUser()
  const { subscriptionId, clientSecret } = await begin(user, priceId)
  await payWith(intentOf(clientSecret))
  await deliverAll(subscriptionId)
  return { user, subscriptionId, api: (await callerFor(user.token)).api }
}

async function isPro(user: TestUser) {
  vi.useRealTimers() // a bearer does not live for months
  const account = await (await callerFor(user.token)).api.auth.account()
  keepClock()
  return account.isPro
}

const set = (subscriptionId: string, values: ReturnType<typeof sql>) =>
  database().execute(sql`update subscriptions set ${values} where id = ${subscriptionId}`)

let aheadDays = 0

const keepClock = () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadDays * DAY_MS })
}

/** Winds Stripe's clock and ours forward together; neither goes back. Sessions live by the database's. */
async function passDays(days: number) {
  await controlStripe({ do: 'advance', days })
  aheadDays += days
  keepClock()
}

/** From now on the card does not pay. */
async function breakCard(subscriptionId: string) {
  const { customer } = await stripe().subscriptions.retrieve(subscriptionId)
  const card = await stripe().paymentMethods.attach('pm_card_chargeCustomerFail', { customer: String(customer) })
  await stripe().subscriptions.update(subscriptionId, { default_payment_method: card.id })
}

beforeEach(keepClock)
afterAll(() => {
  vi.useRealTimers()
})

describe('beginning a plan', () => {
  it('a visitor of /pricing who pays is Pro once the webhook has come', async () => {
    const user = await createUser()
    const { subscriptionId, clientSecret } = await begin(user, 'pro_year', 'inr')
    const intent = await payWith(intentOf(clientSecret))
    expect(intent).toMatchObject({ amount: 999_000, currency: 'inr' })
    expect(await isPro(user)).toBe(false)
    await deliverAll(subscriptionId)
    expect(await isPro(user)).toBe(true)
    const { api } = await callerFor(user.token)
    expect(await api.billing.customer()).toMatchObject({
      plan: 'Pro',
      subscriptionId,
      status: 'active',
      priceId: 'pro_year',
      billingInterval: 'year',
      amountMinor: 999_000,
      currency: 'inr',
      paymentMethod: { brand: 'visa', last4: '4242' },
      cancelAtPeriodEnd: false,
    })
    expect(await api.quotas.check()).toMatchObject({ limit: 500, remaining: 500 })
  })

  it('the return from the payment makes Pro too, before any webhook', async () => {
    const user = await createUser()
    const { clientSecret } = await begin(user)
    await payWith(intentOf(clientSecret))
    const { api } = await callerFor(user.token)
    expect(await api.billing.payment({ intentId: intentOf(clientSecret) })).toEqual({
      status: 'succeeded',
      bought: null,
    })
    expect(await isPro(user)).toBe(true)
    const other = await callerFor((await createUser()).token)
    const foreign = other.api.billing.payment({ intentId: intentOf(clientSecret) })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('two tabs at once pay for the same subscription, and a third time it is taken up again', async () => {
    const user = await createUser()
    const both = await Promise.all([begin(user), begin(user)])
    const again = await begin(user)
    expect(new Set([...both, again].map(({ subscriptionId }) => subscriptionId)).size).toBe(1)
  })

  it('another price ends the subscription that still waited, so that only one can be paid', async () => {
    const user = await createUser()
    const month = await begin(user)
    const year = await begin(user, 'pro_year')
    expect((await stripe().subscriptions.retrieve(month.subscriptionId)).status).toMatch(/canceled|incomplete_expired/)
    await payWith(intentOf(year.clientSecret))
    await deliverAll(month.subscriptionId, year.subscriptionId)
    const { api } = await callerFor(user.token)
    expect(await api.billing.customer()).toMatchObject({ priceId: 'pro_year', status: 'active' })
  })

  it('two tabs with different prices at once never leave two that can be paid', async () => {
    const user = await createUser()
    const results = await Promise.allSettled([begin(user), begin(user, 'pro_year')])
    const begun = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.subscriptionId] : []))
    const told = await Promise.all(begun.map((id) => stripe().subscriptions.retrieve(id)))
    expect(told.filter(({ status }) => status === 'incomplete')).toHaveLength(1)
  })

  it('a declined first payment leaves Free, and the same subscription to try again with', async () => {
    const user = await createUser()
    const { subscriptionId, clientSecret } = await begin(user)
    await expect(payWith(intentOf(clientSecret), 'pm_card_chargeDeclined')).rejects.toThrow()
    await deliverAll(subscriptionId)
    const { api } = await callerFor(user.token)
    expect(await api.billing.customer()).toMatchObject({ plan: 'Free', subscriptionId: null })
    expect((await begin(user)).subscriptionId).toBe(subscriptionId)
  })

  it('who has a plan is refused a second one, also while a payment is missing', async () => {
    const { user, subscriptionId } = await createProUser()
    await expect(begin(user)).rejects.toMatchObject({ code: 'CONFLICT' })
    await set(subscriptionId, sql`status = 'past_due'`)
    await expect(begin(user, 'pro_year')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('a credit package is no plan and a plan no credit package', async () => {
    const user = await createUser()
    await expect(begin(user, 'credits_5')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { api } = await callerFor(user.token)
    const wrong = api.billing.createPayment({ priceId: 'pro_month', currency: 'usd' })
    await expect(wrong).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('a subscription to another product, or of a customer that is not ours, makes nobody Pro', async () => {
    const { user, subscriptionId } = await createProUser()
    const { customer } = await stripe().subscriptions.retrieve(subscriptionId)
    await stripe().subscriptions.cancel(subscriptionId)
    const product = await stripe().products.create({ name: 'Something else' })
    const price = await stripe().prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    })
    const method = await stripe().paymentMethods.attach('pm_card_visa', { customer: String(customer) })
    const items = [{ price: price.id }]
    const own = { customer: String(customer), items, default_payment_method: method.id }
    const other = await stripe().subscriptions.create(own)
    expect(other.status).toBe('active')
    await deliverAll(subscriptionId, other.id)
    expect(await isPro(user)).toBe(false)
    const { rows } = await database().execute(sql`select from subscriptions where id = ${other.id}`)
    expect(rows).toHaveLength(0)
  })
})

describe('events in every order', () => {
  it('created, updated and deleted may come backwards, ten times and at once', async () => {
    const { user, subscriptionId } = await createProUser()
    await stripe().subscriptions.cancel(subscriptionId)
    const events = (await eventsOf(subscriptionId)).toReversed()
    await database().execute(sql`delete from webhook_events where event_id in ${events.map(({ id }) => id)}`)
    const answers = await Promise.all(events.flatMap((event) => Array.from({ length: 10 }, () => deliver(event))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await isPro(user)).toBe(false)
    const { rows } = await database().execute(sql`select status from subscriptions where id = ${subscriptionId}`)
    expect(rows).toEqual([{ status: 'canceled' }])
  })

  /** Reads the subscription now, stores it after what `meanwhile` does. */
  const syncLate = async (subscriptionId: string, meanwhile: () => Promise<unknown>) => {
    const sync = () => syncSubscription(systemContext(), subscriptionId)
    await answeredAfter(`/v1/subscriptions/${subscriptionId}`, sync, async () => {
      await meanwhile()
      await sync()
    })
  }

  it('what was read before a cancellation is not stored after it', async () => {
    const { user, subscriptionId } = await createProUser()
    await syncLate(subscriptionId, () => stripe().subscriptions.cancel(subscriptionId))
    expect(await isPro(user)).toBe(false)
  })

  it('nor what was read before everything became again what it was', async () => {
    const { subscriptionId, api } = await createProUser()
    const cancel = (isCancelled: boolean) =>
      stripe().subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled })
    await cancel(true)
    await syncLate(subscriptionId, () => cancel(false))
    expect(await api.billing.customer()).toMatchObject({ cancelAtPeriodEnd: false })
  })
})

describe('ending and going on', () => {
  it('cancelled, a plan lasts until its period ends; resumed, it goes on', async () => {
    const { user, subscriptionId, api } = await createProUser()
    const cancelled = await api.billing.cancelSubscription({ reason: 'Too expensive', feedback: 'I do love it' })
    expect(cancelled).toMatchObject({ plan: 'Pro', status: 'active', cancelAtPeriodEnd: true })
    const { cancellation_details: details } = await stripe().subscriptions.retrieve(subscriptionId)
    expect(details?.comment).toBe('Too expensive: I do love it')
    expect(await api.billing.resumeSubscription()).toMatchObject({ cancelAtPeriodEnd: false })
    await api.billing.cancelSubscription({})
    await set(subscriptionId, sql`current_period_end = now() - interval '1 second'`)
    expect(await isPro(user)).toBe(false)
  })

  it('a period that ended days ago without word ends the plan, a day of silence does not', async () => {
    const { user, subscriptionId } = await createProUser()
    await set(subscriptionId, sql`current_period_end = now() - interval '1 day'`)
    expect(await isPro(user)).toBe(true)
    await set(subscriptionId, sql`current_period_end = now() - interval '4 days'`)
    expect(await isPro(user)).toBe(false)
  })

  it('past_due has a week of grace', async () => {
    const { user, subscriptionId } = await createProUser()
    await set(subscriptionId, sql`status = 'past_due', past_due_since = now() - interval '6 days'`)
    expect(await isPro(user)).toBe(true)
    await set(subscriptionId, sql`past_due_since = now() - interval '8 days'`)
    expect(await isPro(user)).toBe(false)
    await set(subscriptionId, sql`status = 'unpaid'`)
    expect(await isPro(user)).toBe(false)
  })

  it('without a plan there is nothing to change, cancel or resume', async () => {
    const { api } = await callerFor((await createUser()).token)
    const at = new Date().toISOString()
    const calls = [
      () => api.billing.previewChange({ priceId: 'pro_year' }),
      () => api.billing.changeSubscription({ priceId: 'pro_year', at }),
      () => api.billing.cancelSubscription({}),
      () => api.billing.resumeSubscription(),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await api.billing.customer()).toMatchObject({ plan: 'Free', customerId: null, status: null })
  })

  it('the subscription of a deleted account is ended at Stripe, and its rows stay', async () => {
    const { user, subscriptionId } = await createProUser()
    await database().execute(sql`update users set deleted_at = now() where id = ${user.userId}::uuid`)
    await endPlansOfDeletedAccounts(systemContext())
    expect((await stripe().subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    const { rows } = await database().execute(sql`select status from subscriptions where id = ${subscriptionId}`)
    expect(rows).toEqual([{ status: 'canceled' }])
  })

  it('one that is paid for only after the account was deleted is ended by its webhook', async () => {
    const user = await createUser()
    const { subscriptionId, clientSecret } = await begin(user)
    await database().execute(sql`update users set deleted_at = now() where id = ${user.userId}::uuid`)
    await payWith(intentOf(clientSecret))
    await deliverAll(subscriptionId)
    expect((await stripe().subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  })
})

describe('invoices and the portal', () => {
  it('lists invoices with their PDF, and opens the portal that setup configured', async () => {
    const { user, api } = await createProUser()
    const { invoices } = await api.billing.invoices()
    expect(invoices).toMatchObject([{ amountPaidMinor: 1200, currency: 'usd', status: 'paid' }])
    expect(invoices[0]?.pdfUrl).toMatch(/^http/)
    const { url } = await api.billing.portal()
    expect(new URL(url).origin).toBe(new URL(envWith().STRIPE_API_URL).origin)
    const customer = await api.billing.customer()
    const history = await send(`/ft/stripe/info/${user.userId}`, {
      token: user.token,
      body: { customerId: customer.customerId },
    })
    expect(await history.json()).toMatchObject([
      { status: 'active', subscriptionPlan: 'Pro', billingInterval: 'month', invoices: [{ amountPaid: 1200 }] },
    ])
  })

  it("who never paid is told 'Customer not found'", async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token)
    const calls = [
      () => api.billing.invoices(),
      () => api.billing.portal(),
      () => api.billing.history({ customerId: 'cus_of_somebody' }),
    ]
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Customer not found' })
    }
  })
})

describe('changing the plan', () => {
  it('half way through a month the difference is shown first, then charged exactly', async () => {
    const { api, user } = await createProUser()
    await passDays(15)
    const shown = await api.billing.previewChange({ priceId: 'pro_year' })
    expect(shown.amountMinor).toBeGreaterThan(11_200)
    expect(shown.amountMinor).toBeLessThan(11_600)
    const changed = await api.billing.changeSubscription({ priceId: 'pro_year', at: shown.at })
    expect(changed).toMatchObject({ priceId: 'pro_year', billingInterval: 'year', plan: 'Pro' })
    const { invoices } = await api.billing.invoices()
    expect(invoices[0]?.amountPaidMinor).toBe(shown.amountMinor)
    const again = api.billing.changeSubscription({ priceId: 'pro_year', at: shown.at })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
    const back = await api.billing.previewChange({ priceId: 'pro_month' })
    expect(back.amountMinor).toBeLessThan(0)
    await api.billing.changeSubscription({ priceId: 'pro_month', at: back.at })
    expect(await isPro(user)).toBe(true)
  })

  it('a double click changes and charges once', async () => {
    const { api } = await createProUser()
    const { at, amountMinor } = await api.billing.previewChange({ priceId: 'pro_year' })
    const change = () => api.billing.changeSubscription({ priceId: 'pro_year', at })
    await Promise.allSettled([change(), change()])
    const { invoices } = await api.billing.invoices()
    expect(invoices.map(({ amountPaidMinor }) => amountPaidMinor)).toEqual([amountMinor, 1200])
  })

  it('a card that does not pay the difference is a 402 with the reason, and nothing changes', async () => {
    const { api, subscriptionId } = await createProUser()
    await breakCard(subscriptionId)
    const { at } = await api.billing.previewChange({ priceId: 'pro_year' })
    const change = api.billing.changeSubscription({ priceId: 'pro_year', at })
    await expect(change).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED', message: 'Your card was declined.' })
    expect(await api.billing.customer()).toMatchObject({ priceId: 'pro_month', plan: 'Pro' })
  })

  it('a price that is another at Stripe than on our pages is not charged', async () => {
    const user = await createUser()
    const [price] = (await stripe().prices.list({ lookup_keys: ['pro_year'] })).data
    const other = { product: 'tubli_pro', currency: 'usd', recurring: { interval: 'year' as const } }
    const takeOver = { lookup_key: 'pro_year', transfer_lookup_key: true }
    await stripe().prices.create({ ...other, ...takeOver, unit_amount: 13_000 })
    await expect(begin(user, 'pro_year')).rejects.toMatchObject({ message: "This plan can't be bought yet." })
    await stripe().prices.update(price?.id ?? '', takeOver)
    expect((await begin(user, 'pro_year')).subscriptionId).toMatch(/^sub_/)
  })

  it('a price that was shown too long ago, or never, is refused', async () => {
    const { api } = await createProUser()
    for (const ms of [-31 * 60_000, 5 * 60_000]) {
      const at = new Date(Date.now() + ms).toISOString()
      const change = api.billing.changeSubscription({ priceId: 'pro_year', at })
      await expect(change).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})

describe('a plan over time', () => {
  it('created, renewed, past_due, cancelled: Pro as long as it should be', async () => {
    const { user, subscriptionId, api } = await createProUser()
    await passDays(32)
    await deliverAll(subscriptionId)
    expect((await api.billing.invoices()).invoices).toHaveLength(2)
    await breakCard(subscriptionId)
    await passDays(31)
    await deliverAll(subscriptionId)
    const late = await api.billing.customer()
    expect(late).toMatchObject({ status: 'past_due', plan: 'Pro' })
    expect(late.pastDueSince).not.toBeNull()
    const preview = api.billing.previewChange({ priceId: 'pro_year' })
    await expect(preview).rejects.toMatchObject({ code: 'CONFLICT' })
    await passDays(30)
    await deliverAll(subscriptionId)
    expect(await api.billing.customer()).toMatchObject({ status: 'canceled', plan: 'Free' })
    expect(await isPro(user)).toBe(false)
    const next = await api.billing.createSubscription({ priceId: 'pro_month', currency: 'usd' })
    expect(next.subscriptionId).not.toBe(subscriptionId)
  })

  it('a cancelled plan is over at the end of its period', async () => {
    const { user, subscriptionId, api } = await createProUser()
    await api.billing.cancelSubscription({})
    await passDays(32)
    await deliverAll(subscriptionId)
    expect(await api.billing.customer()).toMatchObject({ status: 'canceled', plan: 'Free' })
    expect(await isPro(user)).toBe(false)
    await expect(api.billing.resumeSubscription()).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('a first payment that never comes expires, and a new subscription can be begun', async () => {
    const user = await createUser()
    const { subscriptionId } = await begin(user)
    await passDays(1)
    await deliverAll(subscriptionId)
    const { rows } = await database().execute(sql`select status from subscriptions where id = ${subscriptionId}`)
    expect(rows).toEqual([{ status: 'incomplete_expired' }])
    expect((await begin(user)).subscriptionId).not.toBe(subscriptionId)
  })
})
