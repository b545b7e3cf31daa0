import type { Page } from '@playwright/test'
import { createTaught, linkSection, sums } from '#tests/factories/library.ts'
import { createStudy, sectionOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

const quiz = (page: Page) => page.getByRole('region', { name: 'Test your Knowledge' })

/** From a roadmap to a phase to the answer of a question, as one does it; `look` is told at each screen. */
async function walk(page: Page, look: () => Promise<void>): Promise<void> {
  const store = openStore(served().store)
  const user = await signIn(page, builtinUrl(), 'Walker')
  const [study, taught] = await Promise.all([createStudy(store, { user }), createTaught(store, sums(2))])
  await linkSection(store, sectionOf(study), taught)
  await page.goto(`${builtinUrl()}/learn/${user.userId}/${study.roadmapId}`)
  const phases = page.getByRole('list', { name: 'Phases' })
  await expect(phases).toBeVisible()
  await look()
  await phases.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: taught.title })).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const legend = (await quiz(page).locator('legend').textContent()) ?? ''
  await quiz(page)
    .getByRole('textbox')
    .fill(`${Number(/(\d+) \+ 1/.exec(legend)?.[1]) + 1}`)
  await look()
  await quiz(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('1 of 2 right answers').first()).toBeVisible()
}

test('learning works at twice the size: nothing is cut off or scrolls sideways', async ({ page }) => {
  // 200 % of 1280 pixels
  await page.setViewportSize({ width: 640, height: 400 })
  await walk(page, async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})

test('learning works over a slow line: there is always something to see', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = (1.6 * 1000 * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await walk(page, async () => {
    await expect(page.locator('#first')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})
