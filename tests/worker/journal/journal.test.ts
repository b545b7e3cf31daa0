import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

type Body = Record<string, unknown>
type Entry = Record<'documentId' | 'title' | 'summary' | 'createdAt', string> & Body

const call = async (method: 'PUT' | 'POST', path: string, { token }: TestUser, body: Body) => {
  const response = await send(`/user/journal/${path}`, { method, token, body, env: UNLIMITED })
  return { status: response.status, body: (await response.json()) as Body }
}
const add = (user: TestUser, body: Body, userId = user.userId) => call('PUT', 'add', user, { userId, ...body })
const post = (user: TestUser, text: unknown, userId = user.userId) => call('POST', 'post', user, { userId, post: text })
const remove = (user: TestUser, documentId: unknown, userId = user.userId) =>
  call('POST', 'remove', user, { userId, documentId })
const list = async ({ token }: TestUser, whose: string, query = '') => {
  const response = await send(`/user/journal/entries/${whose}${query}`, { token, env: UNLIMITED })
  return { status: response.status, body: (await response.json()) as Entry[] }
}
const titles = async (user: TestUser, query = '') =>
  (await list(user, user.userId, query)).body.map(({ title }) => title)

describe('the journal', () => {
  it('C050: an entry is kept as it was sent, of the caller alone', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const entry = {
      ...{
        title: 'Borrowing',
        link: 'https://doc.rust-lang.org/book',
        image: 'https://img.test/a.png',
        source: 'book',
      },
      ...{ summary: '**Owned** <script>alert(1)</script>', tag: 'rust', eventType: 'read', contentType: 'article' },
    }
    const { status, body } = await add(user, entry)
    expect(status).toBe(200)
    expect((await list(user, user.userId)).body).toEqual([
      { ...entry, ...body, userId: user.userId, createdAt: expect.stringMatching(/Z$/) },
    ])
    expect((await add(other, entry, user.userId)).status).toBe(403)
    expect((await list(other, other.userId)).body).toEqual([])
  })

  it('C050: what is too long, says nothing or links elsewhere than to the web is refused with a sentence', async () => {
    const user = await createUser()
    const refused = [
      ...[{}, { title: '  ' }, { title: 'x'.repeat(201) }, { summary: 'x'.repeat(20_001) }, { title: 7 }],
      ...[
        { link: 'javascript:alert(1)' },
        { title: 'A', image: 'data:image/png;base64,AA' },
        { title: 'A', link: 'x' },
      ],
    ]
    for (const entry of refused) {
      const { status, body } = await add(user, entry)
      expect({ entry, status, error: body.error }).toEqual({ entry, status: 400, error: expect.any(String) })
    }
    expect((await add(user, { title: 'x'.repeat(201) })).body.error).toContain('Use 200 characters or fewer.')
    expect(await titles(user)).toEqual([])
  })

  it('C051: a post is an entry without a title', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { status, body } = await post(user, ' A good day. ')
    expect(status).toBe(200)
    expect((await list(user, user.userId)).body).toMatchObject([
      { documentId: body.documentId, title: '', summary: 'A good day.', contentType: 'post' },
    ])
    expect((await post(other, 'Mine', user.userId)).status).toBe(403)
    for (const text of ['', ' ', undefined, 7, 'x'.repeat(20_001)]) expect((await post(user, text)).status).toBe(400)
  })

  it('C052: an entry is removed by its owner, once; another’s is not there', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const id = (await post(user, 'Here')).body.documentId
    expect((await remove(other, id)).status).toBe(404)
    expect((await remove(other, id, user.userId)).status).toBe(403)
    expect((await remove(user, 'nothing')).status).toBe(404)
    expect(await remove(user, id)).toEqual({ status: 200, body: { status: 'ok' } })
    expect((await remove(user, id)).status).toBe(404)
    expect((await list(user, user.userId)).body).toEqual([])
  })

  it('C053: the latest first, a hundred at a time, by days in either form (G-FEED-03)', async () => {
    const user = await createUser()
    for (const [title, moment] of [
      ['first', '2026-01-31T00:00:00Z'],
      ['second', '2026-01-31T23:59:59Z'],
      ['third', '2026-02-01T00:00:00Z'],
    ]) {
      const { body } = await add(user, { title })
      await database().execute(
        sql`update journal_entries set created_at = ${moment}::timestamptz where id = ${body.documentId}::uuid`,
      )
    }
    expect(await titles(user)).toEqual(['third', 'second', 'first'])
    expect(await titles(user, '?startDate=20260131&endDate=2026-01-31')).toEqual(['second', 'first'])
    expect(await titles(user, '?startDate=2026-02-01')).toEqual(['third'])
    expect(await titles(user, '?endDate=20260130')).toEqual([])
    const [, second] = (await list(user, user.userId)).body
    expect(await titles(user, `?before=${second?.documentId}`)).toEqual(['first'])
    for (const date of ['20260231', '2026-02-31', '2026-1-1', 'today', '2026', '2026-01-31T00:00:00Z'])
      for (const name of ['startDate', 'endDate'])
        expect([name, date, (await list(user, user.userId, `?${name}=${date}`)).status]).toEqual([name, date, 400])
  })

  it('C053: another’s is not there, an administrator opens it, a visitor is asked to sign in', async () => {
    const [user, other, admin] = await Promise.all([createUser(), createUser(), createUser({ isAdmin: true })])
    await post(user, 'Here')
    expect((await list(other, user.userId)).status).toBe(404)
    expect((await list(user, 'nobody')).status).toBe(404)
    expect((await list(admin, user.userId)).status).toBe(200)
    expect((await send(`/user/journal/entries/${user.userId}`, { env: UNLIMITED })).status).toBe(401)
    expect(await sequentialRoundTrips(`/user/journal/entries/${user.userId}`, { token: user.token })).toBe(1)
  })
})
