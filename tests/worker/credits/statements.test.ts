import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { batch } from '#worker/db/batch.ts'
import { adjust } from '#worker/features/credits/adjust-credits.ts'
import {
  giveBack,
  isReserved,
  lockBalance,
  payDebts,
  post,
  readBalance,
  reserve,
  settle,
} from '#worker/features/credits/statements.ts'

const always = sql`true`
const never = sql`false`

const newRoadmap = () => ({ kind: 'roadmap', id: crypto.randomUUID() }) as const
const newPayment = () => ({ kind: 'payment', id: crypto.randomUUID() }) as const
type Subject = ReturnType<typeof newRoadmap> | ReturnType<typeof newPayment>

const spend = ({ userId }: TestUser, subject: ReturnType<typeof newRoadmap>) =>
  batch(database(), reserve(database(), { userId, subject, unless: never }))

const bring = ({ userId }: TestUser, subject: Subject, credits: number) =>
  batch(database(), {
    locked: lockBalance(database(), userId),
    adjusted: adjust(database(), userId, subject, sql`${credits}::int`),
  })

const comeBack = (subject: Subject, kind: 'return' | 'refund') =>
  batch(database(), {
    given: giveBack(database(), subject, kind, always),
    paid: payDebts(database(), subject),
  })

const debtsOf = async (...subjects: Subject[]) => {
  const { rows } = await database().execute<{ id: string; credits: number }>(sql`
    select subject_id as id, credits from credit_debts`)
  return subjects.map(({ id }) => rows.find((row) => row.id === id)?.credits ?? 0)
}

describe('post', () => {
  const entry = (userId: string, delta: number, kind: 'grant' | 'sync' | 'settle') => ({
    ...{ userId, kind, delta, subjectKind: 'account', subjectId: userId },
    key: `test:${crypto.randomUUID()}`,
  })

  it('books nothing with a sign that its kind does not have', async () => {
    const user = await createUser()
    const db = database()
    for (const wrong of [
      entry(user.userId, -1, 'grant'),
      entry(user.userId, 0, 'grant'),
      entry(user.userId, 1, 'sync'),
      entry(user.userId, 1, 'settle'),
    ]) {
      expect((await post(db, wrong)).rows).toEqual([])
    }
    expect(await accountOf(user.userId)).toEqual({ balance: 3, sum: 3, kinds: ['grant'] })
  })

  it('books nothing that would take a balance below zero, and all of it where it just can', async () => {
    const user = await createUser()
    expect((await post(database(), entry(user.userId, -4, 'sync'))).rows).toEqual([])
    expect((await post(database(), entry(user.userId, -3, 'sync'))).rows).toMatchObject([
      { delta: -3, balanceAfter: 0 },
    ])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
  })

  it('a key that was booked takes its whole batch with it', async () => {
    const user = await createUser()
    const same = entry(user.userId, 1, 'grant')
    await post(database(), same)
    const again = database().batch([post(database(), entry(user.userId, 1, 'grant')), post(database(), same)])
    await expect(again).rejects.toThrow()
    expect(await accountOf(user.userId)).toMatchObject({ balance: 4, sum: 4 })
  })
})

describe('what is set aside', () => {
  it('twenty at once never spend more than there is', async () => {
    const user = await createUser({ credits: 5 })
    const booked = await Promise.all(Array.from({ length: 20 }, () => spend(user, newRoadmap())))
    expect(booked.filter(({ reserved }) => reserved.rows.length > 0)).toHaveLength(5)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
  })

  it('is told to the batch that did it, and to no later one', async () => {
    const user = await createUser()
    const subject = newRoadmap()
    const db = database()
    const { told } = await batch(db, {
      ...reserve(db, { userId: user.userId, subject, unless: never }),
      told: db.execute(sql`select ${isReserved(subject)} as is`),
    })
    const later = await db.execute(sql`select ${isReserved(subject)} as is`)
    expect([told.rows, later.rows]).toEqual([[{ is: true }], [{ is: false }]])
  })

  it('is settled once, and never after it came back', async () => {
    const user = await createUser()
    const [used, failed] = [newRoadmap(), newRoadmap()]
    await spend(user, used)
    await Promise.allSettled(Array.from({ length: 5 }, () => settle(database(), used, always)))
    expect((await settle(database(), used, always)).rows).toEqual([])
    await spend(user, failed)
    await comeBack(failed, 'return')
    expect((await settle(database(), failed, always)).rows).toEqual([])
    expect((await comeBack(failed, 'refund')).given.rows).toEqual([])
    expect(await accountOf(user.userId)).toEqual({
      ...{ balance: 2, sum: 2 },
      kinds: ['grant', 'reserve', 'settle', 'reserve', 'return'],
    })
  })

  it('comes back once, however many ask, and as a refund only after it was settled', async () => {
    const user = await createUser()
    const subject = newRoadmap()
    await spend(user, subject)
    expect((await comeBack(subject, 'refund')).given.rows).toEqual([])
    await settle(database(), subject, always)
    expect((await comeBack(subject, 'return')).given.rows).toEqual([])
    await Promise.allSettled(Array.from({ length: 8 }, () => comeBack(subject, 'refund')))
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, sum: 3 })
  })

  it('a second round has a key of its own and comes back by itself', async () => {
    const user = await createUser()
    const subject = newRoadmap()
    await spend(user, subject)
    await comeBack(subject, 'return')
    await spend(user, subject)
    await settle(database(), subject, always)
    await comeBack(subject, 'refund')
    expect(await accountOf(user.userId)).toEqual({
      ...{ balance: 3, sum: 3 },
      kinds: ['grant', 'reserve', 'return', 'reserve', 'settle', 'refund'],
    })
  })
})

describe('what is owed', () => {
  it('a reversal takes what there is, owes the rest, and what comes again pays that first', async () => {
    const user = await createUser({ credits: 0 })
    const payment = newPayment()
    await bring(user, payment, 5)
    for (let left = 5; left > 2; left -= 1) await spend(user, newRoadmap())
    await bring(user, payment, -5)
    expect(await debtsOf(payment)).toEqual([3])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
    await bring(user, payment, 5)
    expect(await debtsOf(payment)).toEqual([0])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 2, sum: 2 })
  })

  it('what comes back pays the oldest debt first, and no more than came back', async () => {
    const user = await createUser({ credits: 0 })
    const [older, newer, roadmap] = [newPayment(), newPayment(), newRoadmap()]
    await bring(user, older, 1)
    await spend(user, roadmap)
    await bring(user, newer, 1)
    await spend(user, newRoadmap())
    await bring(user, older, -1)
    await bring(user, newer, -1)
    expect(await debtsOf(older, newer)).toEqual([1, 1])
    await comeBack(roadmap, 'return')
    expect(await debtsOf(older, newer)).toEqual([0, 1])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, sum: 0 })
    const [row] = await readBalance(database(), user.userId)
    expect(row).toEqual({ balance: 0 })
  })

  it('nobody pays for somebody else', async () => {
    const [debtor, other] = await Promise.all([createUser({ credits: 0 }), createUser()])
    const [payment, roadmap] = [newPayment(), newRoadmap()]
    await bring(debtor, payment, 1)
    await spend(debtor, newRoadmap())
    await bring(debtor, payment, -1)
    await spend(other, roadmap)
    await comeBack(roadmap, 'return')
    expect(await debtsOf(payment)).toEqual([1])
    expect(await accountOf(other.userId)).toMatchObject({ balance: 3, sum: 3 })
  })
})
