import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import {
  answeredAfter,
  beginPurchase,
  buyCredits,
  controlStripe,
  deliver,
  deliverAll,
  eventsOf,
  payWith,
  stripe,
} from '#tests/support/worker/stripe.ts'
import { settlePayment } from '#worker/features/billing/settle-payment.ts'

const refund = (intentId: string, amount?: number) =>
  stripe().refunds.create({ payment_intent: intentId, ...(amount ? { amount } : {}) })

const dispute = (intentId: string) =>
  controlStripe<{ id: string }>({ do: 'dispute', payment_intent: intentId }).then(({ id }) => id)

const closeDispute = (id: string, status: 'won' | 'lost') => controlStripe({ do: 'close-dispute', dispute: id, status })

const spendAll = async (user: TestUser) => {
  const { api } = await callerFor(user.token)
  await api.credits.sync({ balance: 0 })
}

async function storedPayment(paymentId: string) {
  const { rows } = await database().execute<{ status: string; credits_due: number; owed: number }>(sql`
    select status, credits_due, coalesce((
      select credits from credit_debts where subject_kind = 'payment' and subject_id = ${paymentId}
    ), 0) as owed from payments where id = ${paymentId}::uuid`)
  return rows[0]
}

describe('refunds', () => {
  it('a refund takes the credits back, once', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    await refund(intentId)
    await Promise.all([deliverAll(intentId), deliverAll(intentId)])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, sum: 3, kinds: ['grant', 'purchase', 'reversal'] })
    expect(await storedPayment(paymentId)).toEqual({ status: 'refunded', credits_due: 0, owed: 0 })
  })

  it('a part of the money takes its part of the credits, rounded in our favour', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    await refund(intentId, 150) // of 500
    await deliverAll(intentId)
    expect((await accountOf(user.userId)).balance).toBe(6)
    await refund(intentId, 350)
    await deliverAll(intentId)
    expect((await accountOf(user.userId)).balance).toBe(3)
    expect(await storedPayment(paymentId)).toMatchObject({ status: 'refunded', credits_due: 0 })
  })

  it('a refund that fails days later gives the credits back, by its own event alone', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    const { id } = await refund(intentId)
    await deliverAll(intentId)
    expect((await accountOf(user.userId)).balance).toBe(3)
    await controlStripe({ do: 'fail-refund', refund: id })
    const failed = (await eventsOf(id)).find(({ type }) => type === 'refund.failed')
    if (!failed) throw new Error('Stripe said nothing of the refund.')
    await Promise.all([deliver(failed), deliver(failed), deliver(failed)])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 8, sum: 8 })
    expect(await storedPayment(paymentId)).toEqual({ status: 'succeeded', credits_due: 5, owed: 0 })
  })

  it('a refund that is heard of before the payment grants nothing', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await refund(intentId)
    const events = await eventsOf(intentId)
    for (const event of events.toReversed()) expect((await deliver(event)).status).toBe(200)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
    expect(await storedPayment(paymentId)).toMatchObject({ status: 'refunded' })
  })

  it('never goes below zero: what was spent already is flagged as missing', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    const { api } = await callerFor(user.token)
    await api.credits.sync({ balance: 2 })
    await refund(intentId)
    await deliverAll(intentId)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
    expect(await storedPayment(paymentId)).toEqual({ status: 'refunded', credits_due: 0, owed: 3 })
  })
})

describe('disputes', () => {
  it('an open dispute takes the credits, a won one gives them back', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    const id = await dispute(intentId)
    await deliverAll(intentId)
    expect((await accountOf(user.userId)).balance).toBe(3)
    expect(await storedPayment(paymentId)).toMatchObject({ status: 'disputed' })
    await closeDispute(id, 'won')
    await deliverAll(intentId)
    const kinds = ['grant', 'purchase', 'reversal', 'restore']
    expect(await accountOf(user.userId)).toMatchObject({ balance: 8, sum: 8, kinds })
    expect(await storedPayment(paymentId)).toMatchObject({ status: 'succeeded', credits_due: 5 })
  })

  it('a lost one takes them for good', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    await deliverAll(intentId)
    await closeDispute(await dispute(intentId), 'lost')
    await deliverAll(intentId)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant', 'purchase', 'reversal'] })
  })

  it('a won one first makes up for what was missing', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await deliverAll(intentId)
    await spendAll(user)
    const id = await dispute(intentId)
    await deliverAll(intentId)
    expect(await storedPayment(paymentId)).toMatchObject({ owed: 5 })
    await closeDispute(id, 'won')
    await deliverAll(intentId)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
    expect(await storedPayment(paymentId)).toMatchObject({ owed: 0, credits_due: 5 })
  })
})

describe('events in every order', () => {
  it('whatever comes first, last, at once or again, the end is the same', async () => {
    for (const shuffle of [1, 2, 3, 4, 5, 6]) {
      const user = await createUser()
      const { intentId } = await buyCredits(user)
      await refund(intentId, 100)
      const id = await dispute(intentId)
      await closeDispute(id, 'won')
      const events = await eventsOf(intentId)
      const inSomeOrder = events
        .map((event, n) => ({ event, key: (n * 7 * shuffle) % 11 }))
        .sort((a, b) => a.key - b.key)
      for (const { event } of inSomeOrder.slice(0, 3)) await deliver(event)
      await Promise.all(inSomeOrder.map(({ event }) => deliver(event)))
      expect(await accountOf(user.userId)).toMatchObject({ balance: 7, sum: 7, kinds: ['grant', 'purchase'] })
    }
  })

  it('what was read from Stripe before a refund is not booked after it', async () => {
    const user = await createUser()
    const { intentId } = await buyCredits(user)
    // the first booking reads the paid intent, and its answer comes late
    const settle = () => settlePayment(systemContext(), intentId)
    await answeredAfter(`/v1/payment_intents/${intentId}`, settle, async () => {
      await refund(intentId)
      await settle()
    })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, sum: 3 })
  })
})

describe('tampering', () => {
  const tamper = async (changes: Stripe.PaymentIntentUpdateParams) => {
    const user = await createUser()
    const begun = await beginPurchase(user)
    await stripe().paymentIntents.update(begun.intentId, changes)
    await payWith(begun.intentId)
    await deliverAll(begun.intentId)
    return { user, ...begun }
  }

  it('another amount, currency, person or payment on the intent brings nothing and is flagged', async () => {
    const other = crypto.randomUUID()
    const changes: Stripe.PaymentIntentUpdateParams[] = [
      { amount: 50 },
      { currency: 'inr' },
      { metadata: { userId: other } },
      { metadata: { paymentId: other } },
    ]
    for (const change of changes) {
      const { user, intentId, paymentId } = await tamper(change)
      expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
      expect(await storedPayment(paymentId)).toMatchObject({ status: 'mismatch', credits_due: 0 })
      const { api } = await callerFor(user.token)
      expect(await api.billing.payment({ intentId })).toEqual({ status: 'mismatch', bought: null })
    }
  })

  it('an intent that none of our payments is about changes nothing', async () => {
    const user = await createUser()
    const metadata = { userId: user.userId, paymentId: crypto.randomUUID() }
    const intent = await stripe().paymentIntents.create({
      amount: 500,
      currency: 'usd',
      metadata,
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost:5173/learn',
    })
    await deliverAll(intent.id)
    expect((await accountOf(user.userId)).balance).toBe(3)
  })

  it('a deleted account gets nothing more but its money back, its rows stay', async () => {
    const user = await createUser()
    const { intentId, paymentId } = await buyCredits(user)
    await database().execute(sql`update users set deleted_at = now() where id = ${user.userId}::uuid`)
    await deliverAll(intentId)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
    expect(await storedPayment(paymentId)).toMatchObject({ status: 'refunded', credits_due: 0 })
  })
})
