import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

const ORIGIN = 'http://localhost:5173'

async function pageOf(userId: string) {
  const response = await send(`/profile/${userId}`, { env: UNLIMITED })
  const html = await response.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  return {
    ...{ html, status: response.status, title: one(/<title>([^<]*)</) },
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    data: JSON.parse(one(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? 'null'),
    meta: (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
  }
}

const save = (token: string, body: object) => send('/ft/profile/add', { method: 'PUT', token, body })

async function sitemap() {
  await caches.default.delete(`${ORIGIN}/sitemap.xml`)
  const xml = await (await send('/sitemap.xml', { env: UNLIMITED })).text()
  await caches.default.delete(`${ORIGIN}/sitemap.xml`)
  return xml
}

describe('RT-33: a profile’s page before any script runs', () => {
  it('says who somebody is, once they have, and may be listed', async () => {
    const user = await createUser({ name: 'Jane Doe' })
    const silent = await pageOf(user.userId)
    expect([silent.status, silent.title, silent.meta('robots')]).toEqual([200, 'Jane Doe · Tubli', 'noindex'])
    const sources = { blog: 'https://jane.example', twitter: 'jane' }
    const said = { shortBio: 'Writes tests.', story: { summary: 'Once <b>upon</b> a time.' }, roles: ['Backend'] }
    await save(user.token, { ...said, sources, location: 'Tartu', linkedIn: 'A resume.' })
    const page = await pageOf(user.userId)
    expect([page.status, page.canonical]).toEqual([200, `${ORIGIN}/profile/${user.userId}`])
    expect([page.meta('description'), page.meta('og:title')]).toEqual(['Writes tests.', 'Jane Doe'])
    expect(page.meta('robots')).toBeNull()
    expect(page.data).toMatchObject({ '@type': 'Person', name: 'Jane Doe', jobTitle: 'Backend' })
    expect(page.data.sameAs).toContain('https://jane.example')
    expect(page.data.sameAs).not.toContain('jane')
    expect(page.html).toContain('Once &lt;b&gt;upon&lt;/b&gt; a time.')
    for (const secret of ['A resume.', '@example']) expect(page.html).not.toContain(secret)
    expect(await sitemap()).toContain(`<loc>${ORIGIN}/profile/${user.userId}</loc>`)
    expect(await sequentialRoundTrips(`/profile/${user.userId}`, {})).toBe(1)
  })

  it.each([
    ['is_public = false', 'profiles', 'user_id'],
    ['is_blocked = true', 'profiles', 'user_id'],
    ['blocked_at = now()', 'users', 'id'],
    ['deleted_at = now()', 'users', 'id'],
  ])('G-PROF-02, SEC-19: with %s it is as if there were nobody', async (hidden, table, key) => {
    const user = await createUser({ name: 'Jane Doe' })
    await save(user.token, { shortBio: 'Hidden.' })
    await database().execute(
      sql`update ${sql.raw(table)} set ${sql.raw(hidden)} where ${sql.raw(key)} = ${user.userId}::uuid`,
    )
    const page = await pageOf(user.userId)
    expect([page.status, page.meta('robots')]).toEqual([404, 'noindex'])
    expect(page.html).not.toMatch(/Jane Doe|og:url|rel="canonical"/)
    for (const nobody of [crypto.randomUUID(), 'nonsense', '%00'])
      expect(await pageOf(nobody)).toMatchObject({ status: 404, html: page.html })
    expect(await sitemap()).not.toContain(user.userId)
  })

  it('RT-34: the page of its editing comes as it is, and robots keep out', async () => {
    const response = await send('/profile/edit/token/subscription', { env: UNLIMITED })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await (await send('/robots.txt')).text()).toContain('Disallow: /profile/edit/\n')
  })
})
