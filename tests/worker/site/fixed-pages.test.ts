import { describe, expect, it } from 'vitest'
import { FIXED_PAGES } from '#shared/site/fixed-pages.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

const ORIGIN = 'http://localhost:5173'

/** What a page's head says, as robots read it. */
async function headAt(path: string) {
  const response = await send(path, { env: UNLIMITED })
  const html = await response.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  const data: Record<string, string> = JSON.parse(one(/<script type="application\/ld\+json">([^<]*)<\/script>/) || '{}')
  return { response, meta, data, title: one(/<title>([^<]*)</), canonical: one(/<link rel="canonical" href="([^"]*)"/) }
}

describe('what a fixed public page says of itself before any script runs', () => {
  it.each(FIXED_PAGES)('$path', async ({ path, title, description }) => {
    const page = await headAt(path)
    expect(page.response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.title).toBe(title ? `${title} · Tubli` : 'Tubli')
    for (const name of ['og:title', 'twitter:title']) expect(page.meta(name)).toBe(title ?? 'Tubli')
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(page.meta(name)).toBe(description)
    for (const name of ['og:image', 'twitter:image']) expect(page.meta(name)).toBe(`${ORIGIN}/preview.png`)
    expect([page.canonical, page.meta('og:url'), page.data.url]).toEqual(Array(3).fill(ORIGIN + path))
    expect(page.data).toMatchObject({ '@context': 'https://schema.org', name: title ?? 'Tubli', description })
    expect(page.meta('robots')).toBe('')
    expect(await sequentialRoundTrips(path, {})).toBe(0)
  })

  it('no two are called or described alike, and none runs out of room in a preview', () => {
    for (const name of ['path', 'title', 'description'] as const)
      expect(new Set(FIXED_PAGES.map((page) => page[name])).size).toBe(FIXED_PAGES.length)
    for (const { title = '', description } of FIXED_PAGES) {
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeGreaterThan(50)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })

  it('the shop keeps the policy that lets Stripe in; no other page has it', async () => {
    const policy = async (path: string) => (await headAt(path)).response.headers.get('content-security-policy')
    expect(await policy('/pricing')).toContain('https://js.stripe.com')
    expect(await policy('/terms')).not.toContain('stripe')
  })

  it('all stand in the sitemap', async () => {
    await caches.default.delete(`${ORIGIN}/sitemap.xml`)
    const xml = await (await send('/sitemap.xml', { env: UNLIMITED })).text()
    for (const { path } of FIXED_PAGES) expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`)
  })
})
