import type { Page } from '@playwright/test'
import { builtinUrl, expect, test } from '#tests/support/e2e/person.ts'
import { signInWithRoadmap } from '#tests/support/e2e/session.ts'

test('what a page asks first is on its way before the program is there, and is asked once', async ({ page }) => {
  const roadmap = await signInWithRoadmap(page, builtinUrl(), 'First Calls', 'I want to learn SQL')
  const phase = await page.locator('main a[href*="/learn/"]').first().getAttribute('href')

  for (const path of ['/home', '/learn', new URL(roadmap).pathname, phase ?? '']) {
    await page.goto('about:blank')
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' }))
    const early = await proceduresAskedBy(page, () => page.goto(builtinUrl() + path))
    const written = await page.locator('meta[name="first-calls"]').getAttribute('content')
    const { calls } = JSON.parse(written ?? '{}') as { calls: { path: string }[] }
    expect(early.toSorted(), path).toEqual(calls.map((call) => call.path).toSorted())

    await page.goto('about:blank')
    await page.unrouteAll()
    const asked = await proceduresAskedBy(page, async () => {
      await page.goto(builtinUrl() + path)
      // all of it was taken, and what hangs on it is shown
      await page.waitForFunction(() => Reflect.get(window, 'firstCalls').calls.length === 0)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    })
    expect(asked, path).toEqual(expect.arrayContaining(early))
    expect(new Set(asked).size, `${path}: ${asked}`).toBe(asked.length)
  }
})

/** Several may stand in one request. */
async function proceduresAskedBy(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const hear = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) asked.push(...pathname.slice('/trpc/'.length).split(','))
  }
  page.on('request', hear)
  await visit()
  page.off('request', hear)
  return asked
}
