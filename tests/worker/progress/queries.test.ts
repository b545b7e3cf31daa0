import { describe, expect, it } from 'vitest'
import { UNLOADED_PROGRESS } from '#shared/progress/rules.ts'
import { phaseOf, RIGHT_ANSWERS, type Study, sectionOf } from '#tests/factories/progress.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { addQuestions, countProgressRows, createStudy, createUser, opened } from '#tests/support/worker/factories.ts'
import { ProgressResult, RecentResult } from '#worker/features/progress/phase/wire.ts'
import { StatusResult } from '#worker/features/progress/wire.ts'

async function completeFirstSection(study: Study) {
  const { api } = await callerFor(study.user.token, { MODEL_PROVIDER: 'builtin' })
  const questions = await addQuestions(sectionOf(study), 2)
  for (const [at, questionId] of questions.entries()) {
    await api.progress.judgeAnswer({ questionId, answer: RIGHT_ANSWERS[at] ?? '' })
  }
}

const statusOf = async (id: string, token?: string) => {
  const response = await send(`/ft/pathway/progress/${id}`, { token, body: { pathwayType: 'phaseStatus' } })
  return response.ok ? StatusResult.parse(await response.json()).result : response.status
}

describe('phase status (C127, 2§3)', () => {
  it('is completed and total counts for the owner, and nothing completed for viewers', async () => {
    const study = await createStudy({ sections: 4 })
    expect(await statusOf(phaseOf(study), study.user.token)).toEqual({ completed: 0, total: 4, status: null })
    await completeFirstSection(study)
    expect(await statusOf(phaseOf(study), study.user.token)).toEqual({ completed: 1, total: 4, status: 'in progress' })
    const stranger = await createUser()
    for (const token of [undefined, stranger.token]) {
      expect(await statusOf(phaseOf(study), token)).toEqual({ completed: 0, total: 4, status: null })
    }
  })

  it('the fallback progress total for unloaded cards is 3 sections with 0 completed', () => {
    expect(UNLOADED_PROGRESS).toEqual({ completed: 0, total: 3 })
  })

  it('makes no row, and is 404 for malformed, unknown, unshared and deleted phases', async () => {
    const [study, hidden, gone] = await Promise.all([
      createStudy(),
      createStudy({ roadmap: { isLinkShared: false } }),
      createStudy({ roadmap: { deletedAt: new Date().toISOString() } }),
    ])
    await statusOf(phaseOf(study), study.user.token)
    expect(await countProgressRows(study.roadmapId)).toBe(0)
    expect(await statusOf('x')).toBe(404)
    expect(await statusOf(crypto.randomUUID())).toBe(404)
    expect(await statusOf(phaseOf(hidden))).toBe(404)
    expect(await statusOf(phaseOf(gone), gone.user.token)).toBe(404)
  })
})

const pictureOf = ({ roadmapId }: { roadmapId: string }) =>
  expect.stringMatching(`/ft/learning/roadmap/picture/${roadmapId}$`)

describe('recently interacted phases (C130)', () => {
  const recent = async (id: string, sent: { token?: string; query?: string } = {}) => {
    const response = await send(`/ft/pathway/user/recent/${id}${sent.query ?? ''}`, { token: sent.token })
    return response.ok ? RecentResult.parse(await response.json()).result : response.status
  }

  it('lists what I opened, the latest first, of one roadmap or of all', async () => {
    const user = await createUser()
    const [one, two] = [await createStudy({ user, phases: 3 }), await createStudy({ user })]
    expect(await recent(user.userId, { token: user.token })).toEqual([])
    await opened(one, 0)
    await opened(two)
    await opened(one, 2)
    const list = await recent(user.userId, { token: user.token })
    expect(list).toMatchObject([
      { phase: { id: phaseOf(one, 2), phaseTitle: 'Phase 3' }, phaseIndex: 2, roadmapImage: pictureOf(one) },
      { phase: { id: phaseOf(two) }, phaseIndex: 0 },
      { phase: { id: phaseOf(one, 0) }, phaseIndex: 0 },
    ])
    expect(list).toMatchObject([
      { recentPathway: { prompt: 'Learn TypeScript', roadmapId: one.roadmapId, progress: { completed: 0, total: 3 } } },
      {},
      {},
    ])
    const ofOne = await recent(user.userId, { token: user.token, query: `?roadmapId=${one.roadmapId}` })
    expect(ofOne).toMatchObject([{ phase: { id: phaseOf(one, 2) } }, { phase: { id: phaseOf(one, 0) } }])
  })

  it('at most ten, and none of a deleted roadmap', async () => {
    const user = await createUser()
    const gone = await createStudy({ user })
    await opened(gone)
    for (let n = 0; n < 3; n += 1) {
      const study = await createStudy({ user, phases: 4, sections: 1, resources: 0 })
      for (const phase of [0, 1, 2, 3]) await opened(study, phase)
    }
    const { api } = await callerFor(user.token)
    await api.roadmaps.remove({ id: gone.roadmapId })
    const phases = await api.progress.recent({})
    expect(phases).toHaveLength(10)
    expect(phases.map(({ roadmap }) => roadmap.id)).not.toContain(gone.roadmapId)
  })

  it("is one's own alone: visitor 401, another's 403, a malformed roadmap 404, an unknown one empty", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    expect(await recent(user.userId)).toBe(401)
    expect(await recent(user.userId, { token: other.token })).toBe(403)
    expect(await recent('x', { token: other.token })).toBe(403)
    expect(await recent(user.userId, { token: user.token, query: '?roadmapId=x' })).toBe(404)
    expect(await recent(user.userId, { token: user.token, query: `?roadmapId=${crypto.randomUUID()}` })).toEqual([])
  })
})

describe('tasks of a phase (C129)', () => {
  it('answers the tasks as they stand', async () => {
    const study = await createStudy()
    await completeFirstSection(study)
    const sent = { token: study.user.token, body: { pathwayId: phaseOf(study), status: 'completed' } }
    const { result } = ProgressResult.parse(await (await send('/ft/pathway/update/tasks', sent)).json())
    expect(result.progress[1]).toMatchObject({ status: 'completed', openTasks: [] })
    expect(result.progress[1]?.completedTasks.map(({ verdict }) => verdict?.answer)).toEqual(RIGHT_ANSWERS.slice(0, 2))
    expect(result.progress[2]).toMatchObject({ status: null, completedTasks: [], openTasks: [] })
    expect(result.version).toBe((await opened(study)).progress.version)
  })
})
