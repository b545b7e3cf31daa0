import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { post } from '#worker/features/reputation/statements.ts'

describe('StreetCred is an append-only ledger (SEC-14)', () => {
  const eventFor = (userId: string) => ({
    ...{ userId, kind: 'section' as const, subject: { kind: 'phase' as const, id: 'p' } },
    ...{ key: 'section:s', points: 2 },
  })

  it('the same key earns once, however often and however parallel it is recorded', async () => {
    const { userId } = await createUser()
    const db = database()
    const recorded = await Promise.all(Array.from({ length: 12 }, () => post(db, eventFor(userId), sql`true`)))
    expect(recorded.flatMap(({ rows }) => rows)).toEqual([{ points: 2 }])
  })

  it('nothing is recorded where the condition does not hold', async () => {
    const { userId } = await createUser()
    expect((await post(database(), eventFor(userId), sql`false`)).rows).toEqual([])
  })

  it('no event can be changed or deleted', async () => {
    const { userId } = await createUser()
    const db = database()
    await post(db, eventFor(userId), sql`true`)
    const mine = sql`user_id = ${userId}::uuid`
    await expect(db.execute(sql`update reputation_events set points = 999 where ${mine}`)).rejects.toThrow()
    await expect(db.execute(sql`delete from reputation_events where ${mine}`)).rejects.toThrow()
    await expect(db.execute(sql`truncate reputation_events`)).rejects.toThrow()
    const { rows } = await db.execute(sql`select points from reputation_events where ${mine}`)
    expect(rows).toEqual([{ points: '2.00' }])
  })
})
