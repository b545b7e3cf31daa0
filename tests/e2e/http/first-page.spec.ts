import type { Page } from '@playwright/test'
import { createStudy, phaseOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** With what comes once the page rests: parts below the fold, what keeps it for offline, a font. It was 83 to 108. */
const MAX_REQUESTS = 36

/** What the page asks for until it rests: without what comes later, when nothing else is to do. */
async function visit(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  const see = (request: { url: () => string }) => void asked.push(request.url())
  page.on('request', see)
  await page.goto(`${builtinUrl()}${path}`)
  await expect(page.locator('#first')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  page.off('request', see)
  return asked
}

const proceduresOf = (asked: string[]) =>
  asked
    .filter((url) => url.includes('/trpc/'))
    .flatMap((url) => new URL(url).pathname.slice('/trpc/'.length).split(','))

test('each page brings its skeleton, all that it loads and no more, and asks nothing twice', async ({ page }) => {
  const store = openStore(served().store)
  const user = await signIn(page, builtinUrl(), 'First')
  const study = await createStudy(store, { user })
  const roadmap = `/learn/${user.userId}/${study.roadmapId}`
  for (const path of ['/home', '/learn', roadmap, `${roadmap}/${phaseOf(study)}?section=1`, '/8020']) {
    const html = await (await page.request.get(`${builtinUrl()}${path}`)).text()
    expect(html).toContain('<div id="first" aria-hidden="true"><div class="f-')
    const preloads = [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file)
    expect(preloads.length).toBeGreaterThan(3)
    const asked = await visit(page, path)
    expect(asked.length).toBeLessThanOrEqual(MAX_REQUESTS)
    // whatever is loaded by the program stands in the module map; a preload that nobody imports does not run
    const late = asked.filter((url) => /\/assets\/.*\.js$/.test(url)).map((url) => new URL(url).pathname)
    for (const file of preloads) expect(late.filter((name) => name === file)).toHaveLength(1)
    const procedures = proceduresOf(asked)
    expect(procedures).toEqual([...new Set(procedures)])
  }
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
