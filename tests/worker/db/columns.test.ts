import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { users } from '#worker/db/schema/index.ts'

it.each([
  '2026-02-03 04:05:06.789123+00',
  '2026-02-03 04:05:06.7+00',
  '2026-02-03 04:05:06+00',
  '2026-02-03 06:35:06+02:30',
])('an instant is ISO 8601 in UTC: %s', async (written) => {
  const [row] = await database()
    .select({ at: sql`${written}::timestamptz`.mapWith(users.createdAt) })
    .from(sql`(select 1) one`)
  expect(row?.at).toBe(new Date(written).toISOString())
  expect(users.createdAt.mapFromDriverValue(written)).toBe(new Date(written).toISOString())
})
