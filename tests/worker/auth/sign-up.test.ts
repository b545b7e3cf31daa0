import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { sha256 } from '#worker/bearer.ts'

const SIGN_UP = { type: 'signUp' }

/** X tells no address of whoever's login ends in `-private`. */
const withTicket = async (query: Record<string, string> = {}) =>
  (await newBrowser().signIn('twitter', 'x-private', { ...SIGN_UP, ...query })).login

const create = (body: object) => send('/ft/create', { body })

describe('POST /ft/create (C066, SEC-12)', () => {
  it('needs a ticket: none or a made-up one is 401', async () => {
    expect((await create({ name: 'Nobody' })).status).toBe(401)
    expect((await create({ name: 'Nobody', signupTicket: 'made-up' })).status).toBe(401)
  })

  it('G-AUTH-14: a sign-up without an address asks for the rest, and makes the account once', async () => {
    const waiting = await withTicket({ companyName: 'Acme', redirect: '/learn' })
    expect(waiting).toMatchObject({ provider: 'twitter', name: 'X Private', emails: [] })
    expect(waiting.jwt).toBeUndefined()
    const stolen = await create({ name: 'X', signupTicket: waiting.signupTicket, emailAddress: 'somebody@else.test' })
    expect(stolen.status).toBe(400)
    const body = { name: 'Xenia', signupTicket: waiting.signupTicket }
    const answers = await Promise.all([create(body), create(body), create(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const made = answers.find(({ status }) => status === 200)
    const session = (await made?.json()) as { jwt: string; userId: string; redirect: string }
    expect(session.redirect).toBe('/learn')
    const account = await (await send('/auth/user', { token: session.jwt })).json()
    expect(account).toMatchObject({ name: 'Xenia', emailAddress: null, credits: 3 })
    expect((await accountOf(session.userId)).kinds).toEqual(['grant'])
    const { rows } = await database().execute(
      sql`select company_name as c from users where id = ${session.userId}::uuid`,
    )
    expect(rows).toEqual([{ c: 'Acme' }])
    // known from now on
    expect((await newBrowser().signIn('twitter', 'x-private')).login.userId).toBe(session.userId)
  })
})

it('SEC-12: five an hour are made from one network, however many come at once; a used ticket stays used', async () => {
  const from = { 'cf-connecting-ip': '203.0.113.77' }
  const tickets = Array.from({ length: 7 }, () => crypto.randomUUID())
  for (const ticket of tickets)
    await database().execute(sql`
      insert into sign_up_tickets (ticket_hash, provider, provider_account_id, username, scopes, bio, emails, expires_at)
      values (${await sha256(ticket)}, 'twitter', ${ticket}, 'many', '{}', '', '{}', now() + interval '9 minutes')`)
  const finish = (ticket = '', headers: Record<string, string> = from) =>
    send('/ft/create', { body: { name: 'One of many', signupTicket: ticket }, headers, env: UNLIMITED })
  const answers = await Promise.all(tickets.map((ticket) => finish(ticket)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
  const at = (status: number) => tickets[answers.findIndex((answer) => answer.status === status)]
  expect((await finish(at(200))).status).toBe(409)
  // elsewhere, and an hour later
  expect((await finish(at(429), { 'cf-connecting-ip': '203.0.113.78' })).status).toBe(200)
  await database().execute(
    sql`update sign_up_tickets set used_at = used_at - interval '1 hour' where username = 'many'`,
  )
  expect((await finish(tickets[answers.findLastIndex(({ status }) => status === 429)])).status).toBe(200)
  const { rows } = await database().execute(sql`select used_from from sign_up_tickets where username = 'many'`)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

describe('what the provider says', () => {
  const issuer = 'https://google.test'
  const place = (path: string) => `${issuer}${path}`
  const description = {
    issuer,
    authorization_endpoint: place('/auth'),
    token_endpoint: place('/token'),
    userinfo_endpoint: place('/me'),
    revocation_endpoint: place('/revoke'),
  }
  const idToken = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
  /** Google at another place, where every code is good and the person is who this says. */
  async function signInAt(userInfo: () => Response, claims: object = {}) {
    standInForHosts({
      'google.test': ({ pathname }) => {
        if (pathname === '/me') return userInfo()
        if (pathname !== '/token') return Response.json(description)
        const told = { iss: issuer, aud: 'tubli-local', sub: 'g-1', exp: Date.now() / 1000 + 60, ...claims }
        return Response.json({ access_token: 'google_x', id_token: idToken(told), scope: 'openid' })
      },
    })
    const env = { GOOGLE_URL: issuer }
    const browser = newBrowser()
    const { state } = await browser.start('google', SIGN_UP, { env })
    const response = await browser.send('/auth/google', { body: { code: 'code', state }, env })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  it('R-AUTH-18, C102: user info that fails is empty data, and the rest is asked for', async () => {
    const { status, body } = await signInAt(() => new Response('no', { status: 500 }))
    expect([status, body]).toEqual([200, expect.objectContaining({ name: '', emails: [], provider: 'google' })])
    expect(body.signupTicket).toBeTypeOf('string')
  })

  it('an address that is not verified joins nobody and is nobody’s', async () => {
    const user = await createUser()
    const email = `${user.username}@example.com`
    const told = { sub: 'g-1', name: 'Somebody', email, email_verified: false }
    const { status, body } = await signInAt(() => Response.json(told))
    expect([status, body]).toEqual([200, expect.objectContaining({ emails: [] })])
    const verified = await signInAt(() => Response.json({ ...told, email_verified: true }))
    expect([verified.status, verified.body.error]).toEqual([409, 'existing-user-github'])
  })

  it('a token that was made for somebody else’s app, or is over, signs nobody in', async () => {
    for (const claims of [{ aud: 'another' }, { iss: 'https://evil.test' }, { exp: 1 }]) {
      expect((await signInAt(() => Response.json({ sub: 'g-1' }), claims)).status).toBe(502)
    }
  })
})

describe('what somebody said of themselves on the way in (RT-02, RT-21)', () => {
  it('is kept with the account; a link that is none is left out, and a page that is not ours too', async () => {
    const said = {
      linkedInUrl: 'https://www.linkedin.com/in/x',
      upworkUrl: 'javascript:alert(1)',
      openToBizdevInternship: 'true',
      redirect: '//evil.test',
    }
    const { login } = await newBrowser().signIn('github', 'linus', said)
    expect(login.redirect).toBeNull()
    const { rows } = await database().execute(sql`
      select linkedin_url, upwork_url, open_to_bizdev_internship as open, open_to_internship as other
      from users where id = ${login.userId}::uuid`)
    expect(rows).toEqual([{ linkedin_url: said.linkedInUrl, upwork_url: null, open: true, other: false }])
    // what is not said again stays
    await newBrowser().signIn('github', 'linus', { openToInternship: 'true' })
    const { rows: later } = await database().execute(sql`
      select linkedin_url, open_to_internship as other from users where id = ${login.userId}::uuid`)
    expect(later).toEqual([{ linkedin_url: said.linkedInUrl, other: true }])
  })
})
