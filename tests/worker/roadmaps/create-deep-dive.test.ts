import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createUser, createWrittenRoadmap, database } from '#tests/support/worker/factories.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'
import { DocumentedRoadmap } from '#worker/features/roadmaps/listing/wire.ts'

const dive = async (user: TestUser, { id, ...place }: { id: string; phaseId: string; sectionNumber?: number }) => {
  const { api } = await callerFor(user.token)
  return api.roadmaps.deepDive({ parentId: id, sectionNumber: 2, ...place })
}

async function parentOf(user: TestUser) {
  const { roadmapId, phases } = await createWrittenRoadmap(user)
  const phaseId = phases[0]?.phaseId ?? ''
  return { id: roadmapId, phaseId }
}

describe('2§4 Deep dive', () => {
  it('is free, has links both ways, stays out of the list, and is written by the built-in author', async () => {
    const user = await createUser({ credits: 1 })
    const info = await parentOf(user)
    const { id: roadmapId } = await dive(user, info)
    const ctx = systemContext({ MODEL_PROVIDER: 'builtin' })
    await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, roadmapId, 'test')))
    const { api } = await callerFor(user.token)
    const deeper = await api.roadmaps.get({ id: roadmapId, ownerName: user.userId })
    expect(deeper).toMatchObject({
      state: 'success',
      parent: { id: info.id, phaseId: info.phaseId, sectionNumber: 2 },
      kind: 'deep_dive',
      prompt: 'Go deeper: Section 1.2: unions and narrowing',
    })
    expect(deeper.phases.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(deeper.phases)).toContain('discriminated union')
    const parent = await api.roadmaps.get({ id: info.id, ownerName: user.userId })
    expect(parent.phases[0]?.sections.map((section) => section.deepDiveId)).toEqual([null, roadmapId, null])
    expect((await api.roadmaps.list()).roadmaps.map((one) => one.id)).toEqual([info.id])
    expect(await accountOf(user.userId)).toMatchObject({ balance: 1, kinds: ['grant'] })
  })

  it('takes a section as the API itself answers it (C133)', async () => {
    const user = await createUser()
    const { id } = await parentOf(user)
    const { token, userId } = user
    const answer = await (await send(`/ft/learning/roadmap/get/${id}/${userId}`, { token })).json()
    const { roadmap } = DocumentedRoadmap.parse(answer)
    const [phase] = roadmap.phases
    const body = {
      userId,
      objectives: phase?.sections[0]?.learningObjectives,
      userPrompt: 'I build web shops.',
      parentRoadmapInfo: { prompt: roadmap.learningPrompt, id, phaseId: phase?.id, sectionNumber: 1 },
    }
    const response = await send('/gpt/pathway/learning/background/roadmap/godeeper', { token, body })
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ status: 'success' })])
  })

  it('there is one per section, however often and however parallel it is asked for', async () => {
    const user = await createUser()
    const info = await parentOf(user)
    const answers = await Promise.all(Array.from({ length: 8 }, () => dive(user, info)))
    expect(new Set(answers.map(({ id: roadmapId }) => roadmapId)).size).toBe(1)
    expect((await dive(user, { ...info, sectionNumber: 1 })).id).not.toBe(answers[0]?.id)
  })

  it('a section has at most three in its life; deleted and failed ones count', async () => {
    const user = await createUser()
    const info = await parentOf(user)
    const { api } = await callerFor(user.token)
    const first = await dive(user, info)
    await database().update(roadmaps).set({ state: 'failure' }).where(eq(roadmaps.id, first.id))
    await api.roadmaps.remove({ id: (await dive(user, info)).id })
    const third = await dive(user, info)
    expect((await dive(user, info)).id).toBe(third.id)
    await api.roadmaps.remove({ id: third.id })
    await expect(dive(user, info)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await dive(user, { ...info, sectionNumber: 1 })).state).toBe('incomplete')
  })

  it('a failed one cannot be restarted beside a newer one', async () => {
    const user = await createUser()
    const info = await parentOf(user)
    const failed = (await dive(user, info)).id
    await database().update(roadmaps).set({ state: 'failure' }).where(eq(roadmaps.id, failed))
    const { api } = await callerFor(user.token)
    const outcomes = await Promise.allSettled([dive(user, info), api.roadmaps.restart({ id: failed })])
    const [made, restarted] = outcomes
    // whichever came first; the other is answered the same one, or a conflict
    expect(made.status).toBe('fulfilled')
    if (restarted.status === 'rejected') expect(restarted.reason).toMatchObject({ code: 'CONFLICT' })
    if (restarted.status === 'fulfilled') return
    await expect(api.roadmaps.restart({ id: failed })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This section has a newer deep dive already.',
    })
  })

  it('there is none inside a deep dive', async () => {
    const user = await createUser()
    const { roadmapId: parentRoadmapId } = await createWrittenRoadmap(user)
    const inner = await createWrittenRoadmap(user, { kind: 'deep_dive', parentRoadmapId })
    const info = { id: inner.roadmapId, phaseId: inner.phases[0]?.phaseId ?? '' }
    await expect(dive(user, info)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('goes with its parent when that is deleted', async () => {
    const user = await createUser()
    const info = await parentOf(user)
    const { id: roadmapId } = await dive(user, info)
    const { api } = await callerFor(user.token)
    await api.roadmaps.remove({ id: info.id })
    await expect(api.roadmaps.get({ id: roadmapId, ownerName: user.userId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('refuses visitors, others, unknown and deleted roadmaps and sections, and malformed input', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const info = await parentOf(user)
    const status = async (changes: object, token?: string) => {
      const body = { parentRoadmapInfo: { ...info, sectionNumber: 1, ...changes } }
      return (await send('/gpt/pathway/learning/background/roadmap/godeeper', { token, body })).status
    }
    expect(await status({})).toBe(401)
    expect(await status({}, other.token)).toBe(403)
    expect(await status({ sectionNumber: 4 }, user.token)).toBe(404)
    expect(await status({ sectionNumber: 9 }, user.token)).toBe(400)
    expect(await status({ phaseId: crypto.randomUUID() }, user.token)).toBe(404)
    expect(await status({ id: crypto.randomUUID() }, user.token)).toBe(404)
    expect(await status({ id: 'x' }, user.token)).toBe(404)
    await database().update(roadmaps).set({ deletedAt: new Date().toISOString() }).where(eq(roadmaps.id, info.id))
    expect(await status({}, user.token)).toBe(404)
  })
})
