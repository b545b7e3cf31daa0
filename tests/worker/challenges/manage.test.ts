import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStatus } from '#shared/challenges/rules.ts'
import { CONTENT } from '#tests/factories/challenges.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { adminApi } from '#tests/support/worker/bounties.ts'
import {
  createChallenge,
  createEntry,
  createJudge,
  createScore,
  createUser,
  database,
  endChallenge,
} from '#tests/support/worker/factories.ts'
import { challenges } from '#worker/db/schema/index.ts'

const reason = 'For a test of bounties'
const conflict = (message: string | RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const SAVED = {
  ...{ content: CONTENT, opensAt: null, endsAt: inDays(7), decideBy: inDays(14), reason },
  ...{ sponsorName: '', sponsorUrl: null, funding: 'promised' as const, judges: [] as string[] },
}

describe('making and changing one', () => {
  it('makes one that is to come and not listed, with its sponsor and judges, noted', async () => {
    const api = await adminApi()
    const judge = await createUser({ name: 'A Judge' })
    const sponsorName = `Sponsor ${crypto.randomUUID()}`
    const { challengeId } = await api.challengeAdmin.save({
      ...{ ...SAVED, challengeId: null, sponsorName, sponsorUrl: 'https://sponsor.example/' },
      judges: [`${judge.username}@EXAMPLE.com`],
    })
    expect(challengeId).toBeGreaterThan(1000)
    expect(await (await callerFor()).api.challenges.get({ challengeId })).toMatchObject({
      ...{ status: 'Coming Soon', title: CONTENT.title, funding: 'promised', judges: [{ name: 'A Judge' }] },
      sponsor: { name: sponsorName, url: 'https://sponsor.example/', record: { decided: 0 } },
    })
    const { challenges } = await api.challenges.listAll()
    expect(challenges.some(({ id }) => id === challengeId)).toBe(false)
    const edited = await api.challengeAdmin.get({ challengeId })
    expect(edited).toMatchObject({ content: CONTENT, judges: [`${judge.username}@example.com`] })
    await api.challengeAdmin.save({
      ...edited,
      challengeId,
      judges: [],
      reason,
      content: { ...CONTENT, title: 'Other' },
    })
    expect(await api.challenges.get({ challengeId })).toMatchObject({ title: 'Other', judges: [] })
    const { lines } = await api.audit.list({})
    const actions = lines.filter(({ details }) => details?.startsWith(`${challengeId}:`)).map(({ action }) => action)
    expect(actions).toEqual(['challenges.update', 'challenges.create'])
  })

  it('refuses times out of order, and judges whom nobody knows or who take part', async () => {
    const api = await adminApi()
    const save = (changed: Partial<typeof SAVED>, challengeId: number | null = null) =>
      api.challengeAdmin.save({ ...SAVED, ...changed, challengeId })
    const invalid = (message: string | RegExp) => ({ code: 'BAD_REQUEST', message: expect.stringMatching(message) })
    await expect(save({ decideBy: inDays(6) })).rejects.toMatchObject(invalid('after it has ended'))
    await expect(save({ endsAt: null as never })).rejects.toMatchObject(invalid('Give it an end'))
    await expect(save({ sponsorUrl: 'javascript:alert(1)' as never })).rejects.toMatchObject(invalid('https://'))
    await expect(save({ judges: ['nobody@nowhere.test'] })).rejects.toMatchObject(invalid('nobody@nowhere.test'))
    const challengeId = await createChallenge()
    const { user } = await createEntry(challengeId)
    await expect(save({ judges: [`${user.username}@example.com`] }, challengeId)).rejects.toMatchObject(
      invalid('takes part'),
    )
    await expect(save({}, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('once judging has begun, what is judged and by what stays; the judges may change', async () => {
    const api = await adminApi()
    const challengeId = await createChallenge()
    const { entryId } = await createEntry(challengeId)
    const judge = await createJudge(challengeId)
    await endChallenge(challengeId)
    await createScore({ challengeId, entryId, judge, total: 5 })
    const edited = await api.challengeAdmin.get({ challengeId })
    const save = (changed: object) => api.challengeAdmin.save({ ...edited, reason, ...changed, challengeId })
    const rubric = [{ name: 'Other', points: 1, about: 'Than before.' }]
    await expect(save({ content: { ...CONTENT, rubric } })).rejects.toMatchObject(conflict(CHALLENGE_REFUSALS.judged))
    await expect(save({ endsAt: inDays(3) })).rejects.toMatchObject(conflict(CHALLENGE_REFUSALS.judged))
    await save({ judges: [] })
    expect((await api.challengeJudging.list({ challengeId })).entries).toMatchObject([{ scores: 0 }])
  })

  it('a day of decision that is over stays on record', async () => {
    const api = await adminApi()
    const challengeId = await createChallenge({ endsAt: inDays(-2), opensAt: inDays(-9), decideBy: inDays(-1) })
    const edited = await api.challengeAdmin.get({ challengeId })
    await expect(
      api.challengeAdmin.save({ ...edited, challengeId, reason, decideBy: inDays(5) }),
    ).rejects.toMatchObject(conflict(CHALLENGE_REFUSALS.dayIsOver))
    await api.challengeAdmin.save({ ...edited, challengeId, reason })
  })

  it('marks what was edited, which the product’s own content then leaves alone (load-challenges.test.ts)', async () => {
    const challengeId = await createChallenge()
    const editedAt = async () => {
      const [row] = await database().select().from(challenges).where(eq(challenges.id, challengeId))
      return row?.editedAt
    }
    expect(await editedAt()).toBeNull()
    const api = await adminApi()
    await api.challengeAdmin.save({ ...(await api.challengeAdmin.get({ challengeId })), challengeId, reason })
    expect(await editedAt()).toBeTypeOf('string')
  })
})

describe('how one stands', () => {
  const sequences = Array.from({ length: 12 }, (_, seed) => seed)

  /** What a bounty may do next, said once more and shorter. */
  const may = (to: ChallengeStatus, { isStarted, isJudged, isDecided, isOver, from }: Model) => {
    if (to === from) return true
    if (isDecided) return false
    if (to === 'Open') return !isJudged && !isOver
    return to === 'Closed' || !isStarted
  }
  interface Model {
    from: ChallengeStatus
    isStarted: boolean
    isJudged: boolean
    isDecided: boolean
    isOver: boolean
  }

  it.each(sequences)('follows its rules, whatever is tried (%d)', async (seed) => {
    let state = seed * 2_654_435_761 + 12_345
    const draw = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((state / 4_294_967_296) * below)
    }
    const api = await adminApi()
    const challengeId = await createChallenge({ status: 'Coming Soon', opensAt: null, endsAt: null })
    const judge = await createJudge(challengeId)
    const model: Model = { from: 'Coming Soon', isStarted: false, isJudged: false, isDecided: false, isOver: false }
    let unjudged: string[] = []
    for (let step = 0; step < 14; step += 1) {
      const isOpen = model.from === 'Open' && !model.isOver
      const action = draw(6)
      if (action < 3) {
        const to = (['Coming Soon', 'Open', 'Closed'] as const)[action] ?? 'Closed'
        const done = await api.challengeAdmin.change({ challengeId, status: to, isListed: true, reason }).then(
          () => true,
          () => false,
        )
        expect([step, to, done]).toEqual([step, to, may(to, model)])
        if (done) model.from = to
      } else if (action === 3 && isOpen) {
        unjudged.push((await createEntry(challengeId)).entryId)
        model.isStarted = true
      } else if (action === 4 && !isOpen && model.from !== 'Coming Soon' && !model.isDecided) {
        for (const entryId of unjudged) await createScore({ challengeId, entryId, judge, total: 1 + draw(50) })
        model.isJudged ||= unjudged.length > 0
        unjudged = []
      } else if (action === 5) {
        const done = await api.challengeAdmin.decide({ challengeId, reason }).then(
          () => true,
          () => false,
        )
        const isReady = model.from === 'Closed' && !model.isDecided && unjudged.length === 0
        expect([step, 'decide', done]).toEqual([step, 'decide', isReady])
        model.isDecided ||= done
      }
      const shown = await api.challenges.get({ challengeId })
      expect([shown.status, shown.decidedAt !== null]).toEqual([model.from, model.isDecided])
      expect(shown.results.length > 0).toBe(model.isDecided && model.isJudged)
    }
  })

  it('a deadline that is over has to be moved before it is opened', async () => {
    const api = await adminApi()
    const challengeId = await createChallenge()
    await endChallenge(challengeId)
    await api.challengeAdmin.change({ challengeId, status: 'Closed', isListed: true, reason })
    const open = () => api.challengeAdmin.change({ challengeId, status: 'Open', isListed: true, reason })
    await expect(open()).rejects.toMatchObject(conflict('Its end is over'))
    const edited = await api.challengeAdmin.get({ challengeId })
    await api.challengeAdmin.save({ ...edited, challengeId, reason, endsAt: inDays(2) })
    await open()
    expect((await api.challenges.get({ challengeId })).status).toBe('Open')
  })

  it('a sponsor whose decision is late gets nothing opened before it is made, and everybody reads that it is late', async () => {
    const api = await adminApi()
    const sponsorName = `Late ${crypto.randomUUID()}`
    const made = (changed: object) => api.challengeAdmin.save({ ...SAVED, challengeId: null, sponsorName, ...changed })
    const late = await made({})
    const next = await made({})
    const judge = await createJudge(late.challengeId)
    const { entryId } = await createEntry(late.challengeId)
    await database().execute(sql`update challenges set status = 'Open', opens_at = now() - interval '9 days',
      ends_at = now() - interval '3 days', decide_by = now() - interval '1 day' where id = ${late.challengeId}`)
    const open = () =>
      api.challengeAdmin.change({ challengeId: next.challengeId, status: 'Open', isListed: false, reason })
    await expect(open()).rejects.toMatchObject(conflict('has not decided “A bot that says no” in time'))
    const shown = await (await callerFor()).api.challenges.get({ challengeId: next.challengeId })
    expect(shown.sponsor?.record).toMatchObject({ late: 1, decided: 0 })
    await createScore({ challengeId: late.challengeId, entryId, judge, total: 5 })
    await api.challengeAdmin.decide({ challengeId: late.challengeId, reason })
    await open()
    expect((await api.challenges.get({ challengeId: next.challengeId })).sponsor?.record).toMatchObject({
      ...{ late: 1, decided: 1, prizes: 1, paid: 0, entries: 1, reasons: 1, medianDays: null },
    })
  })
})

describe('prizes', () => {
  async function decided() {
    const api = await adminApi()
    const challengeId = await createChallenge()
    const judge = await createJudge(challengeId)
    const { entryId } = await createEntry(challengeId)
    await endChallenge(challengeId)
    await createScore({ challengeId, entryId, judge, total: 50 })
    await api.challengeAdmin.decide({ challengeId, reason })
    return { api, challengeId }
  }
  const today = () => new Date().toISOString().slice(0, 10)

  it('are promised, and then paid, with the day and how', async () => {
    const { api, challengeId } = await decided()
    expect((await api.challenges.get({ challengeId })).results).toMatchObject([{ paidAt: null, note: null }])
    await api.challengeAdmin.recordPayment({ challengeId, place: 1, paidOn: today(), note: 'Bank transfer' })
    expect((await api.challenges.get({ challengeId })).results).toMatchObject([
      { paidAt: expect.stringContaining(today()), note: 'Bank transfer' },
    ])
  })

  it('not before the decision, not in days to come, and only where somebody won', async () => {
    const { api, challengeId } = await decided()
    const pay = (place: number, paidOn: string) =>
      api.challengeAdmin.recordPayment({ challengeId, place, paidOn, note: 'Bank transfer' })
    for (const day of ['2020-01-01', inDays(3).slice(0, 10)])
      await expect(pay(1, day)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(pay(2, today())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
