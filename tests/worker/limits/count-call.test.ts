import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { envWith } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { readBearer } from '#worker/bearer.ts'
import { countCall } from '#worker/features/limits/count-call.ts'

const LIMITS = [
  { name: 'first', most: 2, within: 'day' },
  { name: 'second', most: 1, within: 'hour' },
  { name: 'third', atOnce: 5 },
] as const

async function person() {
  const { token, userId } = await createUser()
  const bearer = await readBearer(envWith().SESSION_SECRET, `Bearer ${token}`)
  if (bearer === null || bearer === 'invalid') throw new Error('This bearer should hold.')
  const counts = async () => {
    const { rows } = await database().execute<{ name: string; calls: number }>(
      sql`select limit_name as name, calls from call_counts where user_id = ${userId}::uuid`,
    )
    return Object.fromEntries(rows.map(({ name, calls }) => [name, calls]))
  }
  return { bearer, counts, userId }
}

it('counts against each limit in their order, and against none behind the first that the call is beyond', async () => {
  const { bearer, counts } = await person()
  expect(await countCall(database(), bearer, LIMITS)).toBeNull()
  expect(await counts()).toEqual({ first: 1, second: 1, third: 1 })
  expect((await countCall(database(), bearer, LIMITS))?.name).toBe('second')
  expect(await counts()).toEqual({ first: 2, second: 1, third: 1 })
  expect((await countCall(database(), bearer, LIMITS))?.name).toBe('first')
  expect(await counts()).toEqual({ first: 2, second: 1, third: 1 })
})

it('counts nothing for a session that has ended', async () => {
  const { bearer, counts, userId } = await person()
  await database().execute(sql`update sessions set revoked_at = now() where user_id = ${userId}::uuid`)
  expect((await countCall(database(), bearer, LIMITS))?.name).toBe('first')
  expect(await counts()).toEqual({})
})
