import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStatus } from '#shared/challenges/rules.ts'
import { chatLink } from '#tests/factories/challenges.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { apiOf, entrant } from '#tests/support/worker/bounties.ts'
import { createChallenge, createUser, database } from '#tests/support/worker/factories.ts'
import { createRepository } from '#tests/support/worker/github.ts'

const reason = 'For a test of bounties'

/** Every test has a bounty of its own: how one stands is everybody's. */
async function stand(challengeId: number, status: ChallengeStatus, isListed = true) {
  await (await apiOf(await createUser({ isAdmin: true }))).challengeAdmin.change({
    challengeId,
    status,
    isListed,
    reason,
  })
}
afterAll(async () => {
  await database().execute(
    sql`update challenges set status = 'Closed', is_listed = true, opens_at = null, ends_at = null where id < 1000`,
  )
})

const call = async (method: string, path: string, { token }: Partial<TestUser>, body?: Record<string, unknown>) => {
  const response = await send(`/ft/challenge/${path}`, {
    method,
    ...(token && { token }),
    ...(body && { body }),
    env: UNLIMITED,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('bounties (3§2.3, 3§4.1)', () => {
  it('R-CHAL-06, I009, R-CHAL-03: all thirteen are listed for everybody, closed until an operator opens one', async () => {
    const { status, body } = await call('GET', 'list', {})
    const listed = (body as unknown as Record<string, unknown>[]).filter(({ id }) => Number(id) < 1000)
    expect([status, listed.map(({ id }) => id)]).toEqual([
      200,
      [606, 205, 605, 604, 603, 602, 601, 204, 203, 304, 303, 202, 101],
    ])
    expect(listed[0]).toMatchObject({ chalStatus: 'Closed', challengeStatus: 'Closed', chalName: 'A transcriber API' })
    await stand(101, 'Closed', false)
    const { challenges } = await (await apiOf(await createUser())).challenges.listAll()
    expect(challenges.filter(({ id }) => id < 1000)).toHaveLength(12)
  })

  it('D039, D040, D041, D042, R-CHAL-14: terms, start, submit, each in its time', async () => {
    await stand(601, 'Open')
    const user = await createUser()
    const standing = () => call('GET', 'status/601', user)
    const challengeId = 601
    const solution = { link: (await createRepository()).link }
    expect((await standing()).body).toEqual({ status: null, acceptedLicense: false })
    expect(await call('POST', 'start', user, { challengeId })).toMatchObject({
      ...{ status: 403, body: { error: CHALLENGE_REFUSALS.noLicense } },
    })
    await call('PUT', 'update/license', user, { challengeId, acceptedLicense: true })
    expect((await call('POST', 'submit', user, { challengeId, solution })).status).toBe(409)
    for (const _ of [1, 2])
      expect(await call('POST', 'start', user, { challengeId })).toEqual({
        ...{ status: 200, body: { status: 'started', acceptedLicense: true } },
      })
    // G-CHAL-10: agreed is agreed
    expect((await call('PUT', 'update/license', user, { challengeId, acceptedLicense: false })).status).toBe(409)
    expect((await call('POST', 'submit', user, { challengeId, solution })).body).toMatchObject({ status: 'submitted' })
    expect(await call('POST', 'submit', user, { challengeId, solution })).toMatchObject({
      ...{ status: 409, body: { error: CHALLENGE_REFUSALS.again } },
    })
    const card = (await (await apiOf(user)).challenges.listAll()).challenges.find(({ id }) => id === 601)
    expect(card).toMatchObject({ userStatus: 'submitted', participants: 1 })
    const { body } = await call('GET', 'list', user)
    expect((body as unknown as { id: number }[]).find(({ id }) => id === 601)).toMatchObject({
      chalStatus: 'Completed',
    })
  })

  it('terms are taken back until one has started', async () => {
    const api = await apiOf(await createUser())
    await api.challenges.updateLicense({ challengeId: 202, acceptedLicense: true })
    expect(await api.challenges.updateLicense({ challengeId: 202, acceptedLicense: false })).toEqual({
      ...{ userStatus: 'not started', acceptedLicense: false },
    })
  })

  it('SEC-21: nothing is started or handed in where it is closed or still to come', async () => {
    const user = await createUser()
    const api = await apiOf(user)
    await api.challenges.updateLicense({ challengeId: 602, acceptedLicense: true })
    for (const status of ['Closed', 'Coming Soon'] as const) {
      await stand(602, status)
      await expect(api.challenges.start({ challengeId: 602 })).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    await stand(602, 'Open')
    await api.challenges.start({ challengeId: 602 })
    await stand(602, 'Closed')
    const link = 'https://github.com/jane/agent'
    await expect(api.challenges.submit({ challengeId: 602, link })).rejects.toMatchObject({
      ...{ code: 'CONFLICT', message: CHALLENGE_REFUSALS.closed },
    })
  })

  it('R-CHAL-25, R-CHAL-26: a link by the rule of its bounty, and a team where one is asked for', async () => {
    await stand(604, 'Open')
    const { api } = await entrant(604)
    const submit = (link: string, details?: string) => api.challenges.submit({ challengeId: 604, link, details })
    const refusal = { code: 'BAD_REQUEST' }
    await expect(submit('https://example.com/jane', 'Us')).rejects.toMatchObject({
      ...{ ...refusal, message: 'Not Valid. Link to your public GitHub repository' },
    })
    await expect(submit(`https://github.com/jane/${'a'.repeat(100_000)}`, 'Us')).rejects.toMatchObject(refusal)
    await expect(submit('https://github.com/jane/hack')).rejects.toMatchObject(refusal)
    await expect(submit('https://github.com/jane/hack', '   ')).rejects.toMatchObject(refusal)
    const { link } = await createRepository()
    expect(await submit(link, 'Us')).toMatchObject({ userStatus: 'submitted' })
    expect((await api.challenges.get({ challengeId: 604 })).own).toMatchObject({ link, details: 'Us' })
  })

  it('handed in many times at once, by many, it is there once for each', async () => {
    const challengeId = await createChallenge()
    const entrants = await Promise.all(Array.from({ length: 25 }, () => entrant(challengeId)))
    const outcomes = await Promise.allSettled(
      entrants.flatMap(({ api }) =>
        Array.from({ length: 8 }, () => api.challenges.submit({ challengeId, link: chatLink() })),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
    expect(new Set(refused)).toEqual(new Set([CHALLENGE_REFUSALS.again]))
    expect(await entrants[0]?.api.challenges.get({ challengeId })).toMatchObject({ participants: 25, submissions: 25 })
  })

  it('what somebody handed in is nobody else’s', async () => {
    const challengeId = await createChallenge()
    const { user, api } = await entrant(challengeId)
    const link = chatLink()
    await api.challenges.submit({ challengeId, link })
    const other = await createUser()
    const others = await apiOf(other)
    const seen = [
      await others.challenges.get({ challengeId }),
      await others.challenges.listAll(),
      await (await callerFor()).api.challenges.get({ challengeId }),
    ]
    expect(seen[0]).toMatchObject({ own: null, participants: 1, submissions: 1 })
    expect(JSON.stringify(seen)).not.toContain(user.userId)
    expect(JSON.stringify(seen)).not.toContain(link)
    await expect(others.challengeJudging.list({ challengeId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      others.challengeAdmin.change({ challengeId, status: 'Closed', isListed: true, reason }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await call('GET', 'status/605', {})).status).toBe(401)
  })

  it('G-CHAL-05: an id that is none is nowhere', async () => {
    const user = await createUser()
    for (const path of ['status/1', 'status/999999']) expect((await call('GET', path, user)).status).toBe(404)
    expect((await call('POST', 'start', user, { challengeId: 1 })).status).toBe(404)
    expect((await send('/challenge/1')).status).toBe(404)
    expect((await send('/challenge/606')).status).toBe(200)
  })

  it('opening one is noted', async () => {
    const admin = await createUser({ isAdmin: true })
    const api = await apiOf(admin)
    await api.challengeAdmin.change({ challengeId: 304, status: 'Open', isListed: true, reason })
    const { lines } = await api.audit.list({ adminId: admin.userId })
    expect(lines).toMatchObject([{ action: 'challenges.change', details: '304: Open', reason }])
  })
})
