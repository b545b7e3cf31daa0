import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { database } from '#tests/support/worker/factories.ts'
import { anIssue, connect, letPass, paired, type Someone, someone } from '#tests/support/worker/pairing.ts'
import { issues, pairingRequests, reputationEvents } from '#worker/db/schema/index.ts'
import { endPairings } from '#worker/features/pairing/jobs.ts'

const put = (path: string, token: string, body: object) =>
  send(`/ft/project/pairing/request/${path}`, { token, method: 'PUT', body, env: UNLIMITED })
const toldTo = async ({ api }: Someone) =>
  (await api.notifications.list()).notifications.map(({ kind, actor, read }) => ({ kind, by: actor.userId, read }))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const expireNow = (requestId: string) =>
  database()
    .update(pairingRequests)
    .set({ expiresAt: sql`now() - interval '1 minute'` })
    .where(eq(pairingRequests.id, requestId))

describe('R-COMM-05: a request', () => {
  it('C028, C030, C032, C033, C035, G-PAIR-01: is made as requested; another says that they are interested, and who asked accepts by the notification of it', async () => {
    const [one, other] = [await someone(), await someone()]
    const { projectId, issueId } = await anIssue()
    const made = await (await put('create', one.token, { repoId: projectId, issueId })).json()
    expect(made).toEqual({ requestId: expect.any(String), status: 'requested' })
    const { requestId } = made as { requestId: string }
    // again is the same one
    expect(await (await put('create', one.token, { repoId: projectId, issueId })).json()).toEqual(made)
    expect(await one.api.pairing.createOfNumber({ projectId, number: 1 })).toMatchObject({
      requestId,
      pairings: [{ requestId, role: 'requester' }],
    })
    const answered = await put('interested', other.token, { acceptor: other.userId, requestId })
    expect(await answered.json()).toEqual({ requestId, status: 'interested' })
    const list = await (await send('/ft/notifications', { token: one.token, env: UNLIMITED })).json()
    expect(list).toMatchObject({ pairRequestCount: [{ type: 'PairingRequest', read: false }] })
    const [{ notificationId } = { notificationId: '' }] = (list as { pairRequestCount: { notificationId: string }[] })
      .pairRequestCount
    const body = { acceptor: other.userId, requestId, notificationId }
    // whose notification it is not decides nothing
    expect((await put('accept', other.token, body)).status).toBe(404)
    expect(await (await put('accept', one.token, body)).json()).toEqual({ requestId, status: 'accepted' })
    expect(await toldTo(other)).toEqual([{ kind: 'pairingAccepted', by: one.userId, read: false }])
    const own = await send(`/ft/standout/hacks/github/project/pairing/requests/user/${other.userId}`, {
      token: other.token,
      env: UNLIMITED,
    })
    expect(await own.json()).toMatchObject([
      { requestId, status: 'accepted', otherId: one.userId, acceptor: other.userId, issueNumber: 1, issueId },
    ])
  })

  it('C034: is declined by the notification of it, stays open for others, and tells who is declined', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()]
    const { issueId } = await anIssue()
    const { requestId } = await one.api.pairing.create({ issueId })
    await other.api.pairing.interested({ requestId })
    expect(await one.api.pairing.decline({ requestId, partnerId: other.userId })).toMatchObject({ status: 'requested' })
    expect(await toldTo(other)).toEqual([{ kind: 'pairingDeclined', by: one.userId, read: false }])
    await expect(other.api.pairing.interested({ requestId })).rejects.toThrow('They have declined.')
    expect(await third.api.pairing.interested({ requestId })).toMatchObject({ status: 'interested' })
  })

  it('G-PAIR-03, G-PAIR-02: connections and who looks on the same issue hear of it by name, and may agree at once', async () => {
    const [one, friend, looking, stranger] = [await someone(), await someone(), await someone(), await someone()]
    const { issueId } = await anIssue()
    await connect(one, friend)
    await looking.api.pairing.create({ issueId })
    const { requestId } = await one.api.pairing.create({ issueId })
    expect(await toldTo(friend)).toEqual([{ kind: 'pairingRequested', by: one.userId, read: false }])
    expect(await toldTo(looking)).toEqual([{ kind: 'pairingRequested', by: one.userId, read: false }])
    expect(await toldTo(stranger)).toEqual([])
    await expect(stranger.api.pairing.accept({ requestId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await looking.api.pairing.decline({ requestId })).toMatchObject({ status: 'requested' })
    expect(await friend.api.pairing.accept({ requestId })).toMatchObject({ status: 'accepted', role: 'partner' })
    expect(await toldTo(one)).toContainEqual({ kind: 'pairingAccepted', by: friend.userId, read: false })
  })

  it('C029, C031: is nobody’s to answer for another, nor one’s own; a blocked person sees nothing of it', async () => {
    const [one, other, blocked] = [await someone(), await someone(), await someone()]
    const { projectId, issueId } = await anIssue()
    const { requestId } = await one.api.pairing.create({ issueId })
    await expect(one.api.pairing.interested({ requestId })).rejects.toThrow('You cannot pair with yourself.')
    expect((await put('interested', other.token, { acceptor: one.userId, requestId })).status).toBe(403)
    await expect(other.api.pairing.withdraw({ requestId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await one.api.connections.block({ userId: blocked.userId })
    expect(await blocked.api.pairing.ofIssue({ issueId })).toEqual({ pairings: [] })
    await expect(blocked.api.pairing.interested({ requestId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const path = '/ft/standout/hacks/github/project/pairing/requests'
    const body = { repoId: projectId, issueNumber: 1, userId: one.userId }
    expect((await send(path, { token: other.token, body, env: UNLIMITED })).status).toBe(403)
    const all = await send('/ft/standout/hacks/github/pairing/requests', { token: other.token, env: UNLIMITED })
    expect(JSON.stringify(await all.json())).not.toContain('@')
    const update = async ({ token }: Someone, status: string) => {
      const answer = await send(`${path}/update/${requestId}`, { token, body: { status }, env: UNLIMITED })
      return [answer.status, ((await answer.json()) as { status?: string }).status]
    }
    expect(await update(other, 'accepted')).toEqual([403, undefined])
    expect(await update(other, 'interested')).toEqual([200, 'interested'])
    expect(await update(other, 'gone')).toEqual([400, undefined])
    // who asked and names nobody takes it back
    expect(await update(one, 'declined')).toEqual([200, 'declined'])
    expect(await update(other, 'interested')).toEqual([409, undefined])
  })

  it('carries a goal, a length and times; one of those is chosen, none that is past or made up', async () => {
    const [one, other] = [await someone(), await someone()]
    const { issueId } = await anIssue()
    const slots = [inDays(2), inDays(1)]
    await expect(one.api.pairing.create({ issueId, slots: [inDays(-1)] })).rejects.toMatchObject({
      cause: { code: 'invalid' },
    })
    await expect(one.api.pairing.create({ issueId, minutes: 7 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(one.api.pairing.create({ issueId, timeZone: 'Mars/Base' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const input = { issueId, goal: 'Understand the engine', minutes: 90, slots, timeZone: 'Europe/Tallinn' }
    const { requestId } = await one.api.pairing.create(input)
    const seen = await other.api.pairing.ofIssue({ issueId })
    expect(seen.pairings).toMatchObject([
      { goal: input.goal, minutes: 90, slots: slots.toReversed(), timeZone: 'Europe/Tallinn' },
    ])
    expect(seen.pairings[0]?.expiresAt).toBe(slots[0])
    await expect(other.api.pairing.interested({ requestId, slot: inDays(3) })).rejects.toThrow(
      'Choose one of the times',
    )
    await other.api.pairing.interested({ requestId, slot: slots[1] ?? '' })
    expect(await one.api.pairing.accept({ requestId })).toMatchObject({ status: 'accepted', chosenSlot: slots[1] })
  })

  it('ends by itself: nobody answers it then, a new one may be made, and the job says so', async () => {
    const [one, other] = [await someone(), await someone()]
    const { issueId } = await anIssue()
    const { requestId } = await one.api.pairing.create({ issueId })
    await other.api.pairing.interested({ requestId })
    await expireNow(requestId)
    expect((await one.api.pairing.own()).pairings).toMatchObject([{ requestId, status: 'expired' }])
    await expect(one.api.pairing.accept({ requestId, partnerId: other.userId })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await one.api.pairing.create({ issueId })).requestId).not.toBe(requestId)
    await expireNow((await one.api.pairing.create({ issueId })).requestId)
    await endPairings(systemContext())
    const rows = await database().select().from(pairingRequests).where(eq(pairingRequests.requesterId, one.userId))
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  it('of a closed issue there is none, and ten at a time at most, also when all come at once', async () => {
    const one = await someone()
    const closed = await anIssue()
    await database().update(issues).set({ state: 'closed', score: 0 }).where(eq(issues.id, closed.issueId))
    await expect(one.api.pairing.create(closed)).rejects.toMatchObject({ code: 'CONFLICT' })
    const many = await Promise.all(Array.from({ length: 12 }, anIssue))
    const made = await Promise.allSettled(many.map(({ issueId }) => one.api.pairing.create({ issueId })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('of six people who are interested one is accepted, however many are at once', async () => {
    const one = await someone()
    const others = await Promise.all(Array.from({ length: 6 }, () => someone()))
    const { issueId } = await anIssue()
    const { requestId } = await one.api.pairing.create({ issueId })
    await Promise.all(others.map(({ api }) => api.pairing.interested({ requestId })))
    const done = await Promise.allSettled(
      others.map(({ userId }) => one.api.pairing.accept({ requestId, partnerId: userId })),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      (await one.api.pairing.own()).pairings[0]?.responses.filter(({ status }) => status === 'accepted'),
    ).toHaveLength(1)
  })
})

describe('afterwards', () => {
  const receiptsOf = ({ userId }: Someone) =>
    database().select().from(reputationEvents).where(eq(reputationEvents.userId, userId))

  it('both say that it happened, and each gets one receipt that a stranger can follow to the issue', async () => {
    const [one, other, stranger] = [await someone(), await someone(), await someone()]
    const requestId = await paired(one, other)
    expect(await one.api.pairing.sayOutcome({ requestId, happened: true })).toMatchObject({
      ...{ ownOutcome: true, otherOutcome: null, isAgreed: false },
    })
    expect(await receiptsOf(one)).toEqual([])
    await expect(stranger.api.pairing.sayOutcome({ requestId, happened: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    // many times at once, and again
    const again = () => other.api.pairing.sayOutcome({ requestId, happened: true })
    await Promise.all(Array.from({ length: 5 }, again))
    expect(await again()).toMatchObject({ isAgreed: true })
    for (const person of [one, other]) {
      expect((await receiptsOf(person)).map(({ kind, points }) => ({ kind, points }))).toEqual([
        { kind: 'pairing', points: 3 },
      ])
    }
    const { receipts } = await stranger.api.reputation.receipts({ userId: one.userId })
    expect(receipts).toMatchObject([{ kind: 'pairing', issue: { title: 'The whistle is silent', number: 1 } }])
    // what both said stays
    await other.api.pairing.sayOutcome({ requestId, happened: false })
    expect((await other.api.pairing.own()).pairings).toMatchObject([{ isAgreed: true }])
  })

  it('before its time is over nobody says so; where one says that it did not happen there is no receipt', async () => {
    const [one, other] = [await someone(), await someone()]
    const { issueId } = await anIssue()
    const { requestId } = await one.api.pairing.create({ issueId })
    await other.api.pairing.interested({ requestId })
    await one.api.pairing.accept({ requestId })
    await expect(one.api.pairing.sayOutcome({ requestId, happened: true })).rejects.toThrow('once its time is over')
    await letPass(requestId)
    await one.api.pairing.sayOutcome({ requestId, happened: true })
    await other.api.pairing.sayOutcome({ requestId, happened: false })
    expect([...(await receiptsOf(one)), ...(await receiptsOf(other))]).toEqual([])
  })

  it('both are asked once when its time has come', async () => {
    const [one, other] = [await someone(), await someone()]
    await paired(one, other)
    await endPairings(systemContext())
    await endPairings(systemContext())
    expect(await toldTo(one)).toContainEqual({ kind: 'pairingDue', by: other.userId, read: false })
    expect(await toldTo(other)).toContainEqual({ kind: 'pairingDue', by: one.userId, read: false })
  })

  const agree = async (one: Someone, other: Someone) => {
    const requestId = await paired(one, other)
    await Promise.all([one, other].map(({ api }) => api.pairing.sayOutcome({ requestId, happened: true })))
  }

  it('swapping earns once a week, whoever of the two asks, also when they say so of all at once', async () => {
    const [one, other] = [await someone(), await someone()]
    const requests = [await paired(one, other), await paired(other, one), await paired(one, other)]
    await Promise.all(
      requests.flatMap((requestId) =>
        [one, other].map(({ api }) => api.pairing.sayOutcome({ requestId, happened: true })),
      ),
    )
    expect(await receiptsOf(one)).toHaveLength(1)
    expect(await receiptsOf(other)).toHaveLength(1)
  })

  it('and with anybody three times a week', async () => {
    const one = await someone()
    for (let at = 0; at < 4; at += 1) await agree(one, await someone())
    expect(await receiptsOf(one)).toHaveLength(3)
  })
})
