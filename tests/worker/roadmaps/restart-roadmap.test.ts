import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createStoredRoadmap, createUser, database, storedRoadmap } from '#tests/support/worker/factories.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'

type User = Awaited<ReturnType<typeof createUser>>

/** A roadmap that was paid for and whose writing failed, as the edge leaves it behind. */
async function failed(user: User): Promise<string> {
  const { api } = await callerFor(user.token)
  const { id: roadmapId } = await api.roadmaps.create({ prompt: 'Learn TypeScript' })
  await fail(roadmapId)
  return roadmapId
}

async function fail(roadmapId: string): Promise<void> {
  const ctx = systemContext()
  const claim = await claimRoadmap(ctx, roadmapId, 'test')
  if (!claim) throw new Error('nothing to claim')
  await endRoadmap(ctx, { kind: 'failed', lease: claim, errorText: ROADMAP_TEXTS.generationFailed })
}

const restart = async (user: User, id: string) => {
  const { api } = await callerFor(user.token)
  return api.roadmaps.restart({ id })
}

describe('2§4: failure: a Restart button, allowed at most 2 tries', () => {
  it('2§9: Restart attempts: at most 2. Each reserves the credit that the failure returned; the third is a conflict', async () => {
    const user = await createUser({ credits: 1 })
    const id = await failed(user)
    expect((await accountOf(user.userId)).balance).toBe(1)
    expect(await restart(user, id)).toEqual({ id, restartCount: 1 })
    expect((await accountOf(user.userId)).balance).toBe(0)
    await fail(id)
    expect(await restart(user, id)).toMatchObject({ restartCount: 2 })
    await fail(id)
    await expect(restart(user, id)).rejects.toMatchObject({ message: ROADMAP_TEXTS.restartFailed, code: 'CONFLICT' })
    const account = await accountOf(user.userId)
    expect(account.kinds).toEqual(['grant', 'reserve', 'return', 'reserve', 'return', 'reserve', 'return'])
    expect([account.balance, account.sum]).toEqual([1, 1])
  })

  it('a restart that succeeds costs one credit in all, and deleting it within two hours refunds it', async () => {
    const user = await createUser({ credits: 1 })
    const id = await failed(user)
    await restart(user, id)
    const ctx = systemContext({ MODEL_NAME: 'stand-in@0' })
    await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test')))
    expect(await storedRoadmap(id)).toMatchObject({ state: 'success', phases: 4 })
    expect((await accountOf(user.userId)).balance).toBe(0)
    const { api } = await callerFor(user.token)
    expect(await api.roadmaps.remove({ id })).toMatchObject({ isCreditReturned: true, credits: 1 })
    expect((await accountOf(user.userId)).kinds).toEqual(['grant', 'reserve', 'return', 'reserve', 'settle', 'refund'])
  })

  it('two restarts at once are one', async () => {
    const user = await createUser({ credits: 2 })
    const id = await failed(user)
    const outcomes = await Promise.allSettled([restart(user, id), restart(user, id), restart(user, id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await accountOf(user.userId)).balance).toBe(1)
  })

  it('without a credit nothing changes', async () => {
    const user = await createUser({ credits: 0 })
    const id = await createStoredRoadmap(user, { state: 'failure' })
    await expect(restart(user, id)).rejects.toMatchObject({
      message: ROADMAP_TEXTS.noCredits,
      code: 'PAYMENT_REQUIRED',
    })
    expect(await storedRoadmap(id)).toMatchObject({ state: 'failure' })
  })

  it('refuses visitors, others, what did not fail, unknown and deleted ids', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const id = await failed(user)
    const status = async (path: string, token?: string) =>
      (await send(`/ft/learning/roadmap/restart/${path}`, { token, method: 'POST' })).status
    expect(await status(id)).toBe(401)
    expect(await status(id, other.token)).toBe(403)
    expect(await status(await createStoredRoadmap(user), user.token)).toBe(409)
    expect(await status(crypto.randomUUID(), user.token)).toBe(404)
    expect(await status("1' or '1'='1", user.token)).toBe(404)
    await database().update(roadmaps).set({ deletedAt: new Date().toISOString() }).where(eq(roadmaps.id, id))
    expect(await status(id, user.token)).toBe(404)
  })
})
