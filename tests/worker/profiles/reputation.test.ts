import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replay } from '#shared/reputation/rules.ts'
import { phaseOf } from '#tests/factories/progress.ts'
import { callerFor, send, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createStudy, createUser, database } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'
import { reputationScores } from '#worker/db/schema/index.ts'
import { forgetOldPoints } from '#worker/features/reputation/jobs.ts'
import { post } from '#worker/features/reputation/statements.ts'

interface Earned {
  key: string
  points?: number
  phaseId?: string
}
const earn = (userId: string, { key, points = 2, phaseId = crypto.randomUUID() }: Earned) =>
  post(database(), { userId, kind: 'section', subject: { kind: 'phase', id: phaseId }, key, points }, sql`true`)

/** Rows of the ledger that were written so many days ago: nothing can change one afterwards. */
const earnEarlier = (userId: string, { points, days }: { points: number; days: number }) =>
  database().execute(sql`insert into reputation_events (user_id, kind, subject_kind, subject_id, key, points, created_at)
    values (${userId}::uuid, 'section', 'phase', ${crypto.randomUUID()}, ${crypto.randomUUID()}, ${points}, now() - make_interval(days => ${days}))`)

const api = async (token?: string) => (await callerFor(token, UNLIMITED)).api
const call = async <T>(path: string, sent: Parameters<typeof send>[1] = {}) => {
  const response = await send(path, { env: UNLIMITED, ...sent })
  return { status: response.status, body: (await response.json()) as T }
}
interface Entry {
  userId: string
  score: number
  newScore: number
  prevScore: number
  scoreChange: number
}
type Boards = Record<'leaders' | 'overallLeaders', Entry[]>

const hide = (userId: string) =>
  database().execute(sql`insert into profiles (user_id, is_public) values (${userId}::uuid, false)`)

describe('StreetCred with receipts (C005–C007, G-PROF-08, R-COMM-08)', () => {
  it('SEC-14: the sum of the rows is the stored score is what a browser replays, also with many at once', async () => {
    const { userId, token } = await createUser()
    const keys = Array.from({ length: 60 }, (_, n) => `section:${n % 55}`)
    await Promise.all(keys.map((key) => earn(userId, { key, points: 0.37 })))
    const mine = await api(token)
    const first = await mine.reputation.receipts({ userId })
    const rest = await mine.reputation.receipts({ userId, before: first.before })
    expect([first.receipts.length, rest.receipts.length, rest.before]).toEqual([50, 5, null])
    const { score } = await mine.reputation.score({ userId })
    expect(score).toBe(20.35)
    expect(replay([...first.receipts, ...rest.receipts])).toBe(score)
    expect((await mine.reputation.summary({ userId })).breakdown).toEqual([
      { kind: 'section', points: 20.35, events: 55 },
    ])
  })

  it('C006, SEC-14: a score that is sent changes nothing', async () => {
    const { userId, token } = await createUser()
    await earn(userId, { key: 'a' })
    const path = `/ft/profile/creds/score/${userId}`
    const forged = await call(path, { method: 'POST', token, body: { score: 999 } })
    expect(forged.body).toEqual({ score: 2, prevScore: 2, scoreChange: 0 })
    expect((await call(path, { method: 'POST' })).body).toMatchObject({ score: 2 })
  })

  it('C007: calculated anew once a day, for its owner alone, and says what changed', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const calculate = (token?: string) =>
      call(`/ft/profile/calculate/creds/score/${user.userId}`, { method: 'POST', ...(token && { token }), body: {} })
    await earn(user.userId, { key: 'a' })
    expect((await calculate(user.token)).body).toEqual({ score: 2, prevScore: 0, scoreChange: 2 })
    await earn(user.userId, { key: 'b' })
    expect((await calculate(user.token)).body).toEqual({ score: 4, prevScore: 0, scoreChange: 2 })
    await database().execute(sql`update reputation_scores set score = 77, calculated_at = now() - interval '25 hours'
      where user_id = ${user.userId}::uuid`)
    const parallel = await Promise.all([
      ...Array.from({ length: 5 }, () => calculate(user.token)),
      ...Array.from({ length: 5 }, (_, n) => earn(user.userId, { key: `c${n}` })),
    ])
    expect(parallel.slice(0, 5).map((answer) => (answer as { status: number }).status)).toEqual(Array(5).fill(200))
    expect((await (await api()).reputation.score({ userId: user.userId })).score).toBe(14)
    expect((await calculate(other.token)).status).toBe(403)
    expect((await calculate()).status).toBe(401)
  })

  it('names what a row stands on to those who may open it, and only that', async () => {
    const study = await createStudy()
    const { user, roadmapId } = study
    const phaseId = phaseOf(study)
    const { rows } = await database().execute<{ key: string; title: string }>(
      sql`select title, 'section:' || md5(objectives::text) as key from phase_sections where phase_id = ${phaseId}::uuid limit 1`,
    )
    const [section] = rows
    await earn(user.userId, { key: section?.key ?? '', phaseId })
    const seenBy = async (token?: string) =>
      (await (await api(token)).reputation.receipts({ userId: user.userId })).receipts[0]?.evidence
    const share = (isShared: boolean) =>
      database().execute(sql`update roadmaps set is_link_shared = ${isShared} where id = ${roadmapId}::uuid`)
    await share(false)
    expect(await seenBy(user.token)).toMatchObject({ section: section?.title, phaseId, roadmapId })
    expect(await seenBy()).toBeNull()
    await share(true)
    expect(await seenBy()).toMatchObject({ section: section?.title, phaseId, roadmapId })
  })

  it('history counts weeks in the reader’s time zone, and each read is one round trip', async () => {
    const { userId } = await createUser()
    await earnEarlier(userId, { points: 2, days: 14 })
    await earn(userId, { key: 'now' })
    const { weeks } = await (await api()).reputation.summary({ userId, timeZone: 'Pacific/Auckland' })
    expect(weeks.map(({ points }) => points)).toEqual([2, 2])
    expect(weeks.every(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true)
    for (const method of ['GET', 'POST'] as const) {
      const part = method === 'GET' ? 'summary' : 'score'
      expect(await sequentialRoundTrips(`/ft/profile/creds/${part}/${userId}`, { method })).toBe(1)
    }
    expect(await sequentialRoundTrips('/ft/top/contributors', {})).toBe(1)
  })

  it('G-PROF-02: of somebody hidden, others learn nothing, and their owner all', async () => {
    const user = await createUser()
    await earn(user.userId, { key: 'a' })
    await hide(user.userId)
    const visitor = await api()
    const calls = [visitor.reputation.score, visitor.reputation.summary, visitor.reputation.receipts]
    for (const ask of calls) await expect(ask({ userId: user.userId })).rejects.toThrow('This person does not exist.')
    expect((await (await api(user.token)).reputation.score({})).score).toBe(2)
    await expect(visitor.reputation.score({})).rejects.toThrow('Please sign in first.')
    await expect(visitor.reputation.score({ userId: 'nobody' })).rejects.toThrow('This person does not exist.')
  })

  it('a removed account leaves its rows to nobody, and no score', async () => {
    const { userId, token } = await createUser()
    await earn(userId, { key: 'a' })
    await database().execute(sql`update users set deleted_at = now() where id = ${userId}::uuid`)
    await expect((await api()).reputation.score({ userId })).rejects.toThrow('This person does not exist.')
    await expect((await api(token)).reputation.calculate()).rejects.toThrow()
  })
})

describe('the leaderboard (C043, G-LEAD-01, R-COMM-08)', () => {
  const board = async (leaderType: string) => (await call<Boards>(`/ft/top/contributors?leaderType=${leaderType}`)).body

  it('has both keys, the one asked for filled, with score and newScore and what changed', async () => {
    const user = await createUser()
    await earnEarlier(user.userId, { points: 3000, days: 10 })
    await earn(user.userId, { key: 'now', points: 5000 })
    await (await api(user.token)).reputation.calculate()
    const week = await board('leaders')
    const overall = await board('OverallLeaders')
    expect([week.overallLeaders, overall.leaders]).toEqual([[], []])
    const of = (entries: Entry[]) => entries.find(({ userId }) => userId === user.userId)
    expect(of(week.leaders)).toEqual({
      ...{ userId: user.userId, name: expect.any(String), profilePic: null },
      ...{ score: 5000, newScore: 5000, prevScore: 3000, scoreChange: 2000 },
    })
    expect(of(overall.overallLeaders)).toMatchObject({
      ...{ score: 8000, newScore: 8000, prevScore: 3000, scoreChange: 5000 },
    })
  })

  it('equal scores share a rank, who had it first stands first, and so it stays', async () => {
    const [one, other] = await Promise.all([createUser(), createUser()])
    await earn(other.userId, { key: 'now', points: 9000 })
    await earn(one.userId, { key: 'now', points: 9000 })
    for (const name of ['week', 'overall'] as const) {
      const visitor = await api()
      const [first, again] = [
        await visitor.reputation.leaders({ board: name }),
        await visitor.reputation.leaders({ board: name }),
      ]
      const tied = first.leaders.filter(({ score }) => score === 9000)
      expect(tied.map(({ userId }) => userId)).toEqual([other.userId, one.userId])
      expect(new Set(tied.map(({ rank }) => rank)).size).toBe(1)
      expect(again).toEqual(first)
    }
  })

  it('of the week forgets what is older, also of who earns no more', async () => {
    const { userId } = await createUser()
    await earnEarlier(userId, { points: 7000, days: 8 })
    await earn(userId, { key: 'now', points: 1 })
    await database().update(reputationScores).set({ weekPoints: 7001 }).where(eq(reputationScores.userId, userId))
    const find = async () =>
      (await (await api()).reputation.leaders({ board: 'week' })).leaders.find((leader) => leader.userId === userId)
    expect((await find())?.score ?? 1).toBe(1)
    const kept = async () => {
      await forgetOldPoints(systemContext())
      const [row] = await database().select().from(reputationScores).where(eq(reputationScores.userId, userId))
      return row?.weekPoints
    }
    expect([await kept(), await kept()]).toEqual([1, 1])
  })

  it('who is hidden, blocked or does not want to, stands on none', async () => {
    const [hidden, blocked, away] = await Promise.all([createUser(), createUser(), createUser()])
    for (const { userId } of [hidden, blocked, away]) await earn(userId, { key: 'now', points: 20_000 })
    await hide(hidden.userId)
    await database().execute(sql`update users set blocked_at = now() where id = ${blocked.userId}::uuid`)
    const mine = await api(away.token)
    expect((await mine.reputation.leaders({ board: 'week' })).leaders.map(({ userId }) => userId)).toContain(
      away.userId,
    )
    expect(await mine.reputation.saveRanking({ isRanked: false })).toEqual({ isRanked: false })
    const all = [...(await board('')).leaders, ...(await board('overall')).overallLeaders].map(({ userId }) => userId)
    for (const { userId } of [hidden, blocked, away]) expect(all).not.toContain(userId)
    expect(await mine.reputation.summary({ userId: away.userId })).toMatchObject({ isRanked: false, score: 20_000 })
  })
})
