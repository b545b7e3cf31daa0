import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { creditOfRoadmap } from '#tests/factories/credits.ts'
import { phaseOf, RIGHT_ANSWERS, type Study, sectionOf } from '#tests/factories/progress.ts'
import { run } from '#tests/factories/store.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import {
  accountOf,
  addQuestions,
  createStudy,
  createUser,
  database,
  finishRoadmap,
} from '#tests/support/worker/factories.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'

const build = (user: TestUser) =>
  send('/gpt/pathway/learning/background/roadmap', { token: user.token, body: { objective: 'Learn TypeScript' } })

describe('deleting a roadmap', () => {
  const remove = (user: TestUser, id: string, query = '') =>
    send(`/ft/learning/roadmap/remove/${id}${query}`, { token: user.token, method: 'DELETE' })

  const finished = async (user: TestUser, ageMinutes: number) => {
    const { roadmapId } = (await (await build(user)).json()) as { roadmapId: string }
    await finishRoadmap(roadmapId, ageMinutes)
    return roadmapId
  }

  it('within two hours gives the credit back once, however often it is asked', async () => {
    const user = await createUser()
    const id = await finished(user, 119)
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await remove(user, id)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(7)
    const account = await accountOf(user.userId)
    expect(account.balance).toBe(3)
    expect(account.sum).toBe(3)
    expect(account.kinds.filter((kind) => kind === 'refund')).toHaveLength(1)
  })

  it('after two hours, or with returnCredit=false, gives nothing back', async () => {
    const user = await createUser()
    const [old, declined] = [await finished(user, 121), await finished(user, 1)]
    expect(await (await remove(user, old)).json()).toMatchObject({ status: 'ok', creditReturned: false })
    expect(await (await remove(user, declined, '?returnCredit=false')).json()).toMatchObject({ creditReturned: false })
    expect((await accountOf(user.userId)).balance).toBe(1)
  })

  it('is for the owner only: 403 for another, 404 for an unknown id', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const id = await finished(user, 1)
    expect((await remove(other, id)).status).toBe(403)
    expect((await remove(user, crypto.randomUUID())).status).toBe(404)
    expect((await remove(user, 'not-an-id')).status).toBe(404)
    expect((await accountOf(other.userId)).balance).toBe(3)
  })
})

describe('what its credit bought was used', () => {
  /** A roadmap written and paid for just now; three credits are left. */
  async function paidStudy(sections = 3): Promise<Study> {
    const study = await createStudy({ sections })
    const ids = { userId: study.user.userId, roadmapId: study.roadmapId }
    await run(database(), creditOfRoadmap(database(), ids, true))
    return study
  }

  const apiOf = async ({ user }: Study) => (await callerFor(user.token, { MODEL_PROVIDER: 'builtin' })).api

  async function completeFirst(study: Study) {
    const api = await apiOf(study)
    const questions = await addQuestions(sectionOf(study))
    for (const [at, answer] of RIGHT_ANSWERS.slice(0, 2).entries()) {
      await api.progress.judgeAnswer({ questionId: questions[at] ?? '', answer })
    }
  }

  async function dive(study: Study, sectionNumber = 1) {
    const api = await apiOf(study)
    return (await api.roadmaps.deepDive({ parentId: study.roadmapId, phaseId: phaseOf(study), sectionNumber })).id
  }

  const isUsed = async (study: Study) => (await (await apiOf(study)).roadmaps.list()).roadmaps[0]?.isUsed
  const remove = async (study: Study) => (await apiOf(study)).roadmaps.remove({ id: study.roadmapId })
  const REFUNDED = { isCreditReturned: true, credits: 4 }
  const KEPT = { isCreditReturned: false, credits: 3 }

  it('not by reading and opening: the credit comes back', async () => {
    const study = await paidStudy()
    await (await apiOf(study)).progress.open({ phaseId: phaseOf(study) })
    expect(await isUsed(study)).toBeUndefined()
    expect(await remove(study)).toEqual(REFUNDED)
  })

  it('by a completed section: no certificate and no StreetCred for a credit that comes back', async () => {
    const study = await paidStudy()
    await completeFirst(study)
    expect(await isUsed(study)).toBe(true)
    expect(await remove(study)).toEqual(KEPT)
    expect((await accountOf(study.user.userId)).sum).toBe(3)
  })

  it('also where the completed section was removed', async () => {
    const study = await paidStudy(4)
    await completeFirst(study)
    await (await apiOf(study)).roadmaps.removeSection({ id: sectionOf(study) })
    expect(await remove(study)).toEqual(KEPT)
  })

  it("by a deep dive's first phase, whatever became of it", async () => {
    const study = await paidStudy()
    const ctx = systemContext({ MODEL_PROVIDER: 'builtin' })
    const id = await dive(study)
    const other = await paidStudy()
    await dive(other)
    await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test')))
    expect(await isUsed(study)).toBe(true)
    expect(await isUsed(other)).toBeUndefined()
    await (await apiOf(study)).roadmaps.remove({ id })
    expect(await remove(study)).toEqual(KEPT)
  })

  it('not by a deep dive that failed or still waits to be written', async () => {
    const study = await paidStudy()
    const lease = { roadmapId: await dive(study), owner: 'test' }
    await database().execute(sql`update roadmaps set lease_owner = 'test' where id = ${lease.roadmapId}::uuid`)
    await endRoadmap(systemContext(), { kind: 'failed', lease, errorText: 'No.' })
    await dive(study, 2)
    expect(await isUsed(study)).toBeUndefined()
    expect(await remove(study)).toEqual(REFUNDED)
  })

  it('deleted while its deep dive is written: neither waits for the other for ever, and one of both is had', async () => {
    for (let round = 0; round < 5; round += 1) {
      const study = await paidStudy()
      const ctx = systemContext({ MODEL_PROVIDER: 'builtin' })
      const id = await dive(study)
      const write = async () => generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test'))
      const [{ isCreditReturned }] = await Promise.all([remove(study), write()])
      const { rows } = await database().execute<{ n: number }>(sql`
        select count(*)::int as n from roadmap_phases where roadmap_id = ${id}::uuid`)
      expect(isCreditReturned).toBe(rows[0]?.n === 0)
    }
  })

  it('deleted while its section is completed: one of both is had', async () => {
    const study = await paidStudy()
    const api = await apiOf(study)
    const [first = '', second = ''] = await addQuestions(sectionOf(study))
    await api.progress.judgeAnswer({ questionId: first, answer: RIGHT_ANSWERS[0] ?? '' })
    const last = api.progress.judgeAnswer({ questionId: second, answer: RIGHT_ANSWERS[1] ?? '' })
    const [{ isCreditReturned }] = await Promise.all([remove(study), last.catch(() => null)])
    const { rows } = await database().execute<{ n: number }>(sql`
      select count(*)::int as n from reputation_events where user_id = ${study.user.userId}::uuid`)
    expect(isCreditReturned).toBe(rows[0]?.n === 0)
  })
})
