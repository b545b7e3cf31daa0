import { describe, expect, it } from 'vitest'
import type { Outline } from '#shared/roadmaps/outline.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { withEngine } from '#tests/support/worker/engine.ts'
import {
  accountOf,
  completeSections,
  createStoredRoadmap,
  createUser,
  createWrittenRoadmap,
  storedRoadmap,
} from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import type { Env } from '#worker/env.ts'
import { createRoadmap } from '#worker/features/roadmaps/create-roadmap.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'
import { requireBearer } from '#worker/features/users/scope.ts'

/** Two phases written, of four that were planned. */
const OUTLINE: Outline = {
  isKnown: true,
  phases: [
    { title: 'Testing what you wrote', sections: ['Units', 'Doubles', 'Coverage'], begun: 1 },
    { title: 'In production', sections: [], begun: 0 },
  ],
}

const stopped = (user: TestUser, outline: Outline | null = OUTLINE) =>
  createWrittenRoadmap(user, { state: 'stopped', stoppedAt: new Date().toISOString(), outline })

const continueAt = (id: string, token?: string, env?: Partial<Env>) =>
  send(`/ft/learning/roadmap/continue/${id}`, { token, method: 'POST', env })

async function read(user: TestUser, id: string) {
  const { api } = await callerFor(user.token)
  return api.roadmaps.get({ id, ownerName: user.userId })
}

/** A deployment that notes how many writers were started, who never arrive. */
function noting() {
  const started: string[] = []
  const create = async ({ params }: { params: { roadmapId: string } }) => {
    started.push(params.roadmapId)
  }
  return { started, env: { ROADMAP_WORKFLOW: { create } } as unknown as Partial<Env> }
}

describe('a roadmap that was stopped', () => {
  it('says what is missing, and is continued by the same plan, without a charge', async () => {
    const user = await createUser({ credits: 1 })
    const { ctx } = await callerFor(user.token)
    const { roadmapId } = await createRoadmap(requireBearer(ctx), { prompt: 'Learn TypeScript', promptedBy: 'user' })
    const system = systemContext({ MODEL_NAME: 'stand-in@400' })
    const writing = generateRoadmap(system, await claimRoadmap(system, roadmapId, 'test'))
    await expect.poll(async () => (await storedRoadmap(roadmapId))?.phases, { timeout: 10_000 }).toBeGreaterThan(0)
    await (await callerFor(user.token)).api.roadmaps.stop({ id: roadmapId })
    expect((await writing).kind).toBe('lost')

    const before = await read(user, roadmapId)
    expect(before).toMatchObject({ state: 'stopped', isStopped: true, outline: { isKnown: true } })
    expect(before.outline?.phases.map(({ begun }) => begun)).toEqual(before.outline?.phases.map(() => 0))
    const planned = before.outline?.phases.map(({ title }) => title) ?? []
    expect(before.phases.length + planned.length).toBe(4)

    // stopped again before anything came, it is as it was
    const { started, env } = noting()
    expect((await continueAt(roadmapId, user.token, env)).status).toBe(200)
    expect(started).toEqual([roadmapId])
    expect((await read(user, roadmapId)).state).toBe('incomplete')
    await (await callerFor(user.token)).api.roadmaps.stop({ id: roadmapId })
    expect(await read(user, roadmapId)).toMatchObject({ state: 'stopped', phases: before.phases })

    const response = await continueAt(roadmapId, user.token, { ...withEngine, MODEL_NAME: 'stand-in@0' })
    expect(response.status).toBe(200)
    await expect.poll(async () => (await storedRoadmap(roadmapId))?.state, { timeout: 10_000 }).toBe('success')
    const after = await read(user, roadmapId)
    expect(after.phases.slice(0, before.phases.length).map(({ id }) => id)).toEqual(before.phases.map(({ id }) => id))
    expect(after.phases.slice(before.phases.length).map(({ title }) => title)).toEqual(planned)
    expect(after).toMatchObject({ isStopped: false, outline: null })
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, kinds: ['grant', 'reserve', 'settle'] })
  }, 20_000)

  it('from two tabs at once it is begun once', async () => {
    const user = await createUser({ credits: 0 })
    const { roadmapId } = await stopped(user)
    const { started, env } = noting()
    const answers = await Promise.all([1, 2, 3].map(() => continueAt(roadmapId, user.token, env)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(started).toEqual([roadmapId])
  })

  it('is refused to visitors, to others, for what is written, fails or is being written, and for unknown ids', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await stopped(user)
    expect((await continueAt(roadmapId)).status).toBe(401)
    expect((await continueAt(roadmapId, other.token)).status).toBe(403)
    for (const state of ['success', 'failure', 'incomplete'] as const)
      expect((await continueAt(await createStoredRoadmap(user, { state }), user.token)).status).toBe(409)
    expect((await continueAt(crypto.randomUUID(), user.token)).status).toBe(404)
    expect((await continueAt('%27', user.token)).status).toBe(404)
    expect((await storedRoadmap(roadmapId))?.state).toBe('stopped')
  })

  it('stands like a written one for documented callers, and is nobody’s to copy', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await stopped(user)
    const got = await send(`/ft/learning/roadmap/get/${roadmapId}/${user.userId}`, { token: user.token })
    expect(await got.json()).toMatchObject({ roadmapState: 'success', isStopped: true })
    const { api } = await callerFor(other.token)
    await expect(api.roadmaps.clone({ id: roadmapId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a model that breaks off', () => {
  it('leaves what it wrote, which is paid for and can be continued', async () => {
    hasten()
    const user = await createUser({ credits: 1 })
    const { ctx } = await callerFor(user.token)
    const made = await createRoadmap(requireBearer(ctx), { prompt: 'Keeping bees on a roof', promptedBy: 'user' })
    const system = systemContext({ MODEL_NAME: 'stand-in:short=400@0' })
    await endRoadmap(system, await generateRoadmap(system, await claimRoadmap(system, made.roadmapId, 'test')))
    const before = await read(user, made.roadmapId)
    expect(before).toMatchObject({ state: 'stopped', isStopped: false, error: null })
    expect(before.phases.length).toBeGreaterThan(0)
    expect(await accountOf(user.userId)).toMatchObject({ balance: 0, kinds: ['grant', 'reserve', 'settle'] })
    expect((await continueAt(made.roadmapId, user.token, { ...withEngine, MODEL_NAME: 'stand-in@0' })).status).toBe(200)
    await expect.poll(async () => (await storedRoadmap(made.roadmapId))?.phases, { timeout: 10_000 }).toBe(4)
    expect((await accountOf(user.userId)).kinds).toEqual(['grant', 'reserve', 'settle'])
  })
})

describe('the certificate of a roadmap that was stopped', () => {
  it('is refused with what is missing, though all that is written is completed', async () => {
    const user = await createUser()
    const { roadmapId, phases } = await stopped(user)
    await completeSections(phases.flatMap(({ sectionIds }) => sectionIds))
    const issue = () =>
      send(`/ft/learning/roadmap/certificate/issue/${roadmapId}`, { token: user.token, method: 'POST' })
    const refused = await issue()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('“Testing what you wrote” and “In production”')
    const { api } = await callerFor(user.token)
    const certificate = await api.roadmaps.getCertificate({ id: roadmapId })
    expect(certificate).toMatchObject({ certificate: null, completedSections: 6, totalSections: 12 })
  })
})
