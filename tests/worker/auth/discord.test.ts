import { describe, expect, it } from 'vitest'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'

/** RT-23, C003: the community chat is connected, never signed in with. */

const START = '/auth/discord/start?type=connectDiscord'
const ADD = '/ft/profile/add/discord'

/** Goes to Discord and comes back with what the documented call takes. */
async function visit(token: string, who: string) {
  const browser = newBrowser()
  const begun = await browser.start('discord', { type: 'connectDiscord' }, { token })
  const back = await browser.returned('discord', begun, who)
  return { browser, back, url: new URL(begun.url) }
}

const chatOf = async (token: string) => (await (await callerFor(token)).api.auth.ways()).discord

describe('connecting the community chat', () => {
  it('RT-23: asks for the name alone, comes back to its own page, and keeps what Discord tells', async () => {
    const { token } = await createUser()
    const { browser, back, url } = await visit(token, 'chatty')
    expect(url.searchParams.get('scope')).toBe('identify')
    expect(url.searchParams.get('redirect_uri')).toMatch(/\/auth\/discord\/success\/redirect$/)
    expect(url.searchParams.get('code_challenge')).toBeTruthy()
    const answer = await browser.send(ADD, { token, body: back })
    expect([answer.status, await answer.json()]).toEqual([200, { discord: 'chatty' }])
    expect(await chatOf(token)).toEqual({ isAvailable: true, handle: 'chatty', askedAt: expect.any(String) })
    const { api } = await callerFor(token)
    expect((await api.auth.account()).discord).toBe('chatty')
    expect((await api.auth.ways()).ways.map(({ provider }) => provider)).toEqual(['github'])
    await api.auth.removeDiscord()
    expect(await chatOf(token)).toEqual({ isAvailable: true, handle: null, askedAt: null })
    await expect(api.auth.removeDiscord()).rejects.toThrow('not connected')
  })

  it('SEC-15: a return is of the person, the browser and the visit that began it, once', async () => {
    const [one, other] = await Promise.all([createUser(), createUser()])
    const { browser, back } = await visit(one.token, 'chatty')
    const add = (token: string, from = browser, changed = {}) =>
      from.send(ADD, { token, body: { ...back, ...changed } })
    expect((await add(other.token)).status).toBe(400)
    expect((await add(one.token, newBrowser())).status).toBe(400)
    expect((await add(one.token, browser, { state: 'made-up' })).status).toBe(400)
    // nor is it any other connection or a sign-in
    const asWay = { provider: 'github', ...back }
    expect((await browser.send('/trpc/auth.finishConnection', { token: one.token, body: asWay })).status).toBe(400)
    expect((await add(one.token, browser, { code: 'made-up' })).status).toBe(400)
    expect((await add(one.token)).status).toBe(400)
  })

  it('is one person’s: of two who connect it at once, one is refused', async () => {
    const people = await Promise.all([createUser(), createUser()])
    const visits = await Promise.all(people.map(({ token }) => visit(token, 'chatty-two')))
    const answers = await Promise.all(
      visits.map(({ browser, back }, i) => browser.send(ADD, { token: people[i]?.token, body: back })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('G-AUTH-08: a name that somebody says is taken as said, and claims nobody', async () => {
    const people = await Promise.all([createUser(), createUser()])
    for (const { token } of people) {
      const answer = await send(ADD, { token, body: { discord: '@Ada.B' } })
      expect([answer.status, await answer.json()]).toEqual([200, { discord: 'Ada.B' }])
      expect(await chatOf(token)).toEqual({ isAvailable: true, handle: 'Ada.B', askedAt: null })
    }
  })

  it('gives the permission back at once, and keeps the name where Discord does not hear of it', async () => {
    const { token } = await createUser()
    const { browser, back } = await visit(token, 'chatty')
    const told: string[] = []
    standInForHosts({
      'discord.test': (asked, init) => {
        told.push(`${init.method ?? 'GET'} ${asked.pathname} ${init.body ?? ''}`)
        if (asked.pathname.endsWith('/token')) return Response.json({ access_token: 'secret-1', scope: 'identify' })
        if (asked.pathname.endsWith('/@me')) return Response.json({ id: '99', username: 'chatty_there' })
        return new Response('no', { status: 500 })
      },
    })
    const env = { DISCORD_URL: 'https://discord.test' }
    const answer = await browser.send(ADD, { token, body: back, env })
    expect(await answer.text()).toBe('{"discord":"chatty_there"}')
    expect(told.at(-1)).toMatch(/^POST \/api\/oauth2\/token\/revoke .*token=secret-1/)
  })

  it('refuses visitors, what is no name, both and neither; 501 where it is not set up', async () => {
    const { token } = await createUser()
    expect((await send(ADD, { body: { discord: 'ada' } })).status).toBe(401)
    expect((await send(START)).status).toBe(401)
    for (const body of [{}, { discord: 'a' }, { discord: '<b>' }, { discord: 'ada', code: 'x' }, { discord: 5 }])
      expect([body, (await send(ADD, { token, body, env: UNLIMITED })).status]).toEqual([body, 400])
    for (const path of ['/auth/discord/start?type=link', '/auth/github/start?type=connectDiscord'])
      expect((await send(path, { token })).status).toBe(400)
    const env = { DISCORD_CLIENT_ID: undefined, DISCORD_CLIENT_SECRET: undefined }
    const answer = await send(START, { token, env })
    expect(answer.status).toBe(501)
    expect(await answer.json()).toMatchObject({ error: 'Connecting Discord is not available here.' })
    expect((await (await callerFor(token, env)).api.auth.ways()).discord.isAvailable).toBe(false)
  })
})
