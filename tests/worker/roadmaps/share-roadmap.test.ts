import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import {
  accountOf,
  createCertificate,
  createStoredRoadmap,
  createUser,
  createWrittenRoadmap,
  database,
} from '#tests/support/worker/factories.ts'
import { roadmaps } from '#worker/db/schema/index.ts'

describe('sharing (G-LRN-06, G-LRN-07)', () => {
  it('a roadmap is seen by its link until its owner says otherwise', async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(user, { aboutLearner: 'I was fired last week' })
    const path = `/ft/learning/roadmap/get/${roadmapId}/${user.userId}`
    const seen = await send(path)
    expect(seen.status).toBe(200)
    expect(await seen.text()).not.toContain('fired')
    const { api } = await callerFor(user.token)
    expect(await api.roadmaps.share({ id: roadmapId, isLinkShared: false })).toEqual({
      isLinkShared: false,
      isListed: false,
    })
    for (const token of [undefined, stranger.token]) expect((await send(path, { token })).status).toBe(404)
    expect((await send(path, { token: user.token })).status).toBe(200)
  })

  it('the sharable list has only what its owner listed, without any progress', async () => {
    const user = await createUser()
    const { roadmapId } = await createWrittenRoadmap(user)
    const { api } = await callerFor(user.token)
    const listed = async () => {
      const visitor = await callerFor()
      return (await visitor.api.roadmaps.listSharable({})).roadmaps.find((one) => one.id === roadmapId)
    }
    expect(await listed()).toBeUndefined()
    await api.roadmaps.share({ id: roadmapId, isListed: true })
    expect(await listed()).toMatchObject({ progress: {}, error: null, ownerName: 'Test Person' })
    await api.roadmaps.share({ id: roadmapId, isLinkShared: false })
    expect(await listed()).toBeUndefined()
  })

  it('the list says nothing of certificates and restarts', async () => {
    const user = await createUser({ name: 'Ada Lovelace' })
    const { roadmapId } = await createCertificate(user)
    await database().update(roadmaps).set({ isListed: true, restartCount: 2 }).where(eq(roadmaps.id, roadmapId))
    const { api } = await callerFor()
    const listed = (await api.roadmaps.listSharable({})).roadmaps.find((one) => one.id === roadmapId)
    expect(listed).toMatchObject({ certificate: null, restartCount: 0 })
  })

  it('deep dives follow their roadmap when it is shared or not, but are never listed with it', async () => {
    const user = await createUser()
    const { roadmapId } = await createWrittenRoadmap(user)
    const dive = await createStoredRoadmap(user, { kind: 'deep_dive', parentRoadmapId: roadmapId })
    const { api } = await callerFor(user.token)
    const seen = async () => (await send(`/ft/learning/roadmap/get/${dive}/${user.userId}`)).status
    await api.roadmaps.share({ id: roadmapId, isListed: true })
    expect(await seen()).toBe(200)
    await api.roadmaps.share({ id: roadmapId, isLinkShared: false })
    expect(await seen()).toBe(404)
    await api.roadmaps.share({ id: roadmapId, isLinkShared: true })
    expect((await api.roadmaps.get({ id: dive, ownerName: user.userId })).isListed).toBe(false)
    expect(await seen()).toBe(200)
  })

  it('what is no longer shared by its link is no longer listed, not even when it is shared again', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user)
    const share = async (body: object) => {
      const path = `/ft/learning/roadmap/share/${id}`
      return (await send(path, { token: user.token, method: 'PUT', body })).json()
    }
    expect(await share({ isListed: true })).toEqual({ isLinkShared: true, isListed: true })
    expect(await share({ isLinkShared: false })).toEqual({ isLinkShared: false, isListed: false })
    expect(await share({ isListed: true })).toEqual({ isLinkShared: false, isListed: false })
    expect(await share({ isLinkShared: true })).toEqual({ isLinkShared: true, isListed: false })
  })

  it('only its owner can change that', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const id = await createStoredRoadmap(user)
    const status = async (path: string, token?: string, body: unknown = { isListed: true }) =>
      (await send(`/ft/learning/roadmap/share/${path}`, { token, method: 'PUT', body })).status
    expect(await status(id)).toBe(401)
    expect(await status(id, other.token)).toBe(404)
    expect(await status(id, user.token, { isListed: 'yes' })).toBe(400)
    expect(await status(crypto.randomUUID(), user.token)).toBe(404)
    expect(await status(id, user.token)).toBe(200)
  })
})

describe('cloning (2§4, C120)', () => {
  it("makes a copy of one's own for one credit, with the same phases and sections and new ids", async () => {
    const [owner, stranger] = await Promise.all([createUser(), createUser({ credits: 1 })])
    const source = await createWrittenRoadmap(owner, {
      ...{ aboutLearner: 'private', heard: 'You know Excel.', notHonoured: 'Two weeks are too short.' },
      ...{ prompt: 'I work in HR and want to automate reports', title: 'Reports with Python' },
    })
    const { api } = await callerFor(stranger.token)
    const { id: roadmapId } = await api.roadmaps.clone({ id: source.roadmapId })
    const [copy, original] = await Promise.all([
      api.roadmaps.get({ id: roadmapId, ownerName: stranger.userId }),
      api.roadmaps.get({ id: source.roadmapId, ownerName: owner.userId }),
    ])
    expect(copy).toMatchObject({ isOwner: true, certificate: null, state: 'success' })
    expect(copy.aboutLearner).toBeNull()
    expect(copy).toMatchObject({ title: 'Reports with Python', prompt: 'Reports with Python' })
    expect(JSON.stringify(copy)).not.toMatch(/HR|Excel|Two weeks/)
    const texts = (detail: typeof copy) =>
      detail.phases.map(({ title, sections }) => [title, sections.map((s) => [s.title, s.objectives])])
    expect(texts(copy)).toEqual(texts(original))
    const ids = (detail: typeof copy) => detail.phases.flatMap(({ id, sections }) => [id, ...sections.map((s) => s.id)])
    expect(new Set([...ids(copy), ...ids(original)]).size).toBe(16)
    expect(await accountOf(stranger.userId)).toMatchObject({
      balance: 0,
      sum: 0,
      kinds: ['grant', 'reserve', 'settle'],
    })
  })

  it('the same request key makes one copy, also in parallel', async () => {
    const [owner, stranger] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(owner)
    const { api } = await callerFor(stranger.token)
    const requestKey = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.roadmaps.clone({ id: roadmapId, requestKey })),
    )
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect((await accountOf(stranger.userId)).balance).toBe(2)
  })

  it('ignores ids, state and certificate in the body (SEC-14), and refuses what may not be seen', async () => {
    const [owner, stranger] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(owner)
    const hidden = await createWrittenRoadmap(owner, { isLinkShared: false })
    const clone = (body: unknown, token: string | undefined = stranger.token) =>
      send('/ft/learning/roadmap/create', { token, body })
    const answer = await clone({ roadmapId, status: 'complete', cert: { id: 'x' }, userId: owner.userId })
    expect(answer.status).toBe(200)
    const copyId = ((await answer.json()) as { roadmapId: string }).roadmapId
    const { api } = await callerFor(stranger.token)
    expect(await api.roadmaps.get({ id: copyId, ownerName: stranger.userId })).toMatchObject({ certificate: null })
    expect((await clone({ roadmapId: hidden.roadmapId })).status).toBe(404)
    expect((await clone({ roadmapId: crypto.randomUUID() })).status).toBe(404)
    expect((await clone({ roadmapId: 'x' })).status).toBe(404)
    expect((await clone({})).status).toBe(400)
    expect((await send('/ft/learning/roadmap/create', { body: { roadmapId } })).status).toBe(401)
  })

  it('needs a credit', async () => {
    const [owner, stranger] = await Promise.all([createUser(), createUser({ credits: 0 })])
    const { roadmapId } = await createWrittenRoadmap(owner)
    const { api } = await callerFor(stranger.token)
    await expect(api.roadmaps.clone({ id: roadmapId })).rejects.toMatchObject({ message: ROADMAP_TEXTS.noCredits })
  })
})
