import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createStoredRoadmap, createUser, createWrittenRoadmap } from '#tests/support/worker/factories.ts'
import { DocumentedItem, DocumentedRoadmap } from '#worker/features/roadmaps/listing/wire.ts'

const pathOf = (image: string | null) => new URL(image ?? '').pathname

describe('the picture of a roadmap', () => {
  it('the documented answers name its address, and anybody gets it there as long as the roadmap is shared', async () => {
    const user = await createUser()
    const { roadmapId } = await createWrittenRoadmap(user)
    const got = await send(`/ft/learning/roadmap/get/${roadmapId}/${user.userId}`)
    const { image } = DocumentedRoadmap.parse(await got.json()).roadmap
    const list = (await (await send('/ft/learning/roadmap/list', { token: user.token })).json()) as {
      roadmaps: unknown[]
    }
    expect(list.roadmaps.map((item) => DocumentedItem.parse(item).roadmap.image)).toEqual([image])
    const picture = await send(pathOf(image))
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=300')
    const svg = await picture.text()
    expect(svg.match(/<circle/g)).toHaveLength(6)
    for (const words of ['Learn TypeScript', 'Phase 1', 'Phase 2']) expect(svg).toContain(words)
  })

  it('of a private one only its owner gets it, and nobody may keep it', async () => {
    const [user, stranger] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(user)
    const path = `/ft/learning/roadmap/picture/${roadmapId}`
    const { api } = await callerFor(user.token)
    await api.roadmaps.share({ id: roadmapId, isLinkShared: false })
    for (const token of [undefined, stranger.token]) expect((await send(path, { token })).status).toBe(404)
    const own = await send(path, { token: user.token })
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    await own.body?.cancel()
    await api.roadmaps.remove({ id: roadmapId })
    expect((await send(path, { token: user.token })).status).toBe(404)
  })

  it('a session that has ended, an unknown id and nonsense get none', async () => {
    const user = await createUser()
    const { roadmapId } = await createWrittenRoadmap(user)
    expect((await send(`/ft/learning/roadmap/picture/${roadmapId}`, { token: `${user.token}x` })).status).toBe(401)
    for (const id of [crypto.randomUUID(), 'nonsense', '%00'])
      expect((await send(`/ft/learning/roadmap/picture/${id}`)).status).toBeGreaterThanOrEqual(400)
  })

  it('whatever its owner calls it is text, cut where it is too long, and the same for everybody', async () => {
    const user = await createUser()
    const ownTitle = `<script>alert("x")</script> & ${'語'.repeat(40)}\u0007`
    const id = await createStoredRoadmap(user, { title: 'Planned', ownTitle })
    const svg = await (await send(`/ft/learning/roadmap/picture/${id}`)).text()
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).toContain('…')
    expect(svg).not.toContain('\u0007')
    expect(await (await send(`/ft/learning/roadmap/picture/${id}`, { token: user.token })).text()).toBe(svg)
  })
})
