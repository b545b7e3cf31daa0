import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#dev/commands/migrate.ts'
import { reconcile } from '#dev/commands/stripe-reconcile.ts'
import { setUpStripe } from '#dev/commands/stripe-setup.ts'
import { type Postgres, startPostgres } from '#dev/postgres/postgres.ts'
import { type StripeStandIn, startStripe } from '#dev/stand-ins/stripe/start-stripe.ts'
import { openStripe } from '#worker/integrations/stripe-client.ts'

describe('npm run stripe:reconcile', () => {
  let folder: string
  let postgres: Postgres
  let standIn: StripeStandIn
  let stripe: Stripe
  let db: pg.Client

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tubli-reconcile-'))
    postgres = await startPostgres({ dataDir: folder })
    await migrate(postgres.url)
    db = new pg.Client({ connectionString: postgres.url })
    await db.connect()
    standIn = await startStripe()
    stripe = openStripe({ STRIPE_SECRET_KEY: standIn.control.keys.secretKey, STRIPE_API_URL: standIn.url })
    await setUpStripe(stripe, { appUrl: 'http://localhost:1', hasWebhook: true })
  })

  afterAll(async () => {
    await db.end()
    await standIn.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const differences = () =>
    reconcile({
      databaseUrl: postgres.url,
      stripe: { STRIPE_SECRET_KEY: standIn.control.keys.secretKey, STRIPE_API_URL: standIn.url },
      days: 30,
    })

  const addUser = async () => {
    const { rows } = await db.query<{ id: string }>(`insert into users (name) values ('Somebody') returning id`)
    const userId = rows[0]?.id ?? ''
    await db.query('insert into credit_balances (user_id) values ($1)', [userId])
    return userId
  }

  /** A payment of 500 cents for 5 credits; `isBooked` as our own webhook would have left it. */
  const addPayment = async (userId: string, isBooked: boolean) => {
    const paymentId = crypto.randomUUID()
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'http://localhost:1',
      metadata: { userId, paymentId },
    })
    await db.query(
      `insert into payments (id, user_id, intent_id, package_id, credits, amount, currency, status, credits_due, adjustments)
       values ($1, $2, $3, 'credits_5', 5, 500, 'usd', $4, $5, $6)`,
      [paymentId, userId, intent.id, ...(isBooked ? ['succeeded', 5, 1] : ['requires_payment_method', 0, 0])],
    )
    if (isBooked) {
      await db.query('update credit_balances set balance = balance + 5 where user_id = $1', [userId])
      await db.query(
        `insert into credit_ledger (user_id, delta, balance_after, kind, payment_id, idempotency_key)
         values ($1, 5, 5, 'purchase', $2, $3)`,
        [userId, paymentId, `payment:${paymentId}:1`],
      )
    }
    return { paymentId, intentId: intent.id }
  }

  it('says nothing where everything agrees', async () => {
    const { intentId } = await addPayment(await addUser(), true)
    // intents of somebody else's doing are not ours to judge
    await stripe.paymentIntents.create({ amount: 100, currency: 'usd' })
    expect(await differences()).toEqual([])
    expect(intentId).toMatch(/^pi_/)
  })

  it('finds a paid intent that was never booked, one that is not stored, and a refund that nobody heard of', async () => {
    const lost = await addPayment(await addUser(), false)
    const refunded = await addPayment(await addUser(), true)
    await stripe.refunds.create({ payment_intent: refunded.intentId })
    const stranger = await addPayment(await addUser(), false)
    await db.query('delete from payments where id = $1', [stranger.paymentId])
    const lines = (await differences()).join('\n')
    expect(lines).toContain(
      `${lost.paymentId} (${lost.intentId}): succeeded at Stripe, stored as requires_payment_method`,
    )
    expect(lines).toContain(`${lost.paymentId} (${lost.intentId}): brings 5 credits, stored 0`)
    expect(lines).toContain(`${refunded.paymentId} (${refunded.intentId}): brings 0 credits, stored 5`)
    expect(lines).toContain(`intent ${stranger.intentId}: 500 usd paid, but no payment is stored`)
  })

  it('finds a balance that is not its ledger', async () => {
    const userId = await addUser()
    await db.query('update credit_balances set balance = 7 where user_id = $1', [userId])
    expect(await differences()).toContain(`balance of ${userId}: 7, but the ledger adds up to 0`)
  })

  it('finds live subscriptions that are not stored, stored otherwise, over at Stripe, or doubled', async () => {
    const userId = await addUser()
    const customer = await stripe.customers.create({})
    await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    const [method] = (await stripe.paymentMethods.list({ customer: customer.id })).data
    const [price] = (await stripe.prices.list({ lookup_keys: ['pro_month'] })).data
    const subscribe = () =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price?.id ?? '' }],
        default_payment_method: method?.id ?? '',
      })
    const [missing, differing] = [await subscribe(), await subscribe()]
    const store = (id: string, status: string) =>
      db.query(
        `insert into subscriptions (id, user_id, status, price_id, billing_interval, currency, amount, current_period_end)
         values ($1, $2, $3, 'pro_month', 'month', 'usd', 1200, now() + interval '1 month')`,
        [id, userId, status],
      )
    await store(differing.id, 'past_due')
    await store('sub_gone', 'active')
    const lines = await differences()
    expect(lines).toContain(`subscription ${missing.id}: active at Stripe for customer ${customer.id}, but not stored`)
    expect(lines).toContain(`subscription ${differing.id}: active at Stripe, stored as past_due`)
    expect(lines).toContain('subscription sub_gone: stored as active, but over at Stripe')
    expect(lines.some((line) => line.startsWith(`account ${userId}: 2 live subscriptions`))).toBe(true)
  })
})
