import { builtinUrl, expect, test } from '#tests/support/e2e/person.ts'
import { signInAs } from '#tests/support/e2e/session.ts'

/** What jumps without anybody having touched the page, as Chrome's layout shift score. */
const MOST = 0.02

for (const path of ['/home', '/learn'] as const) {
  test(`${path} does not jump while it loads`, { tag: '@phone' }, async ({ page }) => {
    await signInAs(page, builtinUrl(), 'mari')
    await page.addInitScript(() => {
      const shifts: object[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(builtinUrl() + path)
    const roadmaps = page.getByRole('region', { name: /your (latest )?roadmaps/i })
    await expect(roadmaps.getByRole('link').first()).toBeVisible()
    if (path === '/learn') await expect(page.getByRole('list', { name: /suggests for your goal/ })).toBeVisible()
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number }[])
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MOST)
  })
}
