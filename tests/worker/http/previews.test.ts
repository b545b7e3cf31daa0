import { describe, expect, it } from 'vitest'
import { callerFor, send } from '#tests/support/worker/app.ts'
import {
  createCertificate,
  createStoredRoadmap,
  createUser,
  createWrittenRoadmap,
} from '#tests/support/worker/factories.ts'
import { loggedBy } from '#tests/support/worker/log.ts'
import type { Env } from '#worker/env.ts'

const ORIGIN = 'http://localhost:5173'
const LIBRARY_PATH = '/8020/path/react-for-people-who-know-javascript'

const pictureOfRoadmap = (id: string) => `/ft/learning/roadmap/picture/${id}/preview.png`

/** What the head of a page names as its picture, as a path of ours. */
async function pictureNamedBy(page: string): Promise<string> {
  const html = await (await send(page)).text()
  const [og, twitter] = ['og:image', 'twitter:image'].map(
    (name) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
  )
  expect(twitter).toBe(og)
  expect(og?.startsWith(`${ORIGIN}/`)).toBe(true)
  return (og ?? '').slice(ORIGIN.length)
}

async function pngAt(path: string) {
  const response = await send(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const bytes = new Uint8Array(await response.arrayBuffer())
  const view = new DataView(bytes.buffer)
  // its signature, and its width and height
  expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, 1200, 630])
  return bytes
}

/** Where the answer leads instead. */
async function ledTo(path: string, env?: Partial<Env>) {
  const response = await send(path, env && { env })
  return [response.status, response.headers.get('location')]
}

describe('the picture that previews of a link show', () => {
  it('of a shared roadmap: a PNG that the head names, another one for other words', async () => {
    const user = await createUser()
    const { roadmapId } = await createWrittenRoadmap(user)
    const path = await pictureNamedBy(`/learn/${user.userId}/${roadmapId}`)
    expect(path).toBe(pictureOfRoadmap(roadmapId))
    const png = await pngAt(path)
    expect(await pngAt(path)).toEqual(png)
    const { api } = await callerFor(user.token)
    await api.roadmaps.rename({ id: roadmapId, title: 'Types for the brave' })
    expect(await pngAt(path)).not.toEqual(png)
  })

  it('of a path of the library', async () => {
    await pngAt(await pictureNamedBy(LIBRARY_PATH))
    expect((await send('/8020/path/no-such-path/preview.png')).status).toBe(404)
  })

  it('of a certificate, as long as it is valid', async () => {
    const user = await createUser({ name: 'Zoë Łukasz-Ødegård' })
    const { certificateId } = await createCertificate(user)
    const path = await pictureNamedBy(`/verify/${certificateId}`)
    await pngAt(path)
    const { api } = await callerFor(user.token)
    await api.certificates.revoke({ id: certificateId, reason: 'A mistake' })
    expect((await send(path)).status).toBe(404)
    expect((await send('/verify/TB-NOSUCH/preview.png')).status).toBe(404)
  })

  it('SEC-20: of a private, deleted or unknown roadmap there is none, not even for its owner', async () => {
    const user = await createUser()
    const hidden = await createStoredRoadmap(user, { isLinkShared: false })
    const deleted = await createStoredRoadmap(user, { deletedAt: new Date().toISOString() })
    const answers = [hidden, deleted, crypto.randomUUID(), 'nonsense', '%00'].map(
      async (id) => (await send(pictureOfRoadmap(id), { token: user.token })).status,
    )
    for (const status of await Promise.all(answers)) expect([400, 404]).toContain(status)
  })

  it('is the product’s where the fonts lack the letters, or nothing draws', async () => {
    const user = await createUser()
    const chinese = await createStoredRoadmap(user, { title: '学习 TypeScript' })
    expect(await ledTo(pictureOfRoadmap(chinese))).toEqual([302, '/preview.png'])
    const cyrillic = await createStoredRoadmap(user, { title: `Основы ${crypto.randomUUID()}` })
    const broken = { PICTURES: { fetch: async () => new Response('', { status: 500 }) } as unknown as Fetcher }
    const lines = await loggedBy(async () => {
      expect(await ledTo(pictureOfRoadmap(cyrillic), broken)).toEqual([302, '/preview.png'])
    })
    expect(JSON.stringify(lines)).toContain("The pictures' worker answered 500.")
  })
})
