import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createStoredRoadmap, createUser, database, storedRoadmap } from '#tests/support/worker/factories.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'
import { resumeAbandonedRoadmaps } from '#worker/features/roadmaps/jobs.ts'

type User = Awaited<ReturnType<typeof createUser>>

async function begun(user: User): Promise<string> {
  const { api } = await callerFor(user.token)
  return (await api.roadmaps.create({ prompt: 'Learn TypeScript' })).id
}

describe('stopping a roadmap that is being written', () => {
  it('returns the credit if nothing usable was written', async () => {
    const user = await createUser({ credits: 1 })
    const id = await begun(user)
    const { api } = await callerFor(user.token)
    expect(await api.roadmaps.stop({ id })).toEqual({
      state: 'failure',
      isCreditReturned: true,
      credits: 1,
    })
    expect(await api.roadmaps.get({ id: id, ownerName: user.userId })).toMatchObject({
      isStopped: true,
      state: 'failure',
      error: ROADMAP_TEXTS.stopped,
    })
    expect((await accountOf(user.userId)).kinds).toEqual(['grant', 'reserve', 'return'])
  })

  it('keeps what it has, which is paid for, and the writer stops', async () => {
    const user = await createUser({ credits: 1 })
    const id = await begun(user)
    const ctx = systemContext({ MODEL_NAME: 'stand-in@200' })
    const writing = generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test'))
    const { api } = await callerFor(user.token)
    await expect.poll(async () => (await storedRoadmap(id))?.phases, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await api.roadmaps.stop({ id })).toMatchObject({
      state: 'stopped',
      isCreditReturned: false,
      credits: 0,
    })
    const outcome = await writing
    expect(outcome.kind).toBe('lost')
    await endRoadmap(ctx, outcome)
    const stored = await storedRoadmap(id)
    expect(stored?.state).toBe('stopped')
    expect(stored?.phases).toBeLessThan(4)
    expect((await accountOf(user.userId)).kinds).toEqual(['grant', 'reserve', 'settle'])
  }, 20_000)

  it('an internship without all of its weeks has failed, and its credit comes back; so the sweeper sees it', async () => {
    const [user, other] = await Promise.all([createUser({ credits: 1 }), createUser({ credits: 1 })])
    const unfinished = async (owner: User) => {
      const id = await begun(owner)
      await database()
        .update(roadmaps)
        .set({ kind: 'internship', internshipLanguage: 'python', leaseCount: 3 })
        .where(eq(roadmaps.id, id))
      await database()
        .insert(roadmapPhases)
        .values({ roadmapId: id, position: 1, title: 'Week 1', overview: 'It begins.' })
      return id
    }
    const id = await unfinished(user)
    const { api } = await callerFor(user.token)
    expect(await api.roadmaps.stop({ id })).toMatchObject({ state: 'failure', isCreditReturned: true, credits: 1 })
    const stopped = await api.roadmaps.get({ id: id, ownerName: user.userId })
    expect(stopped).toMatchObject({
      error: ROADMAP_TEXTS.stoppedInternship,
      phases: [{ title: 'Week 1' }],
    })

    const abandoned = await unfinished(other)
    await database()
      .update(roadmaps)
      .set({ leaseUntil: new Date(0).toISOString() })
      .where(eq(roadmaps.id, abandoned))
    await resumeAbandonedRoadmaps(systemContext())
    expect(await storedRoadmap(abandoned)).toMatchObject({ state: 'failure', phases: 1 })
    expect(await accountOf(other.userId)).toMatchObject({ balance: 1, kinds: ['grant', 'reserve', 'return'] })
  })

  it('from two tabs at once it is stopped once', async () => {
    const user = await createUser({ credits: 1 })
    const id = await begun(user)
    const { api } = await callerFor(user.token)
    const outcomes = await Promise.allSettled([api.roadmaps.stop({ id }), api.roadmaps.stop({ id })])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await accountOf(user.userId)).balance).toBe(1)
  })

  it('refuses visitors, others, a finished one, unknown ids', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const id = await begun(user)
    const status = async (path: string, token?: string) =>
      (await send(`/ft/learning/roadmap/stop/${path}`, { token, method: 'POST' })).status
    expect(await status(id)).toBe(401)
    expect(await status(id, other.token)).toBe(403)
    expect(await status(await createStoredRoadmap(user), user.token)).toBe(409)
    expect(await status(crypto.randomUUID(), user.token)).toBe(404)
    expect(await status('%27', user.token)).toBe(404)
  })
})
