import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, envWith, send, systemContext } from '#tests/support/worker/app.ts'
import { withEngine } from '#tests/support/worker/engine.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { beginPurchase, deliver, eventsOf, intentOf, payWith, stripe } from '#tests/support/worker/stripe.ts'
import { formerUserId } from '#worker/db/former-ids.ts'
import { removeAccounts } from '#worker/features/auth/removal/jobs.ts'
import { settlePaymentsOfDeletedAccounts } from '#worker/features/billing/jobs.ts'

const remove = ({ token, username }: TestUser) => send('/trpc/auth.removeAccount', { token, body: { login: username } })

/** Until nothing of the account is left; whatever came between is found by the next try. */
async function untilGone({ userId }: TestUser): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    const { rows } = await database().execute(sql`select from users where id = ${userId}::uuid`)
    if (rows.length === 0) return
    await database().execute(sql`
      update account_removals set lease_until = now() - interval '1 second' where user_id = ${userId}::uuid`)
    await removeAccounts(systemContext())
  }
  throw new Error('the account stays')
}

async function rowsOf({ userId }: TestUser): Promise<number> {
  const { rows } = await database().execute<{ n: number }>(sql`
    select (select count(*) from roadmaps where user_id = ${userId}::uuid)
      + (select count(*) from credit_ledger where user_id = ${userId}::uuid)
      + (select count(*) from credit_balances where user_id = ${userId}::uuid)
      + (select count(*) from payments where user_id = ${userId}::uuid)
      + (select count(*) from subscriptions where user_id = ${userId}::uuid)
      + (select count(*) from billing_customers where user_id = ${userId}::uuid) as n`)
  return Number(rows[0]?.n)
}

/** What the payment's row has to say, as Stripe has it: credits came before the account went, or the money is back. */
async function whatBecameOf(intentId: string, due: number | undefined): Promise<[string, number]> {
  const intent = await stripe().paymentIntents.retrieve(intentId)
  const { data } = await stripe().refunds.list({ payment_intent: intentId })
  if (intent.status !== 'succeeded') return [intent.status, 0]
  return data.length > 0 ? ['refunded', 0] : ['succeeded', due || -1]
}

const booksOf = async ({ userId }: TestUser) => accountOf(await formerUserId(envWith().SESSION_SECRET, userId))

describe('an account that goes while something comes', () => {
  it('a roadmap is being written: nobody goes on writing it, and the books balance', async () => {
    const writing = [1, 2, 3].map(async (pauseMs) => {
      const user = await createUser()
      const { api } = await callerFor(user.token, { ...withEngine, MODEL_NAME: 'stand-in@200' })
      await api.roadmaps.create({ prompt: 'Learn TypeScript' })
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 40))
      expect((await remove(user)).status).toBe(200)
      return user
    })
    for (const user of await Promise.all(writing)) {
      await untilGone(user)
      expect(await rowsOf(user)).toBe(0)
      const { balance, sum } = await booksOf(user)
      expect(balance).toBe(sum)
    }
  })

  it('roadmaps are asked for at the same moment: none is left, nor a credit that is nobody’s', async () => {
    const user = await createUser({ credits: 6 })
    const { api } = await callerFor(user.token)
    const asked = Array.from({ length: 6 }, () => api.roadmaps.create({ prompt: 'Learn TypeScript' }))
    await Promise.allSettled([...asked, remove(user)])
    await untilGone(user)
    expect(await rowsOf(user)).toBe(0)
    const { balance, sum } = await booksOf(user)
    expect(balance).toBe(sum)
  })

  it('a payment arrives: its credits come before, or its money goes back, and every delivery is taken', async () => {
    for (const order of ['at once', 'account first', 'payment last'] as const) {
      const user = await createUser()
      const { intentId } = await beginPurchase(user)
      if (order !== 'payment last') await payWith(intentId)
      const deliveries = async () => Promise.all((await eventsOf(intentId)).map((event) => deliver(event)))
      const removed = remove(user)
      if (order === 'account first') await removed
      // the account may be faster: then Stripe takes no payment any more
      if (order === 'payment last') await payWith(intentId).catch(() => undefined)
      await Promise.all([deliveries(), removed])
      await untilGone(user)
      // what met the account in the middle of its going is delivered again, as Stripe does
      expect((await deliveries()).map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
      expect(await rowsOf(user)).toBe(0)
      const { rows } = await database().execute<{ status: string; due: number }>(sql`
        select status, credits_due as due from payments where intent_id = ${intentId}`)
      const [payment] = rows
      const { balance, sum } = await booksOf(user)
      expect([order, balance, sum]).toEqual([order, 3 + (payment?.due ?? 0), balance])
      expect([order, payment?.status, payment?.due]).toEqual([order, ...(await whatBecameOf(intentId, payment?.due))])
      if (order === 'account first') expect(payment?.status).toBe('refunded')
    }
  })

  it('money that is still on its way when the account is gone goes back, by the job, once', async () => {
    const user = await createUser()
    const { intentId } = await beginPurchase(user)
    await payWith(intentId)
    await database().execute(sql`update payments set status = 'processing' where intent_id = ${intentId}`)
    await database().execute(sql`update users set deleted_at = now() where id = ${user.userId}::uuid`)
    await Promise.all([1, 2].map(() => settlePaymentsOfDeletedAccounts(systemContext())))
    const { rows } = await database().execute(sql`
      select status, credits_due as due from payments where intent_id = ${intentId}`)
    expect(rows).toEqual([{ status: 'refunded', due: 0 }])
    const { data } = await stripe().refunds.list({ payment_intent: intentId })
    expect(data).toHaveLength(1)
  })

  it('a plan begins: it is ended at Stripe, whoever is faster', async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token)
    const begun = api.billing.createSubscription({ priceId: 'pro_month', currency: 'usd' })
    const [plan] = await Promise.allSettled([begun, remove(user)])
    await untilGone(user)
    if (plan.status === 'fulfilled') {
      await payWith(intentOf(plan.value.clientSecret)).catch(() => undefined)
      for (const event of await eventsOf(plan.value.subscriptionId)) expect((await deliver(event)).status).toBe(200)
    }
    expect(await rowsOf(user)).toBe(0)
    const all = await stripe().subscriptions.list({ status: 'all', limit: 100 }).autoPagingToArray({ limit: 5000 })
    const own = all.filter(({ metadata }) => metadata.userId === user.userId)
    expect(own.filter(({ status }) => !['canceled', 'incomplete_expired'].includes(status))).toEqual([])
  })

  it('is asked for in two tabs at once: it goes once', async () => {
    const user = await createUser()
    const answers = await Promise.all([remove(user), remove(user)])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 401].includes(status))).toEqual([])
    await untilGone(user)
    expect(await rowsOf(user)).toBe(0)
  })
})
