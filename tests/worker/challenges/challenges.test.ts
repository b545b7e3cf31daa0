import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { CHALLENGES } from '#shared/challenges/definitions/all.ts'
import { CHALLENGE_TEXTS, type ChallengeStatus } from '#shared/challenges/rules.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

const apiOf = async ({ token }: TestUser) => (await callerFor(token, UNLIMITED)).api
const reason = 'For a test of bounties'

/** Every test has a bounty of its own: how one stands is everybody's. */
async function stand(challengeId: number, status: ChallengeStatus, isListed = true) {
  await (await apiOf(await createUser({ isAdmin: true }))).challenges.change({ challengeId, status, isListed, reason })
}
afterAll(async () => {
  await database().execute(sql`delete from challenges`)
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

/** Somebody who has agreed to the terms of an open one, and started it. */
async function entrant(challengeId: number) {
  const user = await createUser()
  const api = await apiOf(user)
  await api.challenges.updateLicense({ challengeId, acceptedLicense: true })
  await api.challenges.start({ challengeId })
  return { user, api }
}

describe('bounties (3§2.3, 3§4.1)', () => {
  it('R-CHAL-06, I009, R-CHAL-03: all thirteen are listed for everybody, closed until an operator opens one', async () => {
    const { status, body } = await call('GET', 'list', {})
    const listed = body as unknown as Record<string, unknown>[]
    expect([status, listed.map(({ id }) => id)]).toEqual([
      200,
      [606, 205, 605, 604, 603, 602, 601, 204, 203, 304, 303, 202, 101],
    ])
    expect(listed[0]).toMatchObject({ chalStatus: 'Closed', challengeStatus: 'Closed', chalName: CHALLENGES[0]?.title })
    await stand(101, 'Closed', false)
    const { challenges } = await (await apiOf(await createUser())).challenges.list()
    expect(challenges).toHaveLength(12)
  })

  it('D039, D040, D041, D042, R-CHAL-14: terms, start, submit, each in its time', async () => {
    await stand(601, 'Open')
    const user = await createUser()
    const standing = () => call('GET', 'status/601', user)
    const challengeId = 601
    const solution = { link: 'https://github.com/jane/bot' }
    expect((await standing()).body).toEqual({ status: null, acceptedLicense: false })
    expect(await call('POST', 'start', user, { challengeId })).toMatchObject({
      ...{ status: 403, body: { error: CHALLENGE_TEXTS.noLicense } },
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
      ...{ status: 409, body: { error: CHALLENGE_TEXTS.again } },
    })
    const card = (await (await apiOf(user)).challenges.list()).challenges.find(({ id }) => id === 601)
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
      ...{ code: 'CONFLICT', message: CHALLENGE_TEXTS.closed },
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
    expect(await submit('https://github.com/jane/hack', 'Us')).toMatchObject({ userStatus: 'submitted' })
    expect((await api.challenges.get({ challengeId: 604 })).submission).toEqual({
      ...{ link: 'https://github.com/jane/hack', details: 'Us' },
    })
  })

  it('handed in many times at once, it is there once', async () => {
    await stand(603, 'Open')
    const entrants = await Promise.all(Array.from({ length: 5 }, () => entrant(603)))
    const outcomes = await Promise.allSettled(
      entrants.flatMap(({ api, user }) =>
        Array.from({ length: 8 }, (_, at) =>
          api.challenges.submit({ challengeId: 603, link: `https://github.com/${user.userId}/app-${at}` }),
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const admin = await apiOf(await createUser({ isAdmin: true }))
    const { submissions } = await admin.challenges.submissions({ challengeId: 603 })
    expect(submissions).toHaveLength(5)
    const { challenges } = await admin.challenges.listForAdmin()
    expect(challenges.find(({ id }) => id === 603)).toMatchObject({ participants: 5, submissions: 5, status: 'Open' })
  })

  it('what somebody handed in is nobody else’s', async () => {
    await stand(605, 'Open')
    const { user, api } = await entrant(605)
    await api.challenges.submit({ challengeId: 605, link: 'https://github.com/jane/certificates' })
    const other = await createUser()
    const others = await apiOf(other)
    expect(await others.challenges.get({ challengeId: 605 })).toMatchObject({ submission: null, participants: 1 })
    expect(JSON.stringify(await others.challenges.list())).not.toContain(user.userId)
    await expect(others.challenges.submissions({ challengeId: 605 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      others.challenges.change({ challengeId: 605, status: 'Closed', isListed: true, reason }),
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
    await api.challenges.change({ challengeId: 304, status: 'Open', isListed: true, reason })
    const { lines } = await api.audit.list({ adminId: admin.userId })
    expect(lines).toMatchObject([{ action: 'challenges.change', details: '304: Open', reason }])
  })
})
