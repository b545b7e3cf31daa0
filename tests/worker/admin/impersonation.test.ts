import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

/** Looking as somebody (1§4, 1§6, R-ADM-01, R-AUTH-13, SEC-05, C061–C063). */

const WHY = 'A roadmap that does not open'
const admin = () => createUser({ isAdmin: true, name: 'Ada Admin' })
const dummy = () => createUser({ isDummy: true, name: `Dummy ${crypto.randomUUID()}` })

const get = async (path: string, token?: string) => {
  const response = await send(path, { token })
  return { status: response.status, headers: response.headers, body: await response.json<Record<string, string>>() }
}

async function lookAs(token: string, userId: string, reason = WHY) {
  const { api } = await callerFor(token)
  return api.admin.impersonate({ userId, reason })
}

const accountOf = async (token: string) => (await get('/auth/user', token)).body

const linesAbout = async (userId: string) => {
  const { rows } = await database().execute<{ action: string; admin: string; reason: string | null }>(sql`
    select action, admin_id as admin, reason from audit_log where person_id = ${userId}::uuid order by id`)
  return rows
}

describe('the documented calls', () => {
  it('C062: an administrator lists dummies, takes the place of one, and comes back (R-ADM-01)', async () => {
    const [{ userId: adminId, token }, { userId }] = await Promise.all([admin(), dummy()])
    const { body: dummies } = await get('/admin/dummies', token)
    expect(dummies).toContainEqual({ userId, name: expect.stringContaining('Dummy'), avatar: null })

    const taken = await get(`/admin/impersonate/${userId}`, token)
    expect(taken.body).toEqual({ jwt: expect.any(String), provider: 'dummy', providerId: userId, userId, avatar: null })
    expect(taken.headers.get('cache-control')).toContain('no-store')
    expect(await accountOf(taken.body.jwt ?? '')).toMatchObject({ userId, isAdmin: false })

    const back = await get('/admin/unimpersonate', taken.body.jwt)
    expect(back.body).toEqual({ jwt: expect.any(String), provider: 'github', providerId: adminId, userId: adminId })
    expect(await accountOf(back.body.jwt ?? '')).toMatchObject({ userId: adminId, isAdmin: true })
    // the session that they came from is still theirs, the other is over
    expect((await get('/admin/dummies', token)).status).toBe(200)
    expect((await get('/auth/user', taken.body.jwt)).status).toBe(401)
    expect(await linesAbout(userId)).toEqual([
      { action: 'admin.impersonate', admin: adminId, reason: null },
      { action: 'admin.unimpersonate', admin: adminId, reason: null },
    ])
  })

  it('a real person takes a reason, which is noted', async () => {
    const [{ userId: adminId, token }, { userId }] = await Promise.all([admin(), createUser()])
    const without = await get(`/admin/impersonate/${userId}`, token)
    expect(without).toMatchObject({ status: 400, body: { error: expect.stringContaining('Please say why') } })
    expect(await linesAbout(userId)).toEqual([])
    const { status, body } = await get(`/admin/impersonate/${userId}?reason=${encodeURIComponent(WHY)}`, token)
    expect([status, body.provider]).toEqual([200, 'dummy'])
    expect(await linesAbout(userId)).toEqual([{ action: 'admin.impersonate', admin: adminId, reason: WHY }])
  })

  it('refuses visitors with 401 and people without the role with 403 (R-SHELL-03)', async () => {
    const [{ token }, { userId }] = await Promise.all([createUser(), dummy()])
    for (const path of ['/admin/dummies', `/admin/impersonate/${userId}`, '/admin/unimpersonate']) {
      expect((await get(path)).status).toBe(401)
      expect((await get(path, token)).status).toBe(403)
    }
    expect(await linesAbout(userId)).toEqual([])
  })
})

describe('whose place nobody takes', () => {
  it('an administrator’s, one’s own, that of nobody and of a deleted account', async () => {
    const [{ token, userId }, other, gone] = await Promise.all([admin(), admin(), createUser()])
    await database().execute(sql`update users set deleted_at = now() where id = ${gone.userId}::uuid`)
    const statusOf = async (id: string) => (await get(`/admin/impersonate/${id}?reason=${WHY}`, token)).status
    expect(await statusOf(other.userId)).toBe(403)
    expect(await statusOf(userId)).toBe(403)
    expect(await statusOf(crypto.randomUUID())).toBe(404)
    expect(await statusOf('x')).toBe(404)
    expect(await statusOf(gone.userId)).toBe(404)
    for (const id of [other.userId, userId, gone.userId]) expect(await linesAbout(id)).toEqual([])
  })

  it('a second one’s from within, also where the first was made an administrator meanwhile', async () => {
    const [{ token }, first, second] = await Promise.all([admin(), dummy(), dummy()])
    const { bearer } = await lookAs(token, first.userId)
    expect((await get('/admin/dummies', bearer)).status).toBe(403)
    expect((await get(`/admin/impersonate/${second.userId}`, bearer)).status).toBe(403)
    await database().execute(sql`update users set is_admin = true, is_dummy = false where id = ${first.userId}::uuid`)
    expect((await get('/admin/dummies', bearer)).status).toBe(403)
    expect((await get(`/admin/impersonate/${second.userId}`, bearer)).status).toBe(403)
    expect(await linesAbout(second.userId)).toEqual([])
  })
})

describe('its end', () => {
  const begin = async () => {
    const [{ userId: adminId, token }, { userId }] = await Promise.all([admin(), createUser()])
    const { bearer } = await lookAs(token, userId)
    expect((await get('/auth/user', bearer)).status).toBe(200)
    return { adminId, token, userId, bearer }
  }

  it('comes after an hour by itself', async () => {
    const { userId, bearer } = await begin()
    const { rows } = await database().execute<{ minutes: number }>(sql`
      select extract(epoch from expires_at - created_at)::int / 60 as minutes from sessions
      where user_id = ${userId}::uuid and provider = 'dummy'`)
    expect(rows).toEqual([{ minutes: 60 }])
    await database().execute(sql`
      update sessions set expires_at = now() where user_id = ${userId}::uuid and provider = 'dummy'`)
    expect((await get('/auth/user', bearer)).status).toBe(401)
    expect((await get('/admin/unimpersonate', bearer)).status).toBe(401)
  })

  it('comes with the session of the administrator, and with their role', async () => {
    const [signedOut, demoted] = await Promise.all([begin(), begin()])
    await send('/auth/logout', { token: signedOut.token, method: 'POST' })
    await database().execute(sql`update users set is_admin = false where id = ${demoted.adminId}::uuid`)
    for (const { bearer } of [signedOut, demoted]) {
      expect((await get('/auth/user', bearer)).status).toBe(401)
      expect((await get('/admin/unimpersonate', bearer)).status).toBe(401)
    }
  })

  it('comes once, in whichever of many tabs', async () => {
    const { adminId, bearer } = await begin()
    const ends = await Promise.all([1, 2, 3, 4].map(() => get('/admin/unimpersonate', bearer)))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const { rows } = await database().execute(sql`select from sessions where user_id = ${adminId}::uuid`)
    expect(rows).toHaveLength(2)
  })

  it('comes by a sign-out, too', async () => {
    const { bearer, userId } = await begin()
    expect((await send('/auth/logout', { token: bearer, method: 'POST' })).status).toBe(200)
    expect((await get('/auth/user', bearer)).status).toBe(401)
    expect((await linesAbout(userId)).map(({ action }) => action)).toEqual(['admin.impersonate', 'auth.signOut'])
  })
})

describe('the audit log', () => {
  it('is read by the person: who looked as them, when, why, and what was changed', async () => {
    const [{ token }, person] = await Promise.all([admin(), createUser()])
    const { api } = await callerFor(person.token)
    expect(await api.audit.ownVisits()).toEqual({ visits: [] })
    const { bearer } = await lookAs(token, person.userId)
    const theirs = (await callerFor(bearer)).api
    await theirs.users.savePreferences({ skipsPlan: true })
    await theirs.users.savePreferences({ skipsPlan: false })
    const visit = {
      id: expect.any(Number),
      adminName: 'Ada Admin',
      reason: WHY,
      startedAt: expect.stringMatching(/Z$/),
      changes: ['users.savePreferences'],
    }
    expect(await api.audit.ownVisits()).toEqual({ visits: [{ ...visit, endedAt: null }] })
    await theirs.admin.unimpersonate()
    expect(await api.audit.ownVisits()).toEqual({ visits: [{ ...visit, endedAt: expect.stringMatching(/Z$/) }] })
    expect(await linesAbout(person.userId)).toHaveLength(4)
  })

  it('is never changed, and forgets an account that is gone', async () => {
    const [{ token }, { userId }] = await Promise.all([admin(), dummy()])
    await lookAs(token, userId)
    const { rows } = await database().execute<{ id: number }>(
      sql`select id from audit_log where person_id = ${userId}::uuid`,
    )
    const of = sql`where id = ${rows[0]?.id}::bigint`
    for (const change of [
      sql`update audit_log set reason = 'Another' ${of}`,
      sql`update audit_log set person_id = ${crypto.randomUUID()}::uuid ${of}`,
      sql`delete from audit_log ${of}`,
    ])
      await expect(database().execute(change)).rejects.toThrow()
    await database().execute(sql`update audit_log set person_id = null ${of}`)
    expect(await linesAbout(userId)).toEqual([])
  })
})
