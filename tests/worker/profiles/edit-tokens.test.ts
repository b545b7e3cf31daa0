import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openSession, type TestUser } from '#tests/factories/users.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser, database, store } from '#tests/support/worker/factories.ts'

const issue = async ({ userId, token }: Pick<TestUser, 'userId' | 'token'>) => {
  const response = await send(`/ft/profile/edit/token/${userId}`, { token })
  const { token: editToken = '' } = (await response.json()) as { token?: string }
  return { response, editToken }
}

const permission = async (token: string, userId: string, editToken: string) => {
  const body = { userId, editToken }
  return ((await (await send('/ft/profile/edit/permission', { token, body })).json()) as { permission: boolean })
    .permission
}

describe('edit tokens (C013, C014, SEC-04)', () => {
  it('are issued for oneself only, never kept by anybody on the way, and stored as a hash', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { response, editToken } = await issue(user)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(editToken).toMatch(/^[\w-]{43}$/)
    expect((await issue({ userId: user.userId, token: other.token })).response.status).toBe(403)
    const { rows } = await database().execute(sql`
      select t::text as row from profile_edit_tokens t where user_id = ${user.userId}::uuid`)
    expect(JSON.stringify(rows)).not.toContain(editToken)
  })

  it('let their own person edit, in the session they were made in, for a day', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { editToken } = await issue(user)
    expect(await permission(user.token, user.userId, editToken)).toBe(true)
    const elsewhere = await openSession(store(), user.userId)
    expect([
      await permission(other.token, user.userId, editToken),
      await permission(other.token, other.userId, editToken),
      await permission(user.token, other.userId, editToken),
      await permission(elsewhere, user.userId, editToken),
      await permission(user.token, user.userId, 'made-up'),
    ]).toEqual([false, false, false, false, false])
    await database().execute(sql`
      update profile_edit_tokens set expires_at = now() where user_id = ${user.userId}::uuid`)
    expect(await permission(user.token, user.userId, editToken)).toBe(false)
  })

  it('one that is over, or of another session, is known as the caller’s own; nobody else’s is (G-PROF-04)', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { editToken } = await issue(user)
    const { api } = await callerFor(await openSession(store(), user.userId))
    const asked = { userId: user.userId, editToken }
    const overElsewhere = { isPermitted: false, isOwn: true }
    expect(await api.profiles.editPermission(asked)).toEqual(overElsewhere)
    await database().execute(sql`
      update profile_edit_tokens set expires_at = now() where user_id = ${user.userId}::uuid`)
    expect(await (await callerFor(user.token)).api.profiles.editPermission(asked)).toEqual(overElsewhere)
    const nobodys = { isPermitted: false, isOwn: false }
    expect(await (await callerFor(other.token)).api.profiles.editPermission(asked)).toEqual(nobodys)
    expect(await api.profiles.editPermission({ ...asked, editToken: 'made-up' })).toEqual(nobodys)
  })

  it('end with their session, and are ten at most in one', async () => {
    const user = await createUser()
    const first = await issue(user)
    for (let n = 0; n < 10; n += 1) await issue(user)
    expect(await permission(user.token, user.userId, first.editToken)).toBe(false)
    const { rows } = await database().execute(sql`
      select from profile_edit_tokens where user_id = ${user.userId}::uuid`)
    expect(rows).toHaveLength(10)
    const { editToken } = await issue(user)
    await send('/auth/logout', { method: 'POST', token: user.token })
    expect(
      (await send('/ft/profile/edit/permission', { token: user.token, body: { userId: user.userId, editToken } }))
        .status,
    ).toBe(401)
  })
})
