import { sql } from 'drizzle-orm'
import { unpackTar } from 'modern-tar'
import { describe, expect, it } from 'vitest'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import { rewardOf } from '#shared/challenges/rewards.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { adminApi, apiOf } from '#tests/support/worker/bounties.ts'
import {
  createChallenge,
  createEntry,
  createJudge,
  createScore,
  createUser,
  database,
  endChallenge,
} from '#tests/support/worker/factories.ts'
import { createRepository, writeFile } from '#tests/support/worker/github.ts'

const reason = 'All of them are judged'

/** A bounty that is over, with its entries and judges; each entry has the points that they gave, in their order. */
async function judged(totals: number[][], terms: Parameters<typeof createChallenge>[0] = {}) {
  const challengeId = await createChallenge(terms)
  const judges = await Promise.all((totals[0] ?? [0]).map((_, at) => createJudge(challengeId, `Judge ${at}`)))
  const entries: Awaited<ReturnType<typeof createEntry>>[] = []
  for (const [at, given] of totals.entries()) {
    const entry = await createEntry(challengeId, { name: `Entrant ${at} ${crypto.randomUUID().slice(0, 6)}` })
    entries.push(entry)
    for (const [by, total] of given.entries()) {
      const judge = judges[by]
      if (judge) await createScore({ challengeId, entryId: entry.entryId, judge, total })
    }
  }
  await endChallenge(challengeId)
  return { challengeId, judges, entries }
}

describe('judging', () => {
  it('is blind: no call of a judge or an administrator says whose an entry is before it is decided', async () => {
    const { link, name } = await createRepository()
    await writeFile(name, 'src/main.ts', 'export const answer = 42')
    const challengeId = await createChallenge({ content: { linkRule: 'githubRepo' } })
    const { user, entryId } = await createEntry(challengeId, { link, name: 'Veiled Person' })
    const judge = await createJudge(challengeId)
    await endChallenge(challengeId)
    const admin = await createUser({ isAdmin: true })
    const owner = name.split('/')[0] ?? ''
    const hidden = new RegExp(`Veiled|${user.userId}|github\\.com/${owner}|${name}`, 'i')
    for (const person of [judge, admin]) {
      const api = await apiOf(person)
      const told = [
        await api.challengeJudging.list({ challengeId }),
        await api.challenges.get({ challengeId }),
        ...(person === admin ? [await api.challengeAdmin.list(), await api.challengeAdmin.get({ challengeId })] : []),
      ]
      expect(JSON.stringify(told)).not.toMatch(hidden)
      expect(told[0]).toMatchObject({ entries: [{ entryId, number: 1, link: null, hasFiles: true, people: [] }] })
    }
    const files = await send(`/ft/challenge/entry/${entryId}/files`, { token: judge.token, env: UNLIMITED })
    expect([files.status, files.headers.get('content-disposition')]).toEqual([
      ...[200, `attachment; filename="entry-${entryId.slice(0, 8)}.tar.gz"`],
    ])
    const body = (files.body as ReadableStream<Uint8Array>).pipeThrough<Uint8Array>(
      new DecompressionStream('gzip') as never,
    )
    const unpacked = await unpackTar(body)
    const folder = `entry-${entryId.slice(0, 8)}`
    expect(unpacked.map(({ header }) => header.name).sort()).toEqual(
      [`${folder}/`, `${folder}/README.md`, `${folder}/src/main.ts`].sort(),
    )
    expect(JSON.stringify(unpacked.map(({ header }) => header))).not.toMatch(hidden)
    const main = unpacked.find(({ header }) => header.name.endsWith('main.ts'))
    expect(new TextDecoder().decode(main?.data)).toBe('export const answer = 42')
  })

  it('an entry’s files are for its judges, once it is over', async () => {
    const { link } = await createRepository()
    const challengeId = await createChallenge({ content: { linkRule: 'githubRepo' } })
    const { user, entryId } = await createEntry(challengeId, { link })
    const judge = await createJudge(challengeId)
    const status = async (token?: string, id = entryId) =>
      (await send(`/ft/challenge/entry/${id}/files`, { ...(token && { token }), env: UNLIMITED })).status
    expect(await status(judge.token)).toBe(409)
    await endChallenge(challengeId)
    expect([await status(), await status(user.token), await status(judge.token, crypto.randomUUID())]).toEqual([
      ...[401, 403, 404],
    ])
    expect(await status(judge.token, 'nothing')).toBe(404)
  })

  it('gives each line of the rubric its points, changed until the decision, by judges alone', async () => {
    const { challengeId, judges, entries } = await judged([[1, 1]])
    const [first] = judges
    const entryId = entries[0]?.entryId ?? ''
    const api = await apiOf(first as TestUser)
    await api.challengeJudging.score({ entryId, points: [60, 40], reason: 'All that was asked for.' })
    expect((await api.challengeJudging.list({ challengeId })).entries).toMatchObject([
      { points: [60, 40], scores: 2, reason: 'All that was asked for.', median: null },
    ])
    const wrong = { code: 'BAD_REQUEST', message: CHALLENGE_REFUSALS.wrongPoints }
    for (const points of [[61, 0], [1], [1, 2, 3]])
      await expect(api.challengeJudging.score({ entryId, points })).rejects.toMatchObject(wrong)
    const entrant = await apiOf(entries[0]?.user as TestUser)
    await expect(entrant.challengeJudging.score({ entryId, points: [60, 40] })).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: CHALLENGE_REFUSALS.notJudge },
    })
    // an administrator looks, and judges nothing
    await expect((await adminApi()).challengeJudging.score({ entryId, points: [60, 40] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('its page comes at its address, and says nothing of what is judged', async () => {
    const response = await send('/challenge/303/judging')
    expect([response.status, (await response.text()).includes('Ask a book')]).toEqual([200, false])
  })

  it('begins when the bounty is over', async () => {
    const challengeId = await createChallenge()
    const { entryId } = await createEntry(challengeId)
    const api = await apiOf(await createJudge(challengeId))
    expect((await api.challengeJudging.list({ challengeId })).entries).toEqual([])
    await expect(api.challengeJudging.score({ entryId, points: [1, 1] })).rejects.toMatchObject({
      ...{ code: 'CONFLICT', message: CHALLENGE_REFUSALS.notClosed },
    })
  })
})

describe('the decision', () => {
  it('is by the middle of the judges, with prizes, StreetCred, certificates and a word for everybody', async () => {
    // ahead by the mean, behind by the middle
    const totals = [
      [60, 10, 12],
      [30, 31, 32],
      [5, 6, 7],
      [50, 0, 0],
      [40, 41, 42],
    ]
    const { challengeId, entries } = await judged(totals, {
      content: { score: 20, rubric: [{ name: 'All', points: 60, about: 'Of it.' }] },
    })
    await (await adminApi()).challengeAdmin.decide({ challengeId, reason })
    const { results, status, decidedAt } = await (await callerFor()).api.challenges.get({ challengeId })
    expect([status, typeof decidedAt]).toEqual(['Closed', 'string'])
    const names = entries.map(({ name }) => name)
    expect(
      results.map(({ place, prize, points, people, reason }) => [place, prize, points, people[0]?.name, reason]),
    ).toEqual([
      [1, '$100 cash', 41, names[4], 'Worth 42.'],
      [2, '$70 cash', 31, names[1], 'Worth 32.'],
      [3, '$50 cash', 12, names[0], 'Worth 12.'],
    ])
    const earned = await Promise.all(
      entries.map(async ({ user }) => (await (await apiOf(user)).reputation.score({})).score),
    )
    const medians = [12, 31, 6, 0, 41]
    const places = [3, 2, null, null, 1]
    expect(earned).toEqual(
      medians.map((points, at) => rewardOf(20, { place: places[at] ?? null, points, most: 60, people: 1 })),
    )
    const winner = await apiOf(entries[4]?.user as TestUser)
    const loser = await apiOf(entries[2]?.user as TestUser)
    expect((await loser.challenges.get({ challengeId })).own).toMatchObject({
      points: 6,
      place: null,
      reason: 'Worth 7.',
    })
    const { receipts } = await winner.reputation.receipts({})
    expect(receipts).toMatchObject([
      {
        kind: 'bounty',
        points: 20,
        evidence: null,
        challenge: { id: challengeId, title: 'A bot that says no', place: 1 },
      },
    ])
    for (const api of [winner, loser])
      expect((await api.notifications.list()).notifications).toMatchObject([
        { kind: 'bountyDecided', path: `/challenge/${challengeId}` },
      ])
  })

  it('certifies who won, and anybody can check it', async () => {
    const { challengeId, entries } = await judged([[10], [20]])
    await (await adminApi()).challengeAdmin.decide({ challengeId, reason })
    const { rows } = await database().execute<{ id: string; level: string; user_id: string }>(
      sql`select id, level, user_id from certificates where challenge_id = ${challengeId} order by level`,
    )
    expect(rows.map(({ level, user_id }) => [level, user_id])).toEqual([
      ['first', entries[1]?.user.userId],
      ['second', entries[0]?.user.userId],
    ])
    for (const { id } of rows) expect(id).toMatch(/^TB-[A-HJ-NP-Z2-9]{16}$/)
    const certificate = await (await callerFor()).api.certificates.verify({ id: rows[0]?.id ?? '' })
    await expect((await apiOf(entries[1]?.user as TestUser)).challenges.get({ challengeId })).resolves.toMatchObject({
      own: { certificateId: rows[0]?.id },
    })
    expect(certificate).toMatchObject({
      ...{ level: 'first', isOwn: false, title: 'A bot that says no', credential: expect.any(String) },
      phases: [{ title: 'Rubric', sections: ['Refuses', 'Is kind'] }],
      text: expect.stringMatching(/^Entrant 1 .* has won the first prize of the bounty A bot that says no$/),
    })
  })

  it('is made once, however often it is asked for at once', async () => {
    const { challengeId, entries } = await judged([[10], [20], [30]])
    const admin = await adminApi()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => admin.challengeAdmin.decide({ challengeId, reason })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = await apiOf(entries[2]?.user as TestUser)
    expect((await winner.reputation.score({})).score).toBe(20)
    expect((await winner.reputation.receipts({})).receipts).toHaveLength(1)
  })

  it('waits for every judge and every reason, and for the end', async () => {
    const admin = await adminApi()
    const decide = (challengeId: number) => admin.challengeAdmin.decide({ challengeId, reason })
    const refused = (message: string) => ({ code: 'CONFLICT', message })
    const open = await createChallenge()
    await expect(decide(open)).rejects.toMatchObject(refused(CHALLENGE_REFUSALS.notClosed))
    await endChallenge(open)
    await expect(decide(open)).rejects.toMatchObject(refused(CHALLENGE_REFUSALS.noJudges))
    const { challengeId } = await judged([[10, 20]])
    await createJudge(challengeId)
    await expect(decide(challengeId)).rejects.toMatchObject(refused(CHALLENGE_REFUSALS.notAllJudged))
    const silent = await judged([[10]])
    await database().execute(sql`update challenge_entries set reason = null where challenge_id = ${silent.challengeId}`)
    await expect(decide(silent.challengeId)).rejects.toMatchObject(refused(CHALLENGE_REFUSALS.notAllJudged))
    await expect(decide(1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('of equal ones the earlier was first, a team shares, and nobody wins with nothing', async () => {
    const { challengeId, entries } = await judged([[50], [50], [0]], { content: { teamSize: 2 } })
    const second = await createUser({ name: 'Second of the team' })
    const { entryId } = entries[0] ?? { entryId: '' }
    await database().execute(sql`insert into challenge_participations (challenge_id, user_id, entry_id, license_version, licensed_at, started_at)
      values (${challengeId}, ${second.userId}, ${entryId}, '1', now(), now())`)
    await (await adminApi()).challengeAdmin.decide({ challengeId, reason })
    const { results } = await (await callerFor()).api.challenges.get({ challengeId })
    expect(results.map(({ place, people }) => [place, people.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect((await (await apiOf(second)).reputation.score({})).score).toBe(10)
    const { rows } = await database().execute<{ level: string }>(
      sql`select level from certificates where challenge_id = ${challengeId} order by level`,
    )
    expect(rows.map(({ level }) => level)).toEqual(['first', 'first', 'second'])
  })

  it('of an even number of judges the mean of the two in the middle counts', async () => {
    const { challengeId } = await judged([[9, 2, 60, 0]])
    await (await adminApi()).challengeAdmin.decide({ challengeId, reason })
    expect((await (await callerFor()).api.challenges.get({ challengeId })).results).toMatchObject([{ points: 5.5 }])
  })

  it('the score is the sum of its receipts, bounties included', async () => {
    const { challengeId, entries } = await judged([[33], [44]], { content: { score: 33.33 } })
    await (await adminApi()).challengeAdmin.decide({ challengeId, reason })
    for (const { user } of entries) {
      const api = await apiOf(user)
      const { receipts } = await api.reputation.receipts({})
      expect((await api.reputation.score({})).score).toBe(receipts.reduce((sum, { points }) => sum + points, 0))
    }
  })
})
