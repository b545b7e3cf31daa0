import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EVENT_PROPS, groupOf, PAGE_EVENTS } from '#shared/analytics/events.ts'
import { send, systemContext } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import { removeOldEvents } from '#worker/features/analytics/jobs.ts'
import { agentFamily } from '#worker/features/analytics/rules.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const SAFARI_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const track = (body: object, sent: object = {}) =>
  send('/ft/analytics/event', { body, headers: { 'user-agent': FIREFOX }, ...sent })

/** Rows of the campaign that only this test names. */
const eventsOf = async (source: string) => {
  const { rows } = await database().execute(sql`
    select name, props, user_group, visibility, agent, utm_source, utm_campaign, utm_medium from page_events
    where utm_source = ${source} order by id`)
  return rows
}

const campaign = () => crypto.randomUUID()

describe('POST /ft/analytics/event (I010, C118)', () => {
  it('R-SHELL-36: keeps the browser and where somebody came from with each event, of visitors too, and answers nothing', async () => {
    const source = campaign()
    const utm = { source, campaign: 'spring', medium: 'mail' }
    const answer = await track({ name: 'Viewed page', props: { page: '/learn' }, utm, visibility: 'public' })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    const { token } = await createUser()
    await track({ name: 'Viewed pricing', utm: { source }, group: 'new' }, { token })
    const common = { agent: 'Firefox', utm_source: source }
    expect(await eventsOf(source)).toEqual([
      // R-SHELL-33
      {
        ...common,
        name: 'Viewed page',
        props: { page: '/learn' },
        user_group: 'existing',
        visibility: 'public',
        utm_campaign: 'spring',
        utm_medium: 'mail',
      },
      {
        ...common,
        name: 'Viewed pricing',
        props: {},
        user_group: 'new',
        visibility: null,
        utm_campaign: null,
        utm_medium: null,
      },
    ])
  })

  it('R-API-05: takes every event that is named, those of screens still to come too, and no other', async () => {
    const source = campaign()
    for (const name of Object.values(PAGE_EVENTS)) expect((await track({ name, utm: { source } })).status).toBe(204)
    expect((await eventsOf(source)).map(({ name }) => name)).toEqual(Object.values(PAGE_EVENTS))
    expect((await track({ name: 'Typed password', utm: { source } })).status).toBe(400)
  })

  it('SEC-22: of what is sent only what the list names, without the query of any address; and nobody is named', async () => {
    const source = campaign()
    const { token, userId } = await createUser()
    const props = {
      page: '/auth/success/redirect?code=SECRET',
      code: 'SECRET',
      token,
      emailAddress: 'jane@example.com',
      userId,
      section: { nested: 'SECRET' },
    }
    await track({ name: 'Viewed page', props, utm: { source } }, { token })
    expect(await eventsOf(source)).toMatchObject([{ props: { page: '/auth/success/redirect', section: null } }])
    const { rows } = await database().execute(
      sql`select column_name from information_schema.columns where table_name = 'page_events'`,
    )
    expect(rows.map(({ column_name }) => column_name)).not.toEqual(expect.arrayContaining(['user_id']))
    expect(EVENT_PROPS).not.toEqual(expect.arrayContaining(['userId', 'email', 'code', 'token', 'prompt']))
  })

  it('what is too long is no property, and what is no event is refused', async () => {
    const source = campaign()
    const topics = Array<string>(20).fill('x'.repeat(300))
    expect((await track({ name: 'Viewed page', props: { topics }, utm: { source } })).status).toBe(204)
    expect(await eventsOf(source)).toMatchObject([{ props: {} }])
    for (const wrong of [{}, { name: 7 }, { name: 'Viewed page', utm: { source: 'x'.repeat(101) } }])
      expect((await track(wrong)).status).toBe(400)
  })

  it('is kept for ninety days', async () => {
    const [old, young] = [campaign(), campaign()]
    for (const source of [old, young]) await track({ name: 'Viewed page', utm: { source } })
    await database().execute(sql`
      update page_events set created_at = now() - interval '91 days' where utm_source = ${old}`)
    await removeOldEvents(systemContext())
    expect([(await eventsOf(old)).length, (await eventsOf(young)).length]).toEqual([0, 1])
  })
})

it('POST /ft/client/error (I011, R-API-01): a line in the log, without the query of any address', async () => {
  const body = {
    message: 'TypeError at https://tubli.test/learn?prompt=SECRET',
    stack: 'at https://tubli.test/assets/x.js?token=SECRET:1:2',
    url: '/auth/success/redirect?code=SECRET',
  }
  const { result, lines, text } = await loggedBy(() =>
    send('/ft/client/error', { body, headers: { 'user-agent': SAFARI_PHONE } }),
  )
  expect(result.status).toBe(204)
  expect(lines.find(({ event }) => event === 'client_error')).toMatchObject({
    page: '/auth/success/redirect',
    agent: 'Safari mobile',
  })
  expect(text).not.toContain('SECRET')
  expect((await send('/ft/client/error', { body: {} })).status).toBe(400)
})

it('R-SHELL-35: who came within thirty days is new; longer ago, or of whom nothing is known, existing', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
  expect(groupOf(daysAgo(29), now)).toBe('new')
  expect(groupOf(new Date(now - 2_592_000_000).toISOString(), now)).toBe('new')
  expect(groupOf(new Date(now - 2_592_000_001).toISOString(), now)).toBe('existing')
  expect(groupOf(daysAgo(31), now)).toBe('existing')
  for (const unknown of [null, '', 'yesterday']) expect(groupOf(unknown, now)).toBe('existing')
})

it('a browser is known by its family only', () => {
  expect([FIREFOX, SAFARI_PHONE, null, 'curl/8', 'Googlebot/2.1'].map(agentFamily)).toEqual([
    'Firefox',
    'Safari mobile',
    'other',
    'other',
    'bot',
  ])
})
