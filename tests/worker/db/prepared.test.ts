import { eq, type Placeholder } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { systemContext } from '#tests/support/worker/app.ts'
import { createStudy, database } from '#tests/support/worker/factories.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import { certificates, roadmaps, users } from '#worker/db/schema/index.ts'

const nested = {
  phases: { columns: { title: true, createdAt: true }, with: { sections: { columns: { title: true } } } },
} as const

describe('a prepared read', () => {
  it('is written once and gives each caller the rows of their own values, nested ones included', async () => {
    let written = 0
    const find = prepared(['id'], (db, { id }) => {
      written += 1
      return db.query.roadmaps.findFirst({ where: eq(roadmaps.id, id), with: nested })
    })
    const db = database()
    for (const { roadmapId } of [await createStudy(), await createStudy()]) {
      const anew = await db.query.roadmaps.findFirst({ where: eq(roadmaps.id, roadmapId), with: nested })
      expect(await find(db, { id: roadmapId })).toEqual(anew)
      expect(anew?.phases[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
    expect(written).toBe(1)
  })

  it('reads what a left join did not find as one null', async () => {
    const { user } = await createStudy()
    const read = (db: Database, id: string | Placeholder) =>
      db
        .select({ name: users.name, certificate: { id: certificates.id, title: certificates.title } })
        .from(users)
        .leftJoin(certificates, eq(certificates.userId, users.id))
        .where(eq(users.id, id))
    const find = prepared(['id'], (db, { id }) => read(db, id))
    const found = await find(database(), { id: user.userId })
    expect(found).toEqual(await read(database(), user.userId))
    expect(found[0]?.certificate).toBeNull()
  })

  it('goes with others in one batch, in one round trip of the request that it belongs to', async () => {
    const { roadmapId, user } = await createStudy()
    const find = prepared(['id'], (db, { id }) =>
      db
        .select({ name: users.name, prompt: roadmaps.prompt })
        .from(roadmaps)
        .innerJoin(users, eq(users.id, roadmaps.userId))
        .where(eq(roadmaps.id, id)),
    )
    const ctx = systemContext()
    const { own, all } = await batch(ctx.db, {
      own: find(ctx.db, { id: roadmapId }),
      all: ctx.db.select({ id: users.id }).from(users).where(eq(users.id, user.userId)),
    })
    expect(own).toHaveLength(1)
    expect(all).toEqual([{ id: user.userId }])
    expect(ctx.sequentialRoundTrips()).toBe(1)
    await find(ctx.db, { id: roadmapId })
    expect(ctx.sequentialRoundTrips()).toBe(2)
  })
})
