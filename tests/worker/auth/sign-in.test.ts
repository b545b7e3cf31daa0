import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authorizeAt } from '#tests/support/agree.ts'
import { callerFor, envWith, send } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'

/** Each test signs in as somebody who exists at the emulated GitHub (dev/world/people.ts). */
const browser = newBrowser()

const start = (invite?: string) => browser.start('github', invite ? { invite } : {})

const exchange = (code: string, state: string) =>
  browser.send('/auth/github', { body: { type: 'access_token', token: code, state } })

const codeOf = async (token: string) =>
  (await (await callerFor(token)).api.invites.friendLink()).inviteLink.split('/').at(-1) ?? ''

describe('GET /auth/{provider}/start', () => {
  it('R-AUTH-03: answers the authorization page with scope, PKCE, state and our return address', async () => {
    const { url, state } = await start('FRIEND1234')
    const page = new URL(url)
    expect(page.origin).toBe(new URL(envWith().GITHUB_OAUTH_URL).origin)
    expect(page.searchParams.get('scope')).toBe('read:user user:email')
    expect(page.searchParams.get('state')).toBe(state)
    expect(state.split('.')[1]).toBe('FRIEND1234')
    expect(page.searchParams.get('code_challenge_method')).toBe('S256')
    expect(page.searchParams.get('redirect_uri')).toBe(`${envWith().APP_URL}/auth/success/redirect?provider=github`)
  })

  it('R-AUTH-02, SEC-29: refuses a provider without credentials with 501 and one without a name of ours with 400', async () => {
    const env = { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined }
    const response = await send('/auth/google/start', { env })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ error: 'Sign-in with Google is not available here.' })
    // neither another house nor a way in for developers
    for (const name of ['gitlab', 'dummy', 'dev']) expect((await send(`/auth/${name}/start`)).status).toBe(400)
    for (const name of ['dummy', 'dev']) {
      const body = { type: 'access_token', token: 'x', code: 'x', userId: crypto.randomUUID() }
      expect((await send(`/auth/${name}`, { body })).status).toBe(404)
    }
  })
})

describe('POST /auth/github', () => {
  it('C091: makes an account with three credits at the first sign-in and finds it at the second', async () => {
    const first = await start('FRIEND1234')
    const answer = await exchange(await authorizeAt(first.url, 'grace'), first.state)
    expect(answer.status).toBe(200)
    const session = (await answer.json()) as { jwt: string; userId: string; provider: string; providerId: string }
    expect(session.provider).toBe('github')
    expect((await (await callerFor(session.jwt)).api.auth.account()).credits).toBeGreaterThanOrEqual(0)
    const second = await start()
    const again = (await (
      await exchange(await authorizeAt(second.url, 'grace'), second.state)
    ).json()) as typeof session
    expect(again.userId).toBe(session.userId)
    expect(again.jwt).not.toBe(session.jwt)
    expect((await accountOf(session.userId)).kinds.filter((kind) => kind === 'grant')).toHaveLength(1)
  })

  it('keeps the picture of an account current, and gives no newcomer’s grant for it', async () => {
    const signIn = async () => {
      const { url, state } = await start()
      const answer = await exchange(await authorizeAt(url, 'amara'), state)
      return (await answer.json()) as { jwt: string; userId: string; avatar: string | null }
    }
    const { userId, avatar } = await signIn()
    expect(avatar).toMatch(/^http/)
    await database().execute(sql`update users set avatar_url = null where id = ${userId}::uuid`)
    const { jwt } = await signIn()
    const account = await (await send('/auth/user', { token: jwt })).json()
    expect(account).toMatchObject({ userId, avatar, credits: 3 })
    expect((await accountOf(userId)).kinds).toEqual(['grant'])
  })

  it('R-AUTH-04: an invitation that came with the first sign-in is redeemed, a later one is not', async () => {
    const codes = await Promise.all([1, 2].map(async () => codeOf((await createUser()).token)))
    const signIn = async (invite = '') => {
      const { url, state } = await start(invite)
      return ((await (await exchange(await authorizeAt(url, 'radia'), state)).json()) as { userId: string }).userId
    }
    const userId = await signIn(codes[0]?.toLowerCase())
    expect(await signIn(codes[1])).toBe(userId)
    const { rows } = await database().execute(sql`
      select code from invite_redemptions where user_id = ${userId}::uuid`)
    expect(rows).toEqual([{ code: codes[0] }])
  })

  it('C103: keeps only hashes of sessions and an encrypted provider token', async () => {
    const { url, state } = await start()
    const { jwt, userId } = (await (await exchange(await authorizeAt(url, 'linus'), state)).json()) as {
      jwt: string
      userId: string
    }
    const { rows } = await database().execute<{ text: string }>(sql`
      select row_to_json(s)::text || coalesce((select string_agg(access_token_encrypted, '') from oauth_accounts where user_id = s.user_id), '') as text
      from sessions s where user_id = ${userId}::uuid`)
    const stored = rows.map(({ text }) => text).join()
    expect(stored).not.toContain(jwt)
    expect(stored).not.toContain(jwt.split('.')[1])
    expect(stored).not.toMatch(/gh[op]_/)
    expect(stored).toMatch(/v1\./)
  })

  it('two first sign-ins of one person at once end in one account with one grant', async () => {
    const starts = await Promise.all([start(), start(), start(), start()])
    const codes = await Promise.all(starts.map(({ url }) => authorizeAt(url, 'margaret')))
    const answers = await Promise.all(starts.map(({ state }, i) => exchange(codes[i] ?? '', state)))
    const users = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { userId: string }).userId))
    expect(new Set(users).size).toBe(1)
    expect((await accountOf(users[0] ?? '')).sum).toBe(3)
  })

  it('refuses a deleted account, and opens no session for it', async () => {
    const first = await start()
    const signedIn = await exchange(await authorizeAt(first.url, 'dummy-two'), first.state)
    const { userId } = (await signedIn.json()) as { userId: string }
    await database().execute(sql`update users set deleted_at = now() where id = ${userId}::uuid`)
    const second = await start()
    const refused = await exchange(await authorizeAt(second.url, 'dummy-two'), second.state)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: 'This account has been deleted.' })
    const { rows } = await database().execute(sql`select from sessions where user_id = ${userId}::uuid`)
    expect(rows).toHaveLength(1)
  })

  it('takes the documented payload, which has no state', async () => {
    const { url } = await start()
    const body = { type: 'access_token', token: await authorizeAt(url, 'grace') }
    expect((await browser.send('/auth/github', { body })).status).toBe(200)
  })

  it('SEC-15: takes a return only from the browser that began, with its state or without', async () => {
    const { url, state } = await start()
    const token = await authorizeAt(url, 'grace')
    for (const body of [{ token, state }, { token }]) {
      const elsewhere = await newBrowser().send('/auth/github', { body: { type: 'access_token', ...body } })
      expect(elsewhere.status).toBe(400)
    }
    expect((await exchange(token, state)).status).toBe(200)
  })

  it('R-AUTH-03: refuses a foreign state, a used state, an empty state and a wrong code', async () => {
    const { url, state } = await start()
    const code = await authorizeAt(url, 'grace')
    expect((await exchange(code, 'made-up-state')).status).toBe(400)
    expect((await send('/auth/github', { body: { type: 'access_token', token: code, state: '' } })).status).toBe(400)
    expect((await exchange(code, state)).status).toBe(200)
    expect((await exchange(code, state)).status).toBe(400)
    const other = await start()
    expect((await exchange('no-such-code', other.state)).status).toBe(400)
  })

  it('names what it expects when the type is unknown', async () => {
    const response = await send('/auth/github', { body: { type: 'steal' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('access_token') })
  })

  it('keeps the granted scopes one by one', async () => {
    const { url, state } = await start()
    const { userId } = (await (await exchange(await authorizeAt(url, 'grace'), state)).json()) as { userId: string }
    const { rows } = await database().execute<{ scopes: string[] }>(sql`
      select scopes from oauth_accounts where user_id = ${userId}::uuid`)
    expect(rows[0]?.scopes.every((scope) => /^[a-z:]+$/.test(scope))).toBe(true)
    expect(rows[0]?.scopes).toContain('read:user')
  })

  it('says 502 when GitHub cannot be reached, and nobody is signed in', async () => {
    const { url, state } = await start()
    const code = await authorizeAt(url, 'grace')
    standInForHosts({})
    const response = await browser.send('/auth/github', {
      body: { type: 'access_token', token: code, state },
      env: { GITHUB_OAUTH_URL: 'https://nowhere.test' },
    })
    expect(response.status).toBe(502)
  })
})

describe('GET /auth/user', () => {
  it('C060, D022: the documented account, and no token', async () => {
    const { userId, token } = await createUser()
    const account = (await (await send('/auth/user', { token })).json()) as object
    expect(account).toMatchObject({
      ...{ userId, name: expect.any(String), bio: '', roles: expect.any(Array), bootstrapItems: [], reference: null },
      ...{ location: null, openToInternship: false, openToBizdevInternship: false, usageIntent: 'everything' },
      ...{ credits: 3, avatar: null, isAdmin: false, isAccountPro: false, hasAccessToInternship: false, cohort: null },
    })
    expect(account).toHaveProperty('emailAddress')
    expect(JSON.stringify(account)).not.toContain(token)
  })
})

describe('sign-out (I012)', () => {
  it('ends the session: the copied token is refused afterwards, over REST and over tRPC', async () => {
    const user = await createUser()
    expect((await send('/auth/user', { token: user.token })).status).toBe(200)
    expect(await (await send('/auth/logout', { token: user.token, method: 'POST' })).json()).toEqual({ status: 'ok' })
    expect((await send('/auth/user', { token: user.token })).status).toBe(401)
    expect((await send('/trpc/auth.account', { token: user.token })).status).toBe(401)
    expect((await send('/auth/logout', { token: user.token, method: 'POST' })).status).toBe(401)
  })

  it('refuses expired, tampered and foreign bearers, and those of deleted people', async () => {
    const user = await createUser()
    const [head, body, signature] = user.token.split('.')
    for (const token of [`${head}.${body}.AAAA`, `${head}.${btoa('{"sub":"x"}')}.${signature}`, 'nonsense', 'a b']) {
      expect((await send('/auth/user', { token })).status).toBe(401)
    }
    await database().execute(
      sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.userId}::uuid`,
    )
    expect((await send('/auth/user', { token: user.token })).status).toBe(401)
    const gone = await createUser()
    await database().execute(sql`update users set deleted_at = now() where id = ${gone.userId}::uuid`)
    expect((await send('/auth/user', { token: gone.token })).status).toBe(401)
  })
})
