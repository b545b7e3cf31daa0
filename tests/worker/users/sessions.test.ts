import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openSession } from '#tests/factories/users.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createUser, database, store } from '#tests/support/worker/factories.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const api = async (token: string) => (await callerFor(token)).api

const statusOf = async (token: string) => (await send('/auth/user', { token })).status

const age = (userId: string, minutes: number) =>
  database().execute(sql`
    update sessions set last_seen_at = now() - make_interval(mins => ${minutes}::int) where user_id = ${userId}::uuid`)

async function lastSeen(userId: string): Promise<number> {
  const { rows } = await database().execute<{ age: string }>(
    sql`select extract(epoch from now() - last_seen_at) as age from sessions where user_id = ${userId}::uuid`,
  )
  return Number(rows[0]?.age)
}

describe('where somebody is signed in (SEC-01)', () => {
  it('is told by browser and system, this session first, and never with what the browser sent', async () => {
    const user = await createUser()
    await database().execute(sql`update sessions set user_agent = ${FIREFOX} where user_id = ${user.userId}::uuid`)
    const other = await openSession(store(), user.userId)
    const { sessions } = await (await api(other)).users.sessions()
    expect(sessions).toMatchObject([
      { isThis: true, browser: null, system: null, isHandheld: false, provider: 'github' },
      { isThis: false, browser: 'Firefox', system: 'Linux', isHandheld: false, provider: 'github' },
    ])
    expect(JSON.stringify(sessions)).not.toContain('Gecko')
    expect(JSON.stringify(sessions)).not.toContain(user.tokenHash)
  })

  it('leaves out what has ended or run out, and is nobody else’s', async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()])
    const ended = await openSession(store(), user.userId)
    await (await api(ended)).auth.signOut()
    await openSession(store(), user.userId)
    await database().execute(sql`
      update sessions set expires_at = now() - interval '1 minute'
      where user_id = ${user.userId}::uuid and token_hash <> ${user.tokenHash} and revoked_at is null`)
    expect((await (await api(user.token)).users.sessions()).sessions).toHaveLength(1)
    expect((await (await api(stranger.token)).users.sessions()).sessions).toHaveLength(1)
  })
})

describe('when a session was last seen', () => {
  it('is written behind an answer, and no more often than every quarter of an hour', async () => {
    const user = await createUser()
    await age(user.userId, 14)
    expect(await statusOf(user.token)).toBe(200)
    expect(await lastSeen(user.userId)).toBeGreaterThan(13 * 60)
    await age(user.userId, 16)
    expect(await statusOf(user.token)).toBe(200)
    expect(await lastSeen(user.userId)).toBeLessThan(60)
  })
})

describe('ending sessions (SEC-01)', () => {
  it('one elsewhere is refused at its next call, and the others go on', async () => {
    const user = await createUser()
    const elsewhere = await openSession(store(), user.userId)
    const here = await api(user.token)
    const { sessions } = await here.users.sessions()
    const other = sessions.find(({ isThis }) => !isThis)?.id ?? ''
    await here.users.endSession({ id: other })
    expect([await statusOf(elsewhere), await statusOf(user.token)]).toEqual([401, 200])
    // that browser lets go of what it kept for offline, and so does one whose account is gone
    expect(await (await send('/auth/user', { token: elsewhere })).json()).toMatchObject({ wasEnded: true })
    // a second click on what is gone already
    await here.users.endSession({ id: other })
    expect((await here.users.sessions()).sessions).toHaveLength(1)
  })

  it('another person’s is none of theirs', async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()])
    const { sessions } = await (await api(user.token)).users.sessions()
    await expect((await api(stranger.token)).users.endSession({ id: sessions[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await statusOf(user.token)).toBe(200)
  })

  it('all others end but this one, or all with it: sign out everywhere', async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()])
    const others = await Promise.all([openSession(store(), user.userId), openSession(store(), user.userId)])
    const here = await api(user.token)
    expect(await here.users.endSessions({ which: 'others' })).toEqual({ ended: 2 })
    expect(await Promise.all([...others, user.token].map(statusOf))).toEqual([401, 401, 200])
    expect(await here.users.endSessions({ which: 'all' })).toEqual({ ended: 1 })
    expect([await statusOf(user.token), await statusOf(stranger.token)]).toEqual([401, 200])
  })
})
