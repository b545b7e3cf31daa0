import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '#dev/commands/stripe-reconcile.ts'
import { setUpStripe } from '#dev/commands/stripe-setup.ts'
import { type NeonFront, startNeonFront } from '#dev/neon/neon-front.ts'
import { startMigratedPostgres } from '#dev/postgres/migrated-postgres.ts'
import type { Postgres } from '#dev/postgres/postgres.ts'
import { type StripeStandIn, startStripe } from '#dev/stand-ins/stripe/start-stripe.ts'
import { createPayment, createSubscription, setBalance } from '#tests/factories/billing.ts'
import { openStore, type Store } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { payments } from '#worker/db/schema/index.ts'
import { openStripe } from '#worker/integrations/stripe/stripe-client.ts'

describe('npm run stripe:reconcile', () => {
  let folder: string
  let postgres: Postgres
  let standIn: StripeStandIn
  let stripe: Stripe
  let neon: NeonFront
  let store: Store

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tubli-reconcile-'))
    postgres = await startMigratedPostgres(join(folder, 'postgres'))
    neon = await startNeonFront({ postgresUrl: postgres.url })
    store = openStore({ DATABASE_URL: postgres.url, NEON_HTTP_URL: neon.httpUrl, SESSION_SECRET: 'x'.repeat(32) })
    standIn = await startStripe()
    stripe = await openStripe({ STRIPE_SECRET_KEY: standIn.control.keys.secretKey, STRIPE_API_URL: standIn.url })
    await setUpStripe(stripe, { appUrl: 'http://localhost:1', hasWebhook: true })
  })

  afterAll(async () => {
    await neon.close()
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

  const addUser = async () => (await createUser(store, { credits: 0 })).userId

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
    await createPayment(store, { id: paymentId, userId, intentId: intent.id, isBooked })
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
    await store.db.delete(payments).where(eq(payments.id, stranger.paymentId))
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
    await setBalance(store, userId, 7)
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
    await createSubscription(store, { userId, id: differing.id, status: 'past_due' })
    await createSubscription(store, { userId, id: 'sub_gone' })
    const lines = await differences()
    expect(lines).toContain(`subscription ${missing.id}: active at Stripe for customer ${customer.id}, but not stored`)
    expect(lines).toContain(`subscription ${differing.id}: active at Stripe, stored as past_due`)
    const periodEnds = new RegExp(`^subscription ${differing.id}: its period ends \\S+Z, stored \\S+Z$`)
    expect(lines.some((line) => periodEnds.test(line))).toBe(true)
    expect(lines).toContain('subscription sub_gone: stored as active, but over at Stripe')
    expect(lines.some((line) => line.startsWith(`account ${userId}: 2 live subscriptions`))).toBe(true)
  })
})
