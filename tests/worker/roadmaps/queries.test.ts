import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { createCertificate, createStoredRoadmap, createUser, database } from '#tests/support/worker/factories.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'
import { DocumentedRoadmap } from '#worker/features/roadmaps/listing/wire.ts'

/** A roadmap as it is after the model wrote it. */
async function written(user: Awaited<ReturnType<typeof createUser>>) {
  const id = await createStoredRoadmap(user, {
    state: 'incomplete',
    aboutLearner: 'I am shy about my age',
    leaseUntil: new Date().toISOString(),
  })
  const ctx = systemContext({ MODEL_NAME: 'stand-in@0' })
  await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test')))
  return id
}

describe('roadmaps.list', () => {
  it("lists the caller's own, newest first, without deleted ones and deep dives", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
    const old = await createStoredRoadmap(user, { createdAt: days(9) })
    const fresh = await createStoredRoadmap(user, { createdAt: days(1) })
    await createStoredRoadmap(user, { deletedAt: new Date().toISOString() })
    await createStoredRoadmap(user, { kind: 'deep_dive', parentRoadmapId: old })
    await createStoredRoadmap(other)
    const { api } = await callerFor(user.token)
    expect((await api.roadmaps.list()).roadmaps.map(({ id: roadmapId }) => roadmapId)).toEqual([fresh, old])
  })

  it('says how many sections each phase has', async () => {
    const user = await createUser()
    await written(user)
    const { api } = await callerFor(user.token)
    const [item] = (await api.roadmaps.list()).roadmaps
    expect(item?.phases).toHaveLength(4)
    for (const phase of item?.phases ?? []) expect(phase.total).toBeGreaterThanOrEqual(3)
  })
})

describe('roadmaps.get', () => {
  it('answers the whole roadmap to its owner, in either order of the ids, and by GitHub name', async () => {
    const user = await createUser()
    const id = await written(user)
    const { api } = await callerFor(user.token)
    const there = await api.roadmaps.get({ id: id, ownerName: user.userId })
    expect(there).toEqual(await api.roadmaps.get({ id: user.userId, ownerName: id }))
    expect(there).toEqual(await api.roadmaps.get({ id: id, ownerName: user.username.toUpperCase() }))
    expect(there.isOwner).toBe(true)
    expect(there.phases.flatMap(({ sections }) => sections).every((s) => s.objectives.length >= 3)).toBe(true)
  })

  it('says what was heard and how long each section takes; to others only how long', async () => {
    const user = await createUser()
    const { api } = await callerFor(user.token, { MODEL_PROVIDER: 'builtin' })
    const { id } = await api.roadmaps.create({ prompt: 'I know React, teach me Vue' })
    const ctx = systemContext({ MODEL_PROVIDER: 'builtin' })
    await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, id, 'test')))
    const own = await api.roadmaps.get({ id, ownerName: user.userId })
    expect(own).toMatchObject({ heard: 'You know React. You want to learn Vue.', notHonoured: expect.any(String) })
    const { api: theirs } = await callerFor((await createUser()).token)
    const seen = await theirs.roadmaps.get({ id, ownerName: user.userId })
    expect(seen).toMatchObject({ heard: null, notHonoured: null })
    for (const { sections } of seen.phases) for (const { minutes } of sections) expect(minutes).toBeGreaterThan(19)
  })

  it('shows a visitor the shared roadmap read-only, without what the owner told the author', async () => {
    const user = await createUser()
    const id = await written(user)
    const response = await send(`/ft/learning/roadmap/get/${id}/${user.userId}`)
    const text = await response.text()
    expect(DocumentedRoadmap.parse(JSON.parse(text)).isOwner).toBe(false)
    expect(text).not.toContain('shy about my age')
    expect(text).not.toContain('@example.com')
  })

  it('is 404 for others once it is not shared, deleted, unknown, or named with the wrong owner', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const hidden = await createStoredRoadmap(user, { isLinkShared: false })
    const gone = await createStoredRoadmap(user, { deletedAt: new Date().toISOString() })
    const shared = await createStoredRoadmap(user)
    const status = async (id: string, owner: string, token?: string) =>
      (await send(`/ft/learning/roadmap/get/${id}/${owner}`, { token })).status
    expect(await status(hidden, user.userId, other.token)).toBe(404)
    expect(await status(hidden, user.userId)).toBe(404)
    expect(await status(hidden, user.userId, user.token)).toBe(200)
    expect(await status(gone, user.userId, user.token)).toBe(404)
    expect(await status(shared, other.userId)).toBe(404)
    expect(await status(crypto.randomUUID(), user.userId)).toBe(404)
    expect(await status('%7B"x"%7D', '{,}')).toBe(404)
  })

  it('keeps the error of a failure to the owner', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user, { state: 'failure', errorText: 'It went wrong.' })
    const [mine, theirs] = await Promise.all([callerFor(user.token), callerFor()])
    expect((await mine.api.roadmaps.get({ id: id, ownerName: user.userId })).error).toBe('It went wrong.')
    expect((await theirs.api.roadmaps.get({ id: id, ownerName: user.userId })).error).toBeNull()
  })
})

describe('roadmaps.open', () => {
  it('notes the opening and never touches the status of the certificate', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user)
    const response = await send(`/ft/learning/update/roadmap/${id}/complete`, { method: 'PUT', token: user.token })
    expect(await response.json()).toEqual({ status: 'inprogress' })
    const { rows } = await database().execute<{ opened: boolean }>(sql`
      select last_opened_at is not null as opened from roadmaps where id = ${id}::uuid`)
    expect(rows[0]).toEqual({ opened: true })
    expect((await (await callerFor(user.token)).api.roadmaps.list()).roadmaps[0]?.hasCertificate).toBe(false)
  })

  it("'complete' counts once the roadmap is (G-LRN-02)", async () => {
    const user = await createUser()
    const { roadmapId: id } = await createCertificate(user)
    const { api } = await callerFor(user.token)
    expect(await api.roadmaps.open({ id, status: 'complete' })).toEqual({ status: 'complete' })
  })

  it("refuses another's roadmap, an unknown one and an unknown status", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const id = await createStoredRoadmap(user)
    const put = async (path: string, token: string) => (await send(path, { method: 'PUT', token })).status
    expect(await put(`/ft/learning/update/roadmap/${id}/opened`, other.token)).toBe(403)
    expect(await put(`/ft/learning/update/roadmap/${crypto.randomUUID()}/opened`, user.token)).toBe(404)
    expect(await put(`/ft/learning/update/roadmap/${id}/certified`, user.token)).toBe(400)
  })
})
