import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createFeedItems, createUser } from '#tests/support/worker/factories.ts'

type WireItem = { id: string; kind: string; link: string; feedDate: string; summary: string; contentType: string }

const read = async (path: string, { token }: TestUser, body?: unknown) => {
  const response = await send(path, { token, env: UNLIMITED, ...(body !== undefined && { body }) })
  return { status: response.status, body: (await response.json()) as WireItem[] & Record<string, unknown> }
}

/** Days long before any other test's. */
const dayOf = (number: number) => `2001-02-${String(number).padStart(2, '0')}T12:00:00.000Z`
let used = 0
const twoDays = async () => {
  used += 2
  const tag = `d${crypto.randomUUID().slice(0, 8)}`
  const ids = await createFeedItems([
    { publishedAt: dayOf(used), tags: [tag], title: 'Something' },
    { publishedAt: dayOf(used), tags: [tag], title: 'More of it', votes: 10 },
  ])
  const date = (number: number) => dayOf(number).slice(0, 10).replaceAll('-', '')
  return { ids, tag, day: date(used), after: date(used + 1) }
}

const BY_DAY = ['/user/feed/v2', '/popular/feed/v2', '/popular/top/v2', '/interesting/feed/v2'] as const

describe('R-COMM-02: feed dates are YYYYMMDD', () => {
  it.each([...BY_DAY, '/user/feed/tubliBot'])('%s refuses any other', async (path) => {
    const user = await createUser()
    const at = (date: string) => (path.endsWith('tubliBot') ? `${path}/${date}` : `${path}/${user.userId}/${date}`)
    expect((await read(at('20250131'), user)).status).toBe(200)
    for (const date of ['2025-01-31', '20250231', '20251301', '250131', 'today', '2025013'])
      expect({ date, status: (await read(at(date), user)).status }).toEqual({ date, status: 400 })
  })
})

describe('what a day has', () => {
  it('C080: of that day alone', async () => {
    const [user, { ids, day, after }] = [await createUser(), await twoDays()]
    const { body } = await read(`/user/feed/v2/${user.userId}/${day}`, user)
    expect(body.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(body[0]).toMatchObject({ kind: 'personal', feedDate: day, contentType: 'article' })
    expect((await read(`/user/feed/v2/${user.userId}/${after}`, user)).body).toEqual([])
  })

  it('C082, C083, C084, G-FEED-04: an empty day falls back to the latest before it for popular and interesting', async () => {
    const [user, { ids, tag, day, after }] = [await createUser(), await twoDays()]
    const popular = await read(`/popular/feed/v2/${user.userId}/${after}`, user)
    expect(popular.body.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect(popular.body[0]).toMatchObject({ kind: 'popular', feedDate: day })
    expect((await read(`/interesting/feed/v2/${user.userId}/${after}`, user)).body).toEqual([])
    await send('/trpc/feed.prefer', {
      ...{ token: user.token, env: UNLIMITED, body: { kind: 'tag', value: tag, choice: 'more' } },
    })
    const interesting = await read(`/interesting/feed/v2/${user.userId}/${after}`, user)
    expect(interesting.body.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const top = await read(`/popular/top/v2/${user.userId}/${after}`, user)
    expect(top.body.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    expect(top.body.length).toBeLessThanOrEqual(10)
  })

  it('C085, G-FEED-05: a list, and with a cursor where it goes on too', async () => {
    const [user, { day }] = [await createUser(), await twoDays()]
    const plain = await read(`/user/feed/tubliBot/${day}?userId=${user.userId}`, user)
    expect(plain.body.map(({ summary }) => summary)).toEqual([
      expect.stringContaining('“More of it”'),
      expect.stringContaining('“Something”'),
    ])
    expect((await read(`/user/feed/tubliBot/${day}?cursor=`, user)).body).toEqual({ items: plain.body, cursor: null })
    expect((await read(`/user/feed/tubliBot/${day}?cursor=made-up`, user)).status).toBe(400)
  })
})

it('C086, C087, R-COMM-03: podcasts, and videos that are talks or vblogs and nothing else', async () => {
  const user = await createUser()
  const [show, talk, video] = await createFeedItems([{ kind: 'podcast' }, { kind: 'talk' }, { kind: 'vblog' }])
  const ids = async (path: string) => (await read(path, user)).body.map(({ id }) => id)
  expect(await ids(`/user/podcast/feed/${user.userId}`)).toContain(show)
  expect(await ids(`/user/video/feed/${user.userId}`)).toContain(talk)
  expect(await ids(`/user/video/feed/${user.userId}?feedType=talks`)).toContain(talk)
  expect(await ids(`/user/video/feed/${user.userId}?feedType=vblogs`)).toContain(video)
  expect((await read(`/user/video/feed/${user.userId}?feedType=films`, user)).status).toBe(400)
})

it('C081: what a feed begins with, by areas', async () => {
  const [user, tag] = [await createUser(), `s${crypto.randomUUID().slice(0, 8)}`]
  const [id] = await createFeedItems([{ tags: [tag] }])
  for (const interestAreas of [[`The ${tag}`], `Knitting, ${tag}`]) {
    const { status, body } = await read('/user/feed/v2/bootstrap/sample', user, { interestAreas })
    expect([status, body.map((item) => item.id)]).toEqual([200, [id]])
  }
  expect((await read('/user/feed/v2/bootstrap/sample', user, {})).status).toBe(400)
})

it('SEC-02: a feed is one’s own', async () => {
  const [user, other] = await Promise.all([createUser(), createUser()])
  const paths = [
    ...BY_DAY.map((path) => `${path}/${other.userId}/20250131`),
    ...[`/user/feed/tubliBot/20250131?userId=${other.userId}`, `/user/podcast/feed/${other.userId}`],
    ...[`/user/video/feed/${other.userId}`, `/ft/connections/feed/${other.userId}`],
  ]
  for (const path of paths) expect({ path, status: (await read(path, user)).status }).toEqual({ path, status: 403 })
})
