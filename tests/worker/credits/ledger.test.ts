import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { grantAtSignUp } from '#tests/factories/credits.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { send } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'

const put = (user: TestUser, credits: unknown) =>
  send('/ft/user/learning/update/credits', { method: 'PUT', token: user.token, body: { credits } })

describe('PUT /ft/user/learning/update/credits', () => {
  it('never raises a balance', async () => {
    const user = await createUser()
    expect((await put(user, 9999)).status).toBe(403)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
  })

  it('equal changes nothing, lower is applied as a row of its own', async () => {
    const user = await createUser()
    expect(await (await put(user, 3)).json()).toEqual({ credits: 3 })
    expect(await (await put(user, 1)).json()).toEqual({ credits: 1 })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 1, sum: 1, kinds: ['grant', 'sync'] })
  })

  it('refuses negative, fractional and textual amounts', async () => {
    const user = await createUser()
    for (const credits of [-1, 1.5, '2', null]) expect((await put(user, credits)).status).toBe(400)
  })
})

describe('the ledger', () => {
  it('is append-only and its keys are unique', async () => {
    const user = await createUser()
    const db = database()
    const change = db.execute(sql`update credit_ledger set delta = 100 where user_id = ${user.userId}::uuid`)
    await expect(change).rejects.toThrow()
    await expect(db.execute(sql`delete from credit_ledger where user_id = ${user.userId}::uuid`)).rejects.toThrow()
    await expect(db.batch([grantAtSignUp(db, user.userId, 3)])).rejects.toThrow()
    expect((await accountOf(user.userId)).sum).toBe(3)
  })

  it('a balance can not go below zero', async () => {
    const user = await createUser()
    const theft = database().execute(sql`update credit_balances set balance = -1 where user_id = ${user.userId}::uuid`)
    await expect(theft).rejects.toThrow()
  })
})

describe('GET /bizdev/check/{userId}', () => {
  it('answers what is left this month and when it starts anew, to its owner only', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    await database().execute(sql`insert into api_quotas (user_id, period_start, used)
      values (${user.userId}::uuid, date_trunc('month', now() at time zone 'utc')::date, 6)`)
    const quota = await (await send(`/bizdev/check/${user.userId}`, { token: user.token })).json()
    expect(quota).toMatchObject({
      usage: { remaining: 14, limit: 20, resetAt: expect.stringMatching(/-01T00:00:00.000Z$/) },
    })
    expect((await send(`/bizdev/check/${user.userId}`, { token: other.token })).status).toBe(403)
  })
})
