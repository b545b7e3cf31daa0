import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authorizeAtTwitter } from '#tests/support/agree.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'

/** What is asked at providers in somebody's name, with the token that they gave us. */

type Answer = { status: number; body: Record<string, unknown>; text: string }

async function call(
  path: string,
  body: unknown,
  token?: string,
  sent: Parameters<typeof send>[1] = {},
): Promise<Answer> {
  const response = await send(path, { token, body, ...sent, env: { ...UNLIMITED, ...sent.env } })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text), text }
}

async function storedOf(userId: string, provider = 'github') {
  const { rows } = await database().execute<{ scopes: string[]; sealed: string | null; asked: string | null }>(sql`
    select scopes, access_token_encrypted as sealed, asked_at::text as asked
    from oauth_accounts where user_id = ${userId}::uuid and provider = ${provider}`)
  return rows[0]
}

describe('POST /user/github', () => {
  const ask = (type: string, token?: string) => call('/user/github', { type }, token)

  it('C093, C094: the person as GitHub shows them, and that it was asked is noted', async () => {
    const { login } = await newBrowser().signIn('github', 'asker')
    expect((await storedOf(login.userId))?.asked).toBeNull()
    const { status, body } = await ask('user_info', login.jwt)
    expect([status, body]).toEqual([
      200,
      { name: 'Asker', bio: expect.any(String), public_repos: expect.any(Number), login: 'asker' },
    ])
    const first = (await storedOf(login.userId))?.asked
    expect(first).not.toBeNull()
    const roles = await ask('user_roles', login.jwt)
    expect([roles.status, roles.body]).toEqual([200, []])
    expect((await storedOf(login.userId))?.asked).not.toBe(first)
  })

  it('refuses visitors, who gave no token, another type, and says so where GitHub takes it back', async () => {
    const { token } = await createUser()
    expect((await ask('user_info')).status).toBe(401)
    expect((await ask('user_info', token)).status).toBe(409)
    expect((await ask('else', token)).status).toBe(400)
    const { login } = await newBrowser().signIn('github', 'asker')
    const env = { GITHUB_API_URL: 'https://api.github.test' }
    const answers = { 401: 409, 500: 502 }
    for (const [there, here] of Object.entries(answers)) {
      standInForHosts({ 'api.github.test': () => Response.json({ message: 'no' }, { status: Number(there) }) })
      expect((await call('/user/github', { type: 'user_info' }, login.jwt, { env })).status).toBe(here)
    }
  })
})

describe('PUT /ft/profile/update/accessToken', () => {
  const put = (body: unknown, token?: string, sent = {}) =>
    call('/ft/profile/update/accessToken', body, token, { method: 'PUT', ...sent })

  it('C002, D038: keeps a token of the own account, sealed, with the scopes that GitHub tells', async () => {
    const { login } = await newBrowser().signIn('github', 'bringer')
    standInForHosts({
      'api.github.test': (_, init) => {
        const isKnown = new Headers(init.headers).get('authorization') === 'Bearer gho_brought'
        const account = { id: Number(login.providerId), login: 'bringer' }
        return isKnown
          ? Response.json(account, { headers: { 'x-oauth-scopes': 'repo, read:user' } })
          : Response.json({ message: 'Bad credentials' }, { status: 401 })
      },
    })
    const env = { GITHUB_API_URL: 'https://api.github.test' }
    for (const body of [{ accessToken: 'gho_brought' }, { token: 'gho_brought' }]) {
      const answer = await put(body, login.jwt, { env })
      expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}'])
    }
    const stored = await storedOf(login.userId)
    expect(stored).toMatchObject({ scopes: ['repo', 'read:user'], sealed: expect.stringMatching(/^v1\./) })
    expect(JSON.stringify(stored)).not.toContain('gho_')
    expect((await put({ accessToken: 'gho_other' }, login.jwt, { env })).status).toBe(400)
    // SEC-03: another person's account
    const stranger = await createUser()
    expect((await put({ accessToken: 'gho_brought' }, stranger.token, { env })).status).toBe(403)
    expect((await put({ accessToken: 'gho_brought' }, undefined, { env })).status).toBe(401)
    for (const body of [{}, { accessToken: '' }, { accessToken: 5 }])
      expect((await put(body, login.jwt, { env })).status).toBe(400)
  })
})

describe('X', () => {
  const start = { type: 'request_token' }

  it('R-AUTH-05, C095, C096: a request token, the verifier for it, a session', async () => {
    const browser = newBrowser()
    await browser.signIn('twitter', 'poster', { type: 'signUp' })
    const asked = await browser.send('/auth/twitter', { body: { ...start, host: 'http://localhost:5173', code: '' } })
    const { token } = (await asked.json()) as { token: string }
    expect(asked.status).toBe(200)
    const url = new URL((await browser.start('twitter')).url)
    url.searchParams.set('oauth_token', token)
    const verifier = await authorizeAtTwitter(url.href, 'poster')
    const body = { type: 'access_token', verifier, token }
    expect((await newBrowser().send('/auth/twitter', { body })).status).toBe(400)
    const answer = await browser.send('/auth/twitter', { body })
    expect(await answer.json()).toMatchObject({ provider: 'twitter', jwt: expect.any(String) })
  })

  it('SEC-15: comes back to no host but ours; 501 where X is not set up', async () => {
    for (const host of ['https://evil.test', 'localhost:5173.evil.test', '//localhost:5173', 'http://localhost:80'])
      expect([host, (await call('/auth/twitter', { ...start, host })).status]).toEqual([host, 400])
    expect((await call('/auth/twitter', { ...start, host: 'localhost:5173' })).status).toBe(200)
    expect((await call('/auth/twitter', { type: 'else' })).status).toBe(400)
    const env = { TWITTER_CONSUMER_KEY: undefined, TWITTER_CONSUMER_SECRET: undefined }
    expect((await call('/auth/twitter', start, undefined, { env })).status).toBe(501)
  })

  it('C097, C098, C099, C100: who somebody is, and posts only once they allowed it, ten a day', async () => {
    const browser = newBrowser()
    const { login } = await browser.signIn('twitter', 'poster', { type: 'signUp' })
    const ask = (body: object, token = login.jwt) => call('/user/twitter', body, token)
    const user = { username: 'poster', name: 'Poster', bio: '', avatarUrl: null, id: login.providerId }
    expect((await ask({ type: 'user_info' })).body).toEqual({ user })
    expect((await ask({ type: 'lookup', screenName: '@asker' })).body).toMatchObject({ user: { username: 'asker' } })
    expect((await ask({ type: 'lookup', screenName: 'nobody' })).status).toBe(404)
    expect((await ask({ type: 'lookup', screenName: '../me' })).status).toBe(400)
    // SEC-24
    expect((await ask({ type: 'post', status: 'Hello' })).status).toBe(409)
    const begun = await browser.start('twitter', { type: 'addPosts' }, { token: login.jwt })
    const { verifier } = (await browser.returned('twitter', begun, 'poster')) as { verifier: string }
    const back = { provider: 'twitter', code: verifier, state: begun.state }
    const connected = await browser.send('/trpc/auth.finishConnection', { token: login.jwt, body: back })
    expect(connected.status).toBe(200)
    for (const status of ['', 'x'.repeat(281), 7]) expect((await ask({ type: 'post', status })).status).toBe(400)
    const posted = await ask({ type: 'post', status: '🙂'.repeat(280) })
    expect([posted.status, posted.body]).toEqual([200, { id: expect.any(String) }])
    const posts = (await ask({ type: 'timeline' })).body
    expect(posts).toEqual([{ id: posted.body.id, text: '🙂'.repeat(280) }])
    expect((await storedOf(login.userId, 'twitter'))?.asked).not.toBeNull()
    const more = []
    for (let i = 0; i < 7; i += 1) more.push((await ask({ type: 'post', status: `${i}` })).status)
    expect(more).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('refuses visitors, whoever has no account at X, and another type', async () => {
    const { token } = await createUser()
    const bodies = [
      { type: 'post', status: 'x' },
      { type: 'lookup', screenName: 'x' },
      { type: 'user_info' },
      { type: 'timeline' },
    ]
    for (const body of bodies) {
      expect((await call('/user/twitter', body)).status).toBe(401)
      expect([body.type, (await call('/user/twitter', body, token)).status]).toEqual([body.type, 409])
    }
    expect((await call('/user/twitter', { type: 'else' }, token)).status).toBe(400)
  })
})
