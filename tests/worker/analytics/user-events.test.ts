import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FEEDBACK_REACTIONS } from '#shared/analytics/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { send, systemContext } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { removeOldEvents } from '#worker/features/analytics/jobs.ts'

const eventsOf = async (user: TestUser) => {
  const { rows } = await database().execute<{ event_type: string; payload: Record<string, unknown> }>(sql`
    select event_type, payload from user_events where user_id = ${user.userId}::uuid order by created_at, event_id`)
  return rows
}

const save = (body: object, token?: string) => send('/ft/user/event/save', { token, method: 'PUT', body })

describe('PUT /ft/user/event/save (C058, D010)', () => {
  it('the same event id twice is one event', async () => {
    const user = await createUser()
    const event = { eventId: 'open:1', eventType: '8020', payload: { action: 'open roadmap' } }
    expect((await save(event, user.token)).status).toBe(200)
    expect((await save({ ...event, userId: user.userId }, user.token)).status).toBe(200)
    expect(await eventsOf(user)).toEqual([{ event_type: '8020', payload: { action: 'open roadmap' } }])
  })

  it('SEC-22: keeps no code, state, token, prompt or payment', async () => {
    const user = await createUser()
    const secrets = {
      code: 'x',
      state: 'x',
      token: 'x',
      prompt: 'x',
      payment_intent_client_secret: 'x',
      redirect: '/x',
    }
    await save(
      { eventId: 'view', eventType: '8020', payload: { ...secrets, page: '/learn', nested: { code: 'x' } } },
      user.token,
    )
    expect((await eventsOf(user))[0]?.payload).toEqual({ page: '/learn' })
  })

  it('SEC-22: Page view of /auth/success/redirect?code=x stores no code.', async () => {
    const user = await createUser()
    const payload = {
      page: '/auth/success/redirect?code=SECRET&next=/x?code=SECRET',
      network: 'https://example.org/a#token=SECRET',
      status: '?state=SECRET',
      category: 'What is C#? See /learn?prompt=SECRET now',
      topics: ['/a?code=SECRET', ['SECRET'], { code: 'SECRET' }],
    }
    expect((await save({ eventId: 'view', eventType: '8020', payload }, user.token)).status).toBe(200)
    expect((await eventsOf(user))[0]?.payload).toEqual({
      page: '/auth/success/redirect',
      network: 'https://example.org/a',
      status: '',
      category: 'What is C#? See /learn now',
      topics: ['/a', null, null],
    })
  })

  it('half characters, NULs and deep nesting are no error of ours', async () => {
    const user = await createUser()
    const nul = String.fromCharCode(0)
    let deep: unknown = 'x'
    for (let n = 0; n < 2000; n += 1) deep = [deep]
    const payload = { category: `a${nul}b\ud83d`, flag: `${'x'.repeat(299)}😀`, topics: deep, [`na${nul}me\udc00`]: 1 }
    expect((await save({ eventId: 'odd', eventType: '8020', payload }, user.token)).status).toBe(200)
    expect((await eventsOf(user))[0]?.payload).toMatchObject({ category: 'ab\ufffd', topics: [null] })
    expect((await save({ eventId: `a${nul}b`, eventType: '8020' }, user.token)).status).toBe(400)
  })

  it('R-COMM-09: refuses visitors, events of others, unknown types and what is too large', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const event = { eventId: 'a', eventType: '8020' }
    expect((await save(event)).status).toBe(401)
    expect((await save({ ...event, userId: other.userId }, user.token)).status).toBe(403)
    expect((await save({ ...event, eventType: 'score' }, user.token)).status).toBe(400)
    expect((await save({ eventType: '8020' }, user.token)).status).toBe(400)
    const much = Array<string>(20).fill('x'.repeat(300))
    const payload = { topics: much, reaction: much }
    expect((await save({ ...event, payload }, user.token)).status).toBe(400)
  })

  it('events are kept for ninety days', async () => {
    const user = await createUser()
    for (const eventId of ['old', 'young']) await save({ eventId, eventType: 'feed' }, user.token)
    await database().execute(sql`
      update user_events set created_at = now() - case event_id when 'old' then interval '91 days' else interval '89 days' end
      where user_id = ${user.userId}::uuid`)
    await removeOldEvents(systemContext())
    expect(await eventsOf(user)).toHaveLength(1)
  })
})

describe("2§5: Feedback with reactions: at least one reason among Don't like this content, Don't like the layout, Content not correct; the message is optional.", () => {
  const give = (body: object, token?: string) => send('/ft/learning/feedback', { token, body })

  it('keeps the reactions and the whole message', async () => {
    const user = await createUser()
    const feedbackMsg = 'I like the second phase. '.repeat(40).trim()
    const body = {
      action: 'feedback',
      reaction: FEEDBACK_REACTIONS.slice(0, 2),
      feedbackMsg,
      course: 'Learn TypeScript',
    }
    expect((await give(body, user.token)).status).toBe(200)
    const payload = (await eventsOf(user))[0]?.payload
    expect(payload).toMatchObject({ action: 'feedback', reaction: FEEDBACK_REACTIONS.slice(0, 2) })
    expect([payload?.feedbackMsg].flat().join('')).toBe(feedbackMsg)
  })

  it('keeps a long message of emoji whole', async () => {
    const user = await createUser()
    for (const feedbackMsg of [`x${'😀'.repeat(1999)}`, '😀'.repeat(2000)]) {
      expect((await give({ action: 'feedback', feedbackMsg }, user.token)).status).toBe(200)
      expect([(await eventsOf(user)).at(-1)?.payload.feedbackMsg].flat().join('')).toBe(feedbackMsg)
    }
  })

  it('R-RMV-15: refuses feedback without a reason and without words, as the screen does; closing the popup says nothing', async () => {
    const user = await createUser()
    for (const body of [{}, { reaction: [], feedbackMsg: ' ' }]) {
      const refused = await give({ action: 'feedback', ...body }, user.token)
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({ error: 'Please choose a reason or write a few words.' }),
      ])
    }
    expect(await eventsOf(user)).toEqual([])
    expect((await give({ action: 'feedback closed' }, user.token)).status).toBe(200)
  })

  it('refuses visitors and reactions that are not among the three', async () => {
    const user = await createUser()
    expect((await give({ action: 'feedback' })).status).toBe(401)
    expect((await give({ action: 'feedback', reaction: ['Too long'] }, user.token)).status).toBe(400)
  })
})
