import { describe, expect, it } from 'vitest'
import { callerFor, type Sent, send } from '#tests/support/worker/app.ts'
import {
  createCertificate,
  createIssues,
  createProject,
  createStoredRoadmap,
  createUser,
  createWrittenRoadmap,
} from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import { withDatabase } from '#tests/support/worker/hosts.ts'
import { loggedBy, sequentialRoundTrips } from '#tests/support/worker/log.ts'

const ORIGIN = 'http://localhost:5173'
const PUBLIC_PATH = '/8020/path/react-for-people-who-know-javascript'

/** The page as a crawler gets it: what stands in its head, and the whole. */
async function pageAt(path: string, sent: Sent = {}) {
  const response = await send(path, sent)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const html = await response.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    html,
    title: one(/<title>([^<]*)</),
    data: JSON.parse(one(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? 'null'),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    meta,
  }
}

describe('what a page says of itself before any script runs', () => {
  it('the start page', async () => {
    const page = await pageAt('/?from=somewhere')
    expect(page.title).toBe('Tubli')
    expect(page.canonical).toBe(`${ORIGIN}/`)
    expect(page.meta('og:url')).toBe(`${ORIGIN}/`)
    // previews take no relative address, and no SVG
    expect(page.meta('og:image')).toBe(`${ORIGIN}/preview.png`)
    expect(page.meta('og:description')).toMatch(/^Type what you want to learn/)
    expect(page.meta('robots')).toBeNull()
    expect(page.html).toContain('<div id="root"></div>')
  })

  it('open source: the lists, a repository with its issues, an issue for its readers alone, and none that is none', async () => {
    const { projectId, name } = await createProject({ description: 'Turns words into trains.' })
    const [issueId = ''] = await createIssues(projectId, [{ title: 'The <whistle> is silent' }])
    expect((await pageAt('/projects')).html).toContain('<h2>facebook/react</h2>')
    expect((await pageAt('/project/categories')).html).toContain('<li>hacktoberfest</li>')
    expect((await pageAt('/open-source/first')).html).toContain('<h2>firstcontributions/first-contributions</h2>')
    const project = await pageAt(`/project/${projectId}`)
    expect([project.title, project.canonical]).toEqual([`${name} · Tubli`, `${ORIGIN}/project/${projectId}`])
    expect(project.meta('description')).toBe('Turns words into trains.')
    expect(project.html).toContain('<li>The &lt;whistle&gt; is silent</li>')
    expect(project.meta('robots')).toBeNull()
    const issue = await pageAt(`/project/${projectId}/${issueId}`)
    expect([issue.meta('og:title'), issue.meta('robots')]).toEqual(['The &lt;whistle> is silent', 'noindex'])
    expect(issue.html).toContain('<li>Nobody is assigned.</li>')
    for (const path of ['/project/none', `/project/${crypto.randomUUID()}`, `/project/${projectId}/none`])
      expect([path, (await send(path)).status]).toEqual([path, 404])
    const sitemap = await (await send('/sitemap.xml')).text()
    expect(sitemap).toContain(`${ORIGIN}/projects<`)
    // what is not of our own list is not named to search engines
    expect(sitemap).not.toContain(projectId)
  })

  it('the library, and a path of it', async () => {
    const library = await pageAt('/8020?q=react')
    expect(library.title).toBe('8020: roadmaps to read and copy · Tubli')
    expect(library.canonical).toBe(`${ORIGIN}/8020`)
    expect(library.html).toContain('<li>React for people who know JavaScript</li>')
    const path = await pageAt(PUBLIC_PATH)
    expect(path.title).toBe('React for people who know JavaScript · Tubli')
    expect(path.meta('og:title')).toBe('React for people who know JavaScript')
    expect(path.meta('og:description')).toBe(path.meta('description'))
    expect(path.meta('description')).toMatch(/\bReact\b/)
    expect(path.canonical).toBe(ORIGIN + PUBLIC_PATH)
    expect(path.data).toMatchObject({ '@type': 'Course', name: 'React for people who know JavaScript' })
    expect(path.data.hasPart.length).toBeGreaterThan(1)
    for (const { name } of path.data.hasPart) expect(path.html).toContain(`<h2>${name}</h2><ul><li>`)
    for (const unknown of ['/8020/path/no-such-path', '/8020/path/open-source-internship-python', '/8020/path/%00'])
      expect((await pageAt(unknown)).canonical).toBeNull()
  })

  it('a profile, in the words of its owner (RT-33, SEC-19)', async () => {
    const { userId, token } = await createUser({ name: 'Grace <b>Hopper' })
    const { api } = await callerFor(token)
    const address = `/profile/${userId}`
    await api.profiles.save({
      ...{ shortBio: 'Compilers, "mostly".', storySummary: 'First line.\nSecond line.', roles: ['Backend'] },
      ...{ linkedInText: 'For my eyes only.', sources: { blog: 'https://blog.example/grace', journal: 'grace' } },
    })
    const page = await pageAt(address)
    expect(page.title).toBe('Grace &lt;b&gt;Hopper · Tubli')
    expect(page.meta('og:description')).toBe('Compilers, &quot;mostly&quot;.')
    expect(page.canonical).toBe(ORIGIN + address)
    expect(page.meta('robots')).toBeNull()
    expect(page.data).toMatchObject({
      '@type': 'Person',
      jobTitle: 'Backend',
      sameAs: expect.arrayContaining(['https://blog.example/grace']),
    })
    expect(page.html).toContain('<h2>About</h2><ul><li>Backend</li><li>First line.</li><li>Second line.</li></ul>')
    expect(page.html).not.toContain('For my eyes only.')
  })

  it('a roadmap that was shared, on each of its pages; who listed it lets search engines list it', async () => {
    const user = await createUser()
    const { roadmapId, phases } = await createWrittenRoadmap(user)
    const address = `/learn/${user.userId}/${roadmapId}`
    for (const path of [address, `${address}/${phases[0]?.phaseId}`]) {
      const page = await pageAt(path)
      expect(page.title).toBe('Learn TypeScript · Tubli')
      expect(page.meta('og:description')).toBe('2 phases, 6 sections: Phase 1 · Phase 2')
      expect(page.canonical).toBe(ORIGIN + address)
      expect(page.data).toMatchObject({ '@type': 'Course', url: ORIGIN + address })
      expect(page.html).toContain('<h1>Learn TypeScript</h1>')
      expect(page.html).toMatch(/<h2>Phase 2<\/h2><ul>(<li>[^<]+<\/li>){3}<\/ul>/)
      expect(page.meta('robots')).toBe('noindex')
    }
    const { api } = await callerFor(user.token)
    await api.roadmaps.share({ id: roadmapId, isLinkShared: true, isListed: true })
    expect((await pageAt(address)).meta('robots')).toBeNull()
  })

  it('a private one says no more than one that does not exist, to its owner’s browser too', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user, { title: 'Leaving my job', isLinkShared: false })
    const deleted = await createStoredRoadmap(user, { title: 'Gone', deletedAt: new Date().toISOString() })
    const unknown = await pageAt(`/learn/${user.userId}/${crypto.randomUUID()}`)
    expect(unknown.html).not.toContain('canonical')
    for (const name of [id, deleted, 'nonsense', '%00'])
      expect((await pageAt(`/learn/${user.userId}/${name}`, { token: user.token })).html).toBe(unknown.html)
  })

  it('a certificate, as long as it is valid', async () => {
    const user = await createUser({ name: 'Jane Doe' })
    const { certificateId } = await createCertificate(user)
    const page = await pageAt(`/verify/${certificateId}`)
    expect(page.title).toBe('Learn TypeScript: certificate of Jane Doe · Tubli')
    expect(page.canonical).toBe(`${ORIGIN}/verify/${certificateId}`)
    expect(page.data).toMatchObject({ '@type': 'EducationalOccupationalCredential', name: 'Learn TypeScript' })
    expect(page.html).toContain('<li>Issued to Jane Doe</li>')
    expect(page.meta('robots')).toBe('noindex')
    const { api } = await callerFor(user.token)
    await api.certificates.revoke({ id: certificateId, reason: 'A mistake' })
    expect((await pageAt(`/verify/${certificateId}`)).html).not.toContain('Jane Doe')
  })

  it('whatever its owner calls it stays text', async () => {
    const user = await createUser()
    const hostile = `</title><script>alert(1)</script>" onload="x &quot;&lt;b> 'q' \u202e`
    const id = await createStoredRoadmap(user, { title: 'Planned', ownTitle: hostile })
    const page = await pageAt(`/learn/${user.userId}/${id}`)
    const plain = await pageAt('/learn/a/b')
    const tags = (html: string, name: string) => html.split(`<${name}`).length
    // the one that says the same as data
    expect(tags(page.html, 'script')).toBe(tags(plain.html, 'script') + 1)
    for (const name of ['title', 'b>']) expect(tags(page.html, name)).toBe(tags(plain.html, name))
    expect(page.data.name).toBe(hostile)
    expect(page.html).toContain('<title>&lt;/title&gt;&lt;script&gt;')
    expect(page.meta('og:title')).toBe(
      hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    )
  })

  it('costs one round trip at most', async () => {
    const user = await createUser()
    const id = await createStoredRoadmap(user)
    const pages = { '/': 0, '/8020': 1, [PUBLIC_PATH]: 1, [`/learn/${user.userId}/${id}`]: 1, '/verify/TB-X': 1 }
    for (const [path, trips] of Object.entries(pages))
      expect([path, await sequentialRoundTrips(path, {})]).toEqual([path, trips])
  })
})

describe('the page comes all the same', () => {
  const hangs = () => new Promise<never>(() => undefined)

  it.each([
    ['is not there', undefined],
    ['hangs', hangs],
  ])('where the database %s', async (_, answer) => {
    hasten()
    const env = withDatabase(answer)
    const { result: page, lines } = await loggedBy(() => pageAt(PUBLIC_PATH, { env }))
    expect(lines.some(({ event }) => event === 'failure')).toBe(answer === undefined)
    expect(page.html).toContain('<div id="root"></div>')
    expect(page.canonical).toBeNull()
  })

  it('for an address that asked too often', async () => {
    const full = { VISITOR_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit }
    expect((await pageAt(PUBLIC_PATH, { env: full })).canonical).toBeNull()
  })
})

describe('what crawlers read', () => {
  it('robots.txt keeps them from pages that are somebody’s own, and names the sitemap', async () => {
    const text = await (await send('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(text).toContain('Disallow: /home\n')
    expect(text).not.toMatch(/Disallow: \/(8020|verify|learn\/)?\n/)
  })

  it('sitemap.xml has the public paths and what people listed, nothing else, and is kept', async () => {
    const user = await createUser()
    const [listed, shared] = [
      await createStoredRoadmap(user, { isListed: true, isLinkShared: true, state: 'success' }),
      await createStoredRoadmap(user, { isLinkShared: true, state: 'success' }),
    ]
    // a cached one may be there from another file
    await caches.default.delete(`${ORIGIN}/sitemap.xml`)
    const response = await send('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const xml = await response.text()
    expect(xml).toContain(`<loc>${ORIGIN}${PUBLIC_PATH}</loc>`)
    expect(xml).toContain(`<loc>${ORIGIN}/learn/${user.userId}/${listed}</loc>`)
    for (const hidden of [shared, 'open-source-internship']) expect(xml).not.toContain(hidden)
    expect(await sequentialRoundTrips('/sitemap.xml', {})).toBe(0)
    await caches.default.delete(`${ORIGIN}/sitemap.xml`)
    expect(await sequentialRoundTrips('/sitemap.xml', {})).toBe(1)
    await caches.default.delete(`${ORIGIN}/sitemap.xml`)
  })
})
