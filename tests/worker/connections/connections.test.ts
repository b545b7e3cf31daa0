import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

type Body = Record<string, unknown>

const put = async (path: string, { token }: TestUser, body: Body) => {
  const response = await send(`/ft/user/connection/${path}`, { method: 'PUT', token, body, env: UNLIMITED })
  return { status: response.status, body: (await response.json()) as Body }
}
const ask = (one: TestUser, other: Pick<TestUser, 'userId'>) =>
  put('request/new', one, { userId: one.userId, otherId: other.userId })
const accept = (one: TestUser, other: TestUser) =>
  put('request/accept', one, { userId: one.userId, otherId: other.userId, notificationId: 'any' })
const decline = (one: TestUser, notificationId: string) =>
  put('request/decline', one, { userId: one.userId, notificationId })

const read = async <T = Body>(path: string, { token }: TestUser) => {
  const response = await send(path, { token, env: UNLIMITED })
  return { status: response.status, body: (await response.json()) as T }
}
const standing = async (one: TestUser, other: TestUser) =>
  (await read(`/ft/user/check/connection/${other.userId}`, one)).body.status
const listed = async (one: TestUser, whose = one) =>
  (await read<{ userId: string }[]>(`/ft/user/get/connections/${whose.userId}`, one)).body.map(({ userId }) => userId)

interface Told {
  notificationId: string
  type: string
  kind: string
  read: boolean
}
const told = async (user: TestUser) =>
  (await read<{ notifications: Told[]; connectionCount: Told[]; pairRequestCount: Told[] }>('/ft/notifications', user))
    .body

const people = async <const N extends number>(count: N) =>
  (await Promise.all(Array.from({ length: count }, () => createUser()))) as TestUser[] as [TestUser, TestUser, TestUser]

const rowsBetween = async (one: TestUser, other: TestUser) => {
  const { rows } = await database().execute<{ status: string; told: number }>(sql`
    select status, (select count(*)::int from notifications where connection_id = c.id) as told from connections c
    where requester_id in (${one.userId}::uuid, ${other.userId}::uuid)
      and addressee_id in (${one.userId}::uuid, ${other.userId}::uuid)`)
  return rows
}

describe('connections (R-COMM-04, C074–C079)', () => {
  it('one asks, the other is told and accepts, and both list each other', async () => {
    const [one, other] = await people(2)
    expect(await standing(one, other)).toBe('none')
    expect(await ask(one, other)).toEqual({ status: 200, body: { status: 'requested' } })
    expect([await standing(one, other), await standing(other, one)]).toEqual(['requested', 'pending'])
    const news = await told(other)
    expect(news.connectionCount).toMatchObject([
      { type: 'ConnectionRequest', kind: 'connectionRequested', read: false },
    ])
    expect(news.pairRequestCount).toEqual([])
    expect(await accept(other, one)).toEqual({ status: 200, body: { status: 'accepted' } })
    expect((await accept(other, one)).status).toBe(200)
    expect([await listed(one), await listed(other)]).toEqual([[other.userId], [one.userId]])
    expect([await standing(one, other), await standing(other, one)]).toEqual(['connected', 'connected'])
    expect((await told(other)).connectionCount).toEqual([])
    expect((await told(one)).connectionCount).toMatchObject([{ kind: 'connectionAccepted' }])
  })

  it('G-CONN-01: oneself is refused, again is the same, and asking who has asked accepts', async () => {
    const [one, other] = await people(2)
    expect((await ask(one, one)).status).toBe(400)
    for (let n = 0; n < 3; n += 1) expect((await ask(one, other)).body).toEqual({ status: 'requested' })
    expect(await rowsBetween(one, other)).toEqual([{ status: 'requested', told: 1 }])
    expect((await ask(other, one)).body).toEqual({ status: 'accepted' })
    expect((await ask(one, other)).body).toEqual({ status: 'accepted' })
    expect(await rowsBetween(one, other)).toEqual([{ status: 'accepted', told: 2 }])
  })

  it('G-CONN-02: who was asked declines by the notification, and may be asked again a week later', async () => {
    const [one, other, third] = await people(3)
    await ask(one, other)
    const id = (await told(other)).notifications[0]?.notificationId ?? ''
    expect((await decline(third, id)).status).toBe(404)
    expect((await decline(one, id)).status).toBe(404)
    expect(await decline(other, id)).toEqual({ status: 200, body: { status: 'declined' } })
    expect((await decline(other, id)).status).toBe(200)
    expect((await told(one)).notifications).toMatchObject([{ kind: 'connectionDeclined' }])
    expect((await ask(one, other)).status).toBe(409)
    expect((await accept(other, one)).status).toBe(404)
    await database().execute(sql`
      update connections set answered_at = now() - interval '7 days' where requester_id = ${one.userId}::uuid`)
    expect((await ask(one, other)).body).toEqual({ status: 'requested' })
    expect((await told(other)).connectionCount).toHaveLength(1)
  })

  it('who declined may ask whom they declined at once', async () => {
    const [one, other] = await people(2)
    await ask(one, other)
    await decline(other, (await told(other)).notifications[0]?.notificationId ?? '')
    expect((await ask(other, one)).body).toEqual({ status: 'requested' })
    expect(await standing(one, other)).toBe('pending')
    expect((await accept(one, other)).status).toBe(200)
  })

  it('a request is withdrawn with what told of it, and a connection is ended by either', async () => {
    const [one, other] = await people(2)
    await ask(one, other)
    const { api } = await callerFor(one.token, UNLIMITED)
    expect(await api.connections.remove({ userId: other.userId })).toEqual({ status: 'none' })
    expect(await api.connections.remove({ userId: other.userId })).toEqual({ status: 'none' })
    expect((await told(other)).notifications).toEqual([])
    await ask(one, other)
    await (await callerFor(other.token, UNLIMITED)).api.connections.remove({ userId: one.userId })
    expect(await standing(one, other)).toBe('requested')
    await accept(other, one)
    await api.connections.remove({ userId: other.userId })
    expect([await listed(one), await listed(other)]).toEqual([[], []])
  })

  it('nobody asks or answers in another’s name', async () => {
    const [one, other, third] = await people(3)
    const inTheirName = { userId: one.userId, otherId: third.userId, notificationId: third.userId }
    for (const path of ['request/new', 'request/accept', 'request/decline'])
      expect([path, (await put(path, other, inTheirName)).status]).toEqual([path, 403])
    const body = { userId: one.userId }
    expect((await send('/ft/user/connection/update/read', { token: other.token, body })).status).toBe(403)
    await ask(one, other)
    expect((await accept(one, other)).status).toBe(404)
    expect((await accept(third, one)).status).toBe(404)
  })
})

describe('whom one may not meet', () => {
  it('a blocked person sees nothing, cannot ask, and is told nothing', async () => {
    const [one, other] = await people(2)
    await ask(other, one)
    await accept(one, other)
    const { api } = await callerFor(one.token, UNLIMITED)
    await api.connections.block({ userId: other.userId })
    await api.connections.block({ userId: other.userId })
    expect((await api.connections.blocked()).blocked.map(({ userId }) => userId)).toEqual([other.userId])
    const path = (kind: string) => `/ft/user/${kind}/${one.userId}`
    expect((await read(path('get/connections'), other)).status).toBe(404)
    expect((await read(path('check/connection'), other)).status).toBe(404)
    expect((await ask(other, one)).status).toBe(404)
    expect([await listed(one), await listed(other), (await told(other)).notifications]).toEqual([[], [], []])
    await api.connections.unblock({ userId: other.userId })
    expect((await ask(other, one)).body).toEqual({ status: 'requested' })
  })

  it('who hides their profile is not found by strangers, and stays with whom they are connected', async () => {
    const [one, hidden, third] = await people(3)
    await ask(one, hidden)
    await accept(hidden, one)
    await ask(one, third)
    await accept(third, one)
    const hide = { isPublic: false }
    await send('/ft/profile/add', { method: 'PUT', token: hidden.token, body: hide, env: UNLIMITED })
    expect((await ask(third, hidden)).status).toBe(404)
    expect(await standing(one, hidden)).toBe('connected')
    expect(await listed(one)).toEqual([third.userId, hidden.userId])
    expect(await listed(third, one)).toEqual([third.userId])
  })
})

describe('at once', () => {
  it('two hundred people ask one: each has one request, and all of them are told', async () => {
    const star = await createUser()
    const askers = await Promise.all(Array.from({ length: 200 }, () => createUser()))
    const answers = await Promise.all(askers.map((asker) => ask(asker, star)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { rows } = await database().execute(sql`select
      (select count(*)::int from connections where addressee_id = ${star.userId}::uuid) as asked,
      (select count(*)::int from notifications where user_id = ${star.userId}::uuid) as told`)
    expect(rows).toEqual([{ asked: 200, told: 200 }])
    expect((await told(star)).connectionCount).toHaveLength(50)
  })

  it('both ways, many times: one connection', async () => {
    const [one, other] = await people(2)
    const asked = Array.from({ length: 20 }, (_, n) => (n % 2 ? ask(one, other) : ask(other, one)))
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true)
    expect((await rowsBetween(one, other)).map(({ status }) => status)).toEqual(['accepted'])
  })

  it('asking and blocking leave no request behind', async () => {
    const [one, other] = await people(2)
    const { api } = await callerFor(one.token, UNLIMITED)
    const asked = Array.from({ length: 10 }, () => ask(other, one))
    await Promise.all([...asked, api.connections.block({ userId: other.userId })])
    expect(await rowsBetween(one, other)).toEqual([])
  })
})

it('each read is one round trip', async () => {
  const [one, other] = await people(2)
  const reads = [
    `/ft/user/get/connections/${other.userId}`,
    `/ft/user/check/connection/${other.userId}`,
    '/ft/notifications',
    '/trpc/connections.requests',
  ]
  for (const path of reads) expect([path, await sequentialRoundTrips(path, { token: one.token })]).toEqual([path, 1])
})
