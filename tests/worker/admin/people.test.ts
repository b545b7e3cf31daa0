import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'

/** People as administrators find them, and what they do to somebody's credits, sessions and groups. */

const WHY = 'They wrote to us'
const admin = async () => {
  const user = await createUser({ isAdmin: true })
  return { user, api: (await callerFor(user.token)).api }
}
const linesAbout = async (userId: string) => {
  const { rows } = await database().execute(sql`
    select action, reason, details from audit_log where person_id = ${userId}::uuid order by id`)
  return rows
}
const change = (userId: string, delta: number, requestKey: string = crypto.randomUUID()) => ({
  ...{ userId, delta, requestKey, reason: WHY },
})

it('finds people by a part of login, name or address in any case, and by their id', async () => {
  const name = `Quill ${crypto.randomUUID().slice(0, 8)} 100%_`
  const [{ api }, person] = await Promise.all([admin(), createUser({ name })])
  const namesFor = async (search: string) => (await api.admin.people({ search })).people.map((found) => found.name)
  for (const search of [name.slice(2, 12).toUpperCase(), person.username, `${person.username}@example`, person.userId])
    expect(await namesFor(search)).toEqual([name])
  expect(await namesFor('0%_')).toContain(name)
  expect(await namesFor('%_%_%_nobody')).toEqual([])
})

describe('credits', () => {
  it('are added with a reason, once a request, as a row of the statement', async () => {
    const [{ api }, person] = await Promise.all([admin(), createUser({ credits: 3 })])
    const input = change(person.userId, 2)
    const balances = await Promise.all([1, 2, 3].map(() => api.credits.change(input)))
    expect(balances).toEqual([{ balance: 5 }, { balance: 5 }, { balance: 5 }])
    const { entries } = await (await callerFor(person.token)).api.billing.statement({})
    expect(entries[0]).toMatchObject({ kind: 'gift', delta: 2, balanceAfter: 5 })
    expect(await linesAbout(person.userId)).toEqual([{ action: 'credits.change', reason: WHY, details: '2' }])
    expect((await accountOf(person.userId)).balance).toBe(5)
  })

  it('are taken, but never more than there are', async () => {
    const [{ api }, { userId }] = await Promise.all([admin(), createUser({ credits: 3 })])
    expect(await api.credits.change(change(userId, -1))).toEqual({ balance: 2 })
    await expect(api.credits.change(change(userId, -3))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await api.admin.person({ userId })).credits).toBe(2)
    expect(await linesAbout(userId)).toHaveLength(1)
    const [entry] = (await api.admin.person({ userId })).ledger
    expect(entry).toMatchObject({ kind: 'correction', delta: -1, balanceAfter: 2 })
  })

  it('take a reason, a number, and somebody', async () => {
    const [{ api }, { userId }] = await Promise.all([admin(), createUser()])
    const refusal = { code: 'BAD_REQUEST' }
    await expect(api.credits.change({ ...change(userId, 1), reason: '  ' })).rejects.toMatchObject(refusal)
    for (const delta of [0, 0.5, 1001])
      await expect(api.credits.change(change(userId, delta))).rejects.toMatchObject(refusal)
    await expect(api.credits.change(change(crypto.randomUUID(), 1))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('a session is ended, noted once', async () => {
  const [{ api }, person] = await Promise.all([admin(), createUser()])
  const { userId } = person
  const [session] = (await api.admin.person({ userId })).sessions
  const input = { userId, sessionId: session?.id ?? '', reason: WHY }
  await api.admin.endSession(input)
  await api.admin.endSession(input)
  expect((await send('/auth/user', { token: person.token })).status).toBe(401)
  expect((await api.admin.person({ userId })).sessions).toEqual([])
  expect(await linesAbout(userId)).toEqual([{ action: 'admin.endSession', reason: WHY, details: null }])
  const other = await createUser()
  await expect(api.admin.endSession({ ...input, userId: other.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('a group, a cohort and being a dummy are changed, never who is an administrator', async () => {
  const [{ user, api }, { userId }] = await Promise.all([admin(), createUser()])
  await api.admin.changeFlags({ userId, isDummy: true, reference: ' girls ', cohort: '', reason: WHY })
  expect(await api.admin.person({ userId })).toMatchObject({ isDummy: true, reference: 'girls', cohort: null })
  expect(await linesAbout(userId)).toHaveLength(1)
  const self = { userId: user.userId, isDummy: true, reference: null, cohort: null, reason: WHY }
  await expect(api.admin.changeFlags(self)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await linesAbout(user.userId)).toEqual([])
})
