import { describe, expect, it } from 'vitest'
import { imagePath } from '#shared/resources/rules.ts'
import { envWith, send } from '#tests/support/worker/app.ts'
import { createResource } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'

const createVideo = () =>
  createResource({ kind: 'video', link: `https://www.youtube.com/watch?v=${crypto.randomUUID().slice(0, 11)}` })

/** YouTube's host for pictures with a way to misbehave. */
const behaving = (behaviour: string) => ({ YOUTUBE_IMAGE_URL: `${envWith().YOUTUBE_IMAGE_URL}/${behaviour}` })

describe('the picture of a video', () => {
  it('comes from our own origin, without saying who asks, and may be kept for a week', async () => {
    const response = await send(imagePath(await createVideo()))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    })
    expect([...new Uint8Array(await response.arrayBuffer()).subarray(1, 4)]).toEqual([
      ...new TextEncoder().encode('PNG'),
    ])
  })

  it('is asked for once: what is kept is given without YouTube', async () => {
    const path = imagePath(await createVideo())
    const first = await (await send(path)).arrayBuffer()
    const again = await send(path, { env: behaving('failing') })
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await again.arrayBuffer()).toEqual(first)
  })

  it('an address in the call is never followed', async () => {
    const asked = standInForHosts({ 'evil.test': () => new Response('x') })
    const path = imagePath(await createVideo())
    const query = '?url=https://evil.test/&videoId=https://evil.test/&host=evil.test'
    expect((await send(`${path}${query}`, { headers: { 'x-forwarded-host': 'evil.test' } })).status).toBe(200)
    expect(asked).toEqual([])
  })

  it('a redirect is not followed', async () => {
    const asked = standInForHosts({
      'pictures.test': () => Response.redirect('https://evil.test/', 302),
      'evil.test': () => new Response('x'),
    })
    const response = await send(imagePath(await createVideo()), { env: { YOUTUBE_IMAGE_URL: 'https://pictures.test' } })
    expect(response.status).toBe(502)
    expect(asked.map((link) => new URL(link).host)).toEqual(['pictures.test'])
  })
})

describe('what has no picture', () => {
  it.each(['x', crypto.randomUUID(), '../../etc/passwd', 'https:%2F%2Fevil.test'])('%s is 404', async (id) => {
    expect((await send(`/ft/resource/${encodeURIComponent(id)}/image`)).status).toBe(404)
  })

  it('a page, and a video elsewhere, are 404 and ask nobody', async () => {
    const asked = standInForHosts({ 'evil.test': () => new Response('x') })
    for (const link of [
      `https://evil.test/${crypto.randomUUID()}`,
      `https://evil.test/watch?v=${crypto.randomUUID()}`,
    ]) {
      expect((await send(imagePath(await createResource({ kind: 'video', link })))).status).toBe(404)
    }
    expect(asked).toEqual([])
  })

  it('a video that is gone is 404', async () => {
    expect((await send(imagePath(await createVideo()), { env: behaving('empty') })).status).toBe(404)
  })

  it.each(['failing', 'refusing', 'malformed', 'huge', 'hostile'])(
    'a %s host gives nothing, and nothing of it is kept',
    async (behaviour) => {
      const path = imagePath(await createVideo())
      const refused = await send(path, { env: behaving(behaviour) })
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([502, 'private, no-store'])
      expect(refused.headers.get('content-type')).toContain('application/json')
      expect((await send(path)).status).toBe(200)
    },
  )
})
