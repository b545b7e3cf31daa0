import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'
import { beginPurchase, buyCredits, controlStripe, deliverAll, payWith, stripe } from '#tests/support/worker/stripe.ts'
import { batch } from '#worker/db/batch.ts'
import { settlePayment } from '#worker/features/billing/settle-payment.ts'
import { giveBack, payDebts, reserve, settle } from '#worker/features/credits/statements.ts'

const always = sql`true`
const never = sql`false`

const about = (id: string) => ({ kind: 'roadmap', id }) as const

async function statementOf(user: TestUser) {
  const { api } = await callerFor(user.token)
  const entries = []
  let before: number | undefined
  for (;;) {
    const page = await api.billing.statement(before === undefined ? {} : { before })
    entries.push(...page.entries)
    before = page.entries.at(-1)?.id
    if (!page.hasMore) return { entries, balance: page.balance }
  }
}

describe('the statement', () => {
  it('says every credit in and out with its reason and the balance after it, one line a roadmap however often it was written', async () => {
    const user = await createUser()
    const roadmapId = await createStoredRoadmap(user, { prompt: 'Learn Postgres' })
    const db = database()
    await batch(db, reserve(db, { userId: user.userId, subject: about(roadmapId), unless: never }))
    await giveBack(db, about(roadmapId), 'return', always)
    const another = await createStoredRoadmap(user, { prompt: 'Learn Rust' })
    await batch(db, reserve(db, { userId: user.userId, subject: about(another), unless: never }))
    const { intentId, paymentId } = await buyCredits(user, 'credits_5', 'inr')
    await deliverAll(intentId)
    await batch(db, reserve(db, { userId: user.userId, subject: about(roadmapId), unless: never }))
    await settle(db, about(roadmapId), always)
    const { entries, balance } = await statementOf(user)
    expect(balance).toBe(6)
    const roadmap = { roadmapId, prompt: 'Learn Postgres' }
    const payment = { paymentId, amountMinor: 42_500, currency: 'inr' }
    expect(entries).toMatchObject([
      { kind: 'settle', delta: -1, balanceAfter: 6, roadmap, payment: null },
      { kind: 'purchase', delta: 5, balanceAfter: 7, roadmap: null, payment },
      { kind: 'reserve', delta: -1, balanceAfter: 2, roadmap: { prompt: 'Learn Rust' }, payment: null },
      { kind: 'grant', delta: 3, balanceAfter: 3, roadmap: null, payment: null },
    ])
    expect(entries[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('names a deleted roadmap without a way to its page', async () => {
    const user = await createUser()
    const roadmapId = await createStoredRoadmap(user, { prompt: 'Learn Postgres' })
    const db = database()
    await batch(db, reserve(db, { userId: user.userId, subject: about(roadmapId), unless: never }))
    const { api } = await callerFor(user.token)
    await api.roadmaps.remove({ id: roadmapId })
    const { entries } = await statementOf(user)
    const ofRoadmap = entries.filter(({ roadmap }) => roadmap !== null)
    expect(ofRoadmap.length).toBeGreaterThan(0)
    for (const { roadmap } of ofRoadmap) expect(roadmap).toMatchObject({ roadmapId: null, prompt: 'Learn Postgres' })
  })

  it('comes in pages of twenty, over REST too, and is the own one only', async () => {
    const [user, other] = await Promise.all([createUser({ credits: 50 }), createUser()])
    for (let credits = 49; credits >= 5; credits -= 1) {
      await send('/ft/user/learning/update/credits', { method: 'PUT', token: user.token, body: { credits } })
    }
    const { entries } = await statementOf(user)
    expect(entries).toHaveLength(46)
    expect(entries.reduce((sum, { delta }) => sum + delta, 0)).toBe(5)
    const first = await send('/ft/user/learning/credits/statement', { token: user.token })
    expect(await first.json()).toMatchObject({ balance: 5, hasMore: true })
    const path = `/ft/user/learning/credits/statement?before=${entries[0]?.id}`
    expect(await (await send(path, { token: other.token })).json()).toMatchObject({
      balance: 3,
      entries: [{ delta: 3 }],
    })
    expect((await send('/ft/user/learning/credits/statement?before=x', { token: user.token })).status).toBe(400)
  })
})

type Step = { do: string; pick: number }

/** Does one step of a history; whatever is refused has no effect. */
async function act(user: TestUser, step: Step, made: { roadmaps: string[]; intents: string[]; disputes: string[] }) {
  const db = database()
  const { userId } = user
  const pickOf = (list: string[]): string | undefined => list[step.pick % Math.max(1, list.length)]
  const roadmapId = pickOf(made.roadmaps)
  const intentId = pickOf(made.intents)
  if (step.do === 'reserve') {
    const id = await createStoredRoadmap(user)
    made.roadmaps.push(id)
    await batch(db, reserve(db, { userId, subject: about(id), unless: never }))
  }
  if (step.do === 'settle' && roadmapId) await settle(db, about(roadmapId), always)
  const comeBack = (id: string, kind: 'return' | 'refund') =>
    batch(db, {
      givenBack: giveBack(db, about(id), kind, always),
      debtsPaid: payDebts(db, about(id)),
    })
  if (step.do === 'return' && roadmapId) await comeBack(roadmapId, 'return')
  if (step.do === 'delete' && roadmapId) await comeBack(roadmapId, 'refund')
  if (step.do === 'give up') {
    const { balance } = await accountOf(userId)
    await (await callerFor(user.token)).api.credits.sync({ balance: step.pick % (balance + 1) })
  }
  if (step.do === 'begin') made.intents.push((await beginPurchase(user)).intentId)
  if (!intentId) return
  if (step.do === 'pay') await payWith(intentId, step.pick % 3 === 0 ? 'pm_card_chargeDeclined' : 'pm_card_visa')
  if (step.do === 'hear') await settlePayment(systemContext(), intentId)
  if (step.do === 'refund') await stripe().refunds.create({ payment_intent: intentId, amount: 50 + (step.pick % 450) })
  if (step.do === 'dispute') {
    made.disputes.push((await controlStripe<{ id: string }>({ do: 'dispute', payment_intent: intentId })).id)
  }
  const disputeId = pickOf(made.disputes)
  if (step.do === 'decide' && disputeId) {
    await controlStripe({ do: 'close-dispute', dispute: disputeId, status: step.pick % 2 ? 'won' : 'lost' })
  }
}

const STEPS = [
  ...['reserve', 'settle', 'return', 'delete', 'give up'],
  ...['begin', 'pay', 'pay', 'hear', 'hear', 'refund', 'dispute', 'decide'],
]

/** A history in which everything happens once, spent credits that a reversal misses included. */
const EVERY_STEP: Step[] = [
  ...['begin', 'begin', 'pay', 'hear', 'hear', 'reserve', 'settle', 'reserve', 'return', 'delete', 'give up'],
  ...['dispute', 'hear', 'hear', 'decide', 'hear', 'hear', 'give up', 'refund', 'hear', 'hear', 'refund', 'hear'],
].map((name) => ({ do: name, pick: 1 }))

describe('any sequence of grants, reserves, settles, returns, purchases, refunds and disputes', () => {
  it('leaves a balance that is the sum of the ledger and never negative', async () => {
    const anyStep = fc.record({ do: fc.constantFrom(...STEPS), pick: fc.nat(1000) })
    const histories = fc.array(anyStep, { minLength: 8, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(histories, fc.integer({ min: 0, max: 4 }), async (steps, credits) => {
        const user = await createUser({ credits })
        const made = { roadmaps: [], intents: [], disputes: [] }
        // neighbours happen at once, as in two tabs
        for (let at = 0; at < steps.length; at += 2) {
          await Promise.allSettled(steps.slice(at, at + 2).map((step) => act(user, step, made)))
          const { balance, sum } = await accountOf(user.userId)
          expect([balance, balance >= 0]).toEqual([sum, true])
        }
        const { entries, balance } = await statementOf(user)
        let after = balance
        for (const { delta, balanceAfter } of entries) {
          expect(balanceAfter).toBe(after)
          after -= delta
        }
        expect(after).toBe(0)
        await expectPaymentsBooked(user)
      }),
      { numRuns: 60, endOnFailure: true, examples: [[EVERY_STEP, 3]] },
    )
  }, 120_000)
})

/** What a payment brings, and what it could not take back, is what the ledger holds of it. */
async function expectPaymentsBooked({ userId }: TestUser) {
  const { rows } = await database().execute(sql`
    select p.id from payments p where user_id = ${userId}::uuid and credits_due
      + coalesce((select credits from credit_debts where subject_kind = 'payment' and subject_id = p.id::text), 0)
      <> coalesce((select sum(delta) from credit_ledger where subject_kind = 'payment' and subject_id = p.id::text), 0)`)
  expect(rows).toEqual([])
}
