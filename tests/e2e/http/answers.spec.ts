import { expect, test } from '@playwright/test'
import { builtinUrl } from '#tests/support/e2e/person.ts'

/** What only a real connection to the built product shows: which paths reach the worker, and that answers arrive. */

const post = (path: string, body: string) =>
  fetch(builtinUrl() + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

test('documented paths reach the API, with a slash at their end and without their base too', async () => {
  const answers = await Promise.all([
    fetch(`${builtinUrl()}/auth/user/`),
    fetch(`${builtinUrl()}/health/`),
    post('/auth/google/', '{}'),
    post('/pathway/learning/validate/answer', '{}'),
    post('/pathway/learning/streaming/roadmap/', '{}'),
    post('/bizdev/search/criteria/', '{}'),
    post('/ft/no/such/path', '{}'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 200, 400, 401, 401, 401, 404])
  for (const { headers } of answers) expect(headers.get('content-type')).toContain('application/json')
})

test('a refusal arrives, however much of the body nobody has read', async () => {
  const body = JSON.stringify({ prompt: 'x'.repeat(60_000) })
  const paths = ['/trpc/roadmaps.create', '/gpt/pathway/learning/streaming/roadmap', '/auth/twitter', '/ft/no/such']
  const statuses: number[] = []
  // as many at once as one browser never has, so that connections are used again
  for (let round = 0; round < 10; round += 1) {
    const sent = paths.flatMap((path) => Array.from({ length: 10 }, () => post(path, body)))
    const answers = await Promise.all(sent)
    await Promise.all(answers.map((answer) => answer.text()))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses).toHaveLength(400)
  expect(new Set(statuses)).toEqual(new Set([401, 400, 404]))
})

test('pages for everybody say what they are without a script; everything else stays a file', async () => {
  const url = builtinUrl()
  const at = async (path: string) => {
    const response = await fetch(url + path, { headers: { 'sec-fetch-mode': 'navigate' } })
    return { isOfWorker: response.headers.has('x-request-id'), headers: response.headers, text: await response.text() }
  }
  const path = '/8020/path/react-for-people-who-know-javascript'
  const pages = {
    '/': 'Tubli',
    '/8020/': '8020: roadmaps to read and copy · Tubli',
    [path]: 'React for people who know JavaScript · Tubli',
  }
  for (const [address, title] of Object.entries(pages)) {
    const { isOfWorker, headers, text } = await at(address)
    expect([address, isOfWorker, headers.get('content-type')]).toEqual([address, true, 'text/html; charset=utf-8'])
    expect(headers.get('content-security-policy')).not.toBeNull()
    expect(text).toContain(`<title>${title}</title>`)
    expect(text).toContain('rel="canonical"')
    expect(text).toMatch(/<script type="module"[^>]* src="\/assets\//)
  }
  for (const own of ['/home', '/learn', '/8020/credits', '/login', '/favicon.svg'])
    expect([own, (await at(own)).isOfWorker]).toEqual([own, false])
  expect((await at('/sitemap.xml')).text).toContain(`${path}</loc>`)
  // previews take a PNG of this size: the product's own, and what the other worker draws
  const pngs = await Promise.all(
    ['/preview.png', `${path}/preview.png`].map(async (address) =>
      Buffer.from(await (await fetch(url + address, { redirect: 'error' })).arrayBuffer()),
    ),
  )
  for (const png of pngs)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  expect(pngs[0]?.equals(pngs[1] ?? Buffer.of())).toBe(false)
})

test('SEC-17: payment hosts are allowed on the pages with the overlay and on no other', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await fetch(builtinUrl() + path, { headers: { 'sec-fetch-mode': 'navigate' } })
    return headers.get('content-security-policy') ?? ''
  }
  for (const shop of ['/8020/credits', '/8020/credits/', '/pricing', '/pricing/', '/pricing?billing=year'])
    expect([shop, (await policyOf(shop)).match(/https:\/\/js\.stripe\.com/g)?.length]).toEqual([shop, 2])
  for (const other of [
    '/',
    '/home',
    '/login',
    '/8020',
    '/8020/credits/history',
    '/learn',
    '/assets/x.js',
    '/auth/user',
  ])
    expect([other, /stripe/.test(await policyOf(other))]).toEqual([other, false])
  // two policies would both hold
  expect((await policyOf('/pricing')).match(/default-src/g)).toHaveLength(1)
})
