import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { authorizeAt } from '#tests/support/agree.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'

type Provider = 'github' | 'google' | 'twitter'

/** Goes to a provider for a connection of somebody signed in, and comes back with it. */
async function connect(token: string, provider: Provider, who: string, type = 'link') {
  const browser = newBrowser()
  const { url, state } = await browser.start(provider, { type }, { token })
  const back = await browser.returned(provider, { url, state }, who)
  const code = 'code' in back ? back.code : 'verifier' in back ? back.verifier : back.token
  const response = await browser.send('/trpc/auth.finishConnection', { token, body: { provider, code, state } })
  return { response, url, browser, back: { provider, code, state } }
}

const waysOf = async (token: string) => (await (await callerFor(token)).api.auth.ways()).ways

describe('linking and unlinking', () => {
  let token: string
  let userId: string
  beforeAll(async () => {
    const { login } = await newBrowser().signIn('github', 'linker')
    token = login.jwt
    userId = login.userId
  })

  it('another provider becomes a way into the same account, and stops being one', async () => {
    expect((await connect(token, 'google', 'linked')).response.status).toBe(200)
    expect((await waysOf(token)).map(({ provider }) => provider)).toEqual(['github', 'google'])
    expect((await newBrowser().signIn('google', 'linked')).login.userId).toBe(userId)
    // its address is theirs now, whoever else comes with it
    const other = await newBrowser().signIn('twitter', 'linked', { type: 'signUp' })
    expect([other.status, other.login.error]).toEqual([409, 'existing-user-github'])
    const { api } = await callerFor(token)
    expect(await api.auth.removeWay({ provider: 'google' })).toEqual({ isRevoked: true })
    expect((await newBrowser().signIn('google', 'linked')).status).toBe(404)
  })

  it('never the last: not even when two go at once', async () => {
    expect((await connect(token, 'twitter', 'linker')).response.status).toBe(200)
    const { api } = await callerFor(token)
    const ends = await Promise.allSettled(
      (['github', 'twitter'] as const).map((provider) => api.auth.removeWay({ provider })),
    )
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await waysOf(token)).toHaveLength(1)
    const [last] = await waysOf(token)
    await expect(api.auth.removeWay({ provider: last?.provider ?? 'github' })).rejects.toThrow('only way to sign in')
    await expect(api.auth.removeWay({ provider: 'google' })).rejects.toThrow('only way to sign in')
  })

  it('refuses an account that is another person’s, and one whose address is', async () => {
    const { login } = await newBrowser().signIn('google', 'race-owner', { type: 'signUp' })
    const stranger = await createUser()
    const { response } = await connect(stranger.token, 'google', 'race-owner')
    expect(response.status).toBe(403)
    const byAddress = await connect(stranger.token, 'twitter', 'race-owner')
    expect(byAddress.response.status).toBe(409)
    expect(await waysOf(stranger.token)).toHaveLength(1)
    expect(await waysOf(login.jwt)).toHaveLength(1)
  })

  it('SEC-15: a return is of the person, the browser and the visit that began it, once', async () => {
    const [one, other] = await Promise.all([createUser(), createUser()])
    const browser = newBrowser()
    const begun = await browser.start('google', { type: 'link' }, { token: one.token })
    const back = await browser.returned('google', begun, 'foreign-return')
    const finish = (as: { token: string }, from = browser) =>
      from.send('/trpc/auth.finishConnection', { token: as.token, body: { provider: 'google', ...back } })
    expect((await finish(other)).status).toBe(400)
    expect((await finish(one, newBrowser())).status).toBe(400)
    // nor does it sign anybody in
    expect((await browser.send('/auth/google', { body: back })).status).toBe(400)
    expect((await finish(one)).status).toBe(200)
    expect((await finish(one)).status).toBe(400)
  })

  it('I013: a connection needs a session, and is GitHub’s alone unless it is a link', async () => {
    expect((await send('/auth/github/start?type=connectGithub')).status).toBe(401)
    const { token: own } = await createUser()
    expect((await send('/auth/google/start?type=addCodespaces', { token: own })).status).toBe(400)
  })
})

describe('save_access_token and what GitHub lets us do', () => {
  it('C092, D037: refuses the token of another GitHub account and answers a reference, never the token', async () => {
    const save = async (token: string) => {
      const browser = newBrowser()
      const { url } = await browser.start('github', { type: 'connectGithub' }, { token })
      const body = { type: 'save_access_token', token: await authorizeAt(url, 'grace') }
      return browser.send('/auth/github', { body, token })
    }
    const { login } = await newBrowser().signIn('github', 'grace')
    expect((await save((await createUser()).token)).status).toBe(403)
    const kept = await save(login.jwt)
    expect(kept.status).toBe(200)
    const text = await kept.text()
    expect(JSON.parse(text)).toMatchObject({ userId: login.userId, scope: 'read:user user:email' })
    expect(text).not.toMatch(/gh[opu]_/)
  })

  it('R-AUTH-08: codespaces are asked for alone, outlive the next sign-in, and can be withdrawn at GitHub too', async () => {
    const { login } = await newBrowser().signIn('github', 'margaret')
    const { response, url } = await connect(login.jwt, 'github', 'margaret', 'addCodespaces')
    expect(new URL(url).searchParams.get('scope')).toBe('read:user user:email codespace')
    expect(new URL(url).searchParams.get('redirect_uri')).toMatch('/auth/success/redirect/sub-auth?provider=github')
    expect(response.status).toBe(200)
    await newBrowser().signIn('github', 'margaret')
    const scopesNow = async () => (await waysOf(login.jwt))[0]?.scopes
    expect(await scopesNow()).toContain('codespace')
    const told: string[] = []
    standInForHosts({
      'api.github.test': (asked, init) => {
        told.push(`${init.method} ${asked.pathname} ${init.body}`)
        return new Response(null, { status: 204 })
      },
    })
    const { api } = await callerFor(login.jwt, { GITHUB_API_URL: 'https://api.github.test' })
    expect(await api.auth.revokeAccess({ provider: 'github' })).toEqual({ isRevoked: true })
    expect(told).toEqual([expect.stringMatching(/^DELETE \/applications\/tubli-local\/grant .*gho_/)])
    expect(await scopesNow()).toEqual([])
    await expect(api.auth.revokeAccess({ provider: 'github' })).rejects.toThrow('nothing to withdraw')
    const { rows } = await database().execute(sql`
      select access_token_encrypted as kept from oauth_accounts where user_id = ${login.userId}::uuid`)
    expect(rows).toEqual([{ kept: null }])
  })

  it('what GitHub does not take back is gone with us all the same, and said', async () => {
    const { login } = await newBrowser().signIn('github', 'barbara')
    standInForHosts({ 'api.github.test': () => new Response('no', { status: 500 }) })
    const { api } = await callerFor(login.jwt, { GITHUB_API_URL: 'https://api.github.test' })
    expect(await api.auth.revokeAccess({ provider: 'github' })).toEqual({ isRevoked: false })
  })
})
