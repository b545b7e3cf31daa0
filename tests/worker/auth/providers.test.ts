import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { accountOf, database } from '#tests/support/worker/factories.ts'

const SIGN_UP = { type: 'signUp' }

/** Each test signs in as somebody who exists at the emulated providers (tests/support/world/process.ts). */
describe.each(['google', 'twitter'] as const)('signing in with %s', (provider) => {
  const who = (name: string) => `${name}-${provider}`

  it('C101, G-AUTH-06: a sign-in without an account is 404 no-account, a sign-up makes one with three credits', async () => {
    const browser = newBrowser()
    const none = await browser.signIn(provider, who('new'))
    expect([none.status, none.login.error]).toEqual([404, 'no-account'])
    const { status, login } = await browser.signIn(provider, who('new'), SIGN_UP)
    expect([status, login.provider]).toEqual([200, provider])
    expect((await accountOf(login.userId)).sum).toBe(3)
    const again = await browser.signIn(provider, who('new'))
    expect(again.login.userId).toBe(login.userId)
    expect((await accountOf(login.userId)).sum).toBe(3)
    const account = await (await send('/auth/user', { token: again.login.jwt })).json()
    expect(account).toMatchObject({ emailAddress: `${who('new')}@tubli.test`, credits: 3 })
  })

  it('G-AUTH-05: whose address is a GitHub account’s is 409 existing-user-github, also as a sign-up', async () => {
    const browser = newBrowser()
    const { login } = await browser.signIn('github', who('old'))
    for (const query of [{}, SIGN_UP]) {
      const refused = await newBrowser().signIn(provider, who('old'), query)
      expect([refused.status, refused.login.error]).toEqual([409, 'existing-user-github'])
    }
    expect((await browser.signIn('github', who('old'))).login.userId).toBe(login.userId)
  })

  it('nor does GitHub make a second account for an address that is theirs', async () => {
    await newBrowser().signIn(provider, who('first'), SIGN_UP)
    const refused = await newBrowser().signIn('github', who('first'))
    expect([refused.status, refused.login.error]).toEqual([409, `existing-user-${provider}`])
  })

  it('SEC-15: a return works once, from its own browser, with its own code', async () => {
    const browser = newBrowser()
    const body = await browser.returned(provider, await browser.start(provider, SIGN_UP), who('once'))
    const back = (from: ReturnType<typeof newBrowser>, changed = {}) =>
      from.send(`/auth/${provider}`, { body: { ...body, ...changed } })
    expect((await back(newBrowser())).status).toBe(400)
    const foreign = provider === 'google' ? { state: 'made-up' } : { token: 'made-up' }
    expect((await back(browser, foreign)).status).toBe(400)
    expect((await back(browser)).status).toBe(200)
    expect((await back(browser)).status).toBe(400)
    const next = await browser.start(provider)
    const wrong = provider === 'google' ? { code: 'x', state: next.state } : { verifier: 'x', token: next.state }
    expect((await back(browser, wrong)).status).toBe(400)
  })

  it('a return of one provider is none of another', async () => {
    const browser = newBrowser()
    const body = await browser.returned(provider, await browser.start(provider), who('new'))
    const state = 'state' in body ? body.state : ''
    expect((await browser.send('/auth/github', { body: { type: 'access_token', token: 'x', state } })).status).toBe(400)
  })

  it('keeps the token sealed', async () => {
    const { login } = await newBrowser().signIn(provider, who('sealed'), SIGN_UP)
    const { rows } = await database().execute<{ text: string }>(sql`
      select row_to_json(a)::text as text from oauth_accounts a where user_id = ${login.userId}::uuid`)
    expect(rows[0]?.text).toMatch(/"v1\./)
    expect(rows[0]?.text).not.toMatch(/google_/)
  })

  it('answers 501 where it is not set up', async () => {
    const env =
      provider === 'google'
        ? { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined }
        : { TWITTER_CONSUMER_KEY: undefined, TWITTER_CONSUMER_SECRET: undefined }
    const response = await send(`/auth/${provider}/start`, { env })
    expect(response.status).toBe(501)
    const listed = await (await send('/trpc/auth.providers', { env })).json()
    expect(JSON.stringify(listed)).not.toContain(provider)
  })
})

describe('one address', () => {
  it('two providers that sign it up at once end in one account', async () => {
    for (const who of ['race-a', 'race-b', 'race-c']) {
      const ways = [['github'], ['google', SIGN_UP], ['twitter', SIGN_UP]] as const
      const answers = await Promise.all(ways.map(([provider, query]) => newBrowser().signIn(provider, who, query)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const { rows } = await database().execute(sql`select from users where email = ${`${who}@tubli.test`}`)
      expect(rows).toHaveLength(1)
    }
  })
})
