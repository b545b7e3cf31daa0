import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { createStudy, phaseOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** With what comes once the page rests: parts below the fold, what keeps it for offline, a font. It was 83 to 108. */
const MAX_REQUESTS = 23
/** Of every page until it rests. */
const MAX_SCRIPTS_KB = 220

/** What the page asks for until it rests: without what comes later, when nothing else is to do. */
async function visit(page: Page, path: string): Promise<string[]> {
  return requestsOf(page, async () => {
    await page.goto(`${builtinUrl()}${path}`)
    await expect(page.locator('#first')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
}

/** The same where the program never comes. */
async function visitWithoutProgram(page: Page, path: string): Promise<string[]> {
  // what another page was about to ask is not this one's
  await page.goto('about:blank')
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' }))
  const asked = await requestsOf(page, () => page.goto(`${builtinUrl()}${path}`))
  await page.goto('about:blank')
  await page.unrouteAll()
  return asked
}

async function requestsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const see = (request: { url: () => string }) => void asked.push(request.url())
  page.on('request', see)
  await act()
  page.off('request', see)
  return asked
}

/** What was asked for by tRPC, but for what happened: that is told as often as it does. */
const proceduresOf = (asked: string[]) =>
  asked
    .filter((url) => url.includes('/trpc/'))
    .flatMap((url) => new URL(url).pathname.slice('/trpc/'.length).split(','))
    .filter((path) => path !== 'analytics.save')

/** What the build wrote into a page for it to ask at once. */
function writtenCalls(html: string): string[] {
  const [, written = '{"calls":[]}'] = html.match(/name="first-calls" content='([^']+)'/) ?? []
  const { calls } = JSON.parse(written) as { calls: { path: string }[] }
  return calls.map(({ path }) => path)
}

/** KB of scripts that were asked for, gzipped. */
async function scriptsKb(page: Page, asked: string[]): Promise<number> {
  const files = asked.filter((url) => /\/assets\/.*\.js$/.test(url))
  const bodies = await Promise.all(files.map(async (url) => (await page.request.get(url)).body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length / 1024, 0)
}

test('the start page stands whole, and asks for what is below and elsewhere once somebody moves', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(builtinUrl())
  await expect(page.locator('#first')).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/assets\/(every|landing-later|map)-.*\.js$/.test(url))).toEqual([])
  expect(await scriptsKb(page, asked)).toBeLessThan(110)
  const example = page.getByRole('region', { name: 'This is what you get' })
  await expect(example.getByRole('list').last()).not.toBeEmpty()
  const height = await page.evaluate(() => document.body.scrollHeight)
  await Promise.all([
    page.waitForRequest('**/assets/every-*.js'),
    page.waitForRequest('**/assets/landing-later-*.js'),
    page.mouse.move(40, 40),
  ])
  const tabs = page.getByRole('tablist', { name: 'Win Projects That Pay Better' })
  await tabs.getByRole('tab').last().click()
  await expect(tabs.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
  expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) - height)).toBeLessThan(4)
})

test('what stands below comes when it is in sight, too, whoever brought it there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 })
  await Promise.all([page.waitForRequest('**/assets/landing-later-*.js'), page.goto(builtinUrl())])
  await expect(page.getByRole('region', { name: 'This is what you get' })).toBeVisible()
})

test('what tells of deeds comes before the first, once somebody moves', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Third')
  const asked = await visit(page, '/learn')
  expect(asked.filter((url) => /\/assets\/toasts-/.test(url))).toEqual([])
  await Promise.all([page.waitForRequest('**/assets/toasts-*.js'), page.mouse.move(40, 40)])
})

test.describe('with a file that is lost', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('where its code does not come, what stands below stays as it was written', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 })
    await page.route('**/assets/landing-later-*.js', (route) => route.abort())
    await Promise.all([page.waitForEvent('requestfailed'), page.goto(builtinUrl())])
    await expect(page.locator('#first')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your Path to Steady Income' })).toBeVisible()
    await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(0)
  })
})

test('each page brings its skeleton, all that it loads and no more, and asks nothing twice', async ({ page }) => {
  const store = openStore(served().store)
  const user = await signIn(page, builtinUrl(), 'First')
  const study = await createStudy(store, { user })
  const roadmap = `/learn/${user.userId}/${study.roadmapId}`
  for (const path of ['/home', '/learn', roadmap, `${roadmap}/${phaseOf(study)}?section=1`, '/8020']) {
    const html = await (await page.request.get(`${builtinUrl()}${path}`)).text()
    expect(html).toContain('<div id="first" aria-hidden="true"><div class="f-')
    const preloads = [...html.matchAll(/rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)"/g)].map(
      ([, file]) => file,
    )
    expect(preloads.length).toBeGreaterThan(3)
    const early = proceduresOf(await visitWithoutProgram(page, path))
    expect(early.toSorted()).toEqual(writtenCalls(html).toSorted())
    const asked = await visit(page, path)
    expect(asked.length).toBeLessThanOrEqual(MAX_REQUESTS)
    expect(await scriptsKb(page, asked)).toBeLessThan(MAX_SCRIPTS_KB)
    // whatever is loaded by the program stands in the module map; a preload that nobody imports does not run
    const late = asked.filter((url) => /\/assets\/.*\.js$/.test(url)).map((url) => new URL(url).pathname)
    for (const file of preloads) expect(late.filter((name) => name === file)).toHaveLength(1)
    const procedures = proceduresOf(asked)
    expect(procedures).toEqual([...new Set(procedures)])
  }
})

test('a visitor’s page shows its record’s words, and asks for it, before the program is there', async ({ page }) => {
  const { user, roadmapId } = await createStudy(openStore(served().store), { roadmap: { isLinkShared: true } })
  const shared = `/learn/${user.userId}/${roadmapId}`
  expect(proceduresOf(await visitWithoutProgram(page, '/8020/path/2d-platformer-in-godot-eight-weeks'))).toEqual([
    'library.get',
  ])
  expect(proceduresOf(await visitWithoutProgram(page, shared))).toEqual(['roadmaps.get'])
  await page.route(/\/assets\/.*\.(js|css)$/, () => undefined)
  await page.goto(`${builtinUrl()}${shared}`, { waitUntil: 'commit' })
  await expect(page.locator('#first')).toContainText('1 phase, 3 sections: Phase 1')
  await expect(page.locator('#first')).toContainText('State and rendering 1 · State and rendering 2')
  // in the font that they keep: nothing of them moves when the sheets have come
  expect(await page.evaluate(() => Array.from(document.fonts, ({ family }) => family))).toContain('Inter Fallback')
})

test('the skeleton has the theme that was chosen, whatever the system says', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userData.colorScheme', 'dark'))
  // the program never comes: what stands there is the skeleton
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${builtinUrl()}/login`, { waitUntil: 'commit' })
  await expect(page.locator('#first')).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(16, 20, 26)')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no page warns of what it preloads', async ({ page }) => {
    await signIn(page, builtinUrl(), 'Second')
    await page.goto(`${builtinUrl()}/learn`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // the fixture fails with any warning in the console
    for (const path of ['/home', '/learn', '/review', '/8020', '/pricing', '/']) {
      await page.goto(`${builtinUrl()}${path}`, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    }
  })
})
