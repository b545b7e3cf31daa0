import type { Page } from '@playwright/test'
import { builtinUrl, expect, expectAccessible, phases, test } from '#tests/support/e2e/person.ts'
import { completeSection } from '#tests/support/e2e/quiz.ts'
import { signInWithRoadmap } from '#tests/support/e2e/session.ts'

/** The first 240 pixels belong to the shell and one row about the phase. */
const HEAD_PX = 240

async function openPhase(page: Page): Promise<void> {
  await signInWithRoadmap(page, builtinUrl(), 'Phase Reader', 'Docker in 2 days')
  await expect(page.getByText(/being written/)).toHaveCount(0)
  await phases(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
}

const wayOn = (page: Page) => page.getByRole('navigation', { name: 'Continue' })

test('a phase begins with its section, and what it is about unfolds', { tag: '@phone' }, async ({ page }) => {
  await openPhase(page)
  const top = async () => (await page.locator('article h2').boundingBox())?.y ?? Number.NaN
  expect(await top()).toBeLessThan(HEAD_PX)
  // however long the roadmap's title is, it ends before the way
  const titleEnd = await page
    .getByText(/^Phase 1 of \d/)
    .evaluate((one) => one.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(one).paddingRight))
  expect(titleEnd).toBeLessThan(
    (await page.locator('header', { hasText: 'sections' }).locator('svg').last().boundingBox())?.x ?? 0,
  )
  const about = page.getByRole('button', { name: 'About this phase' })
  await about.press('Enter')
  await expect(page.getByRole('list', { name: 'Tags' })).toBeVisible()
  await expectAccessible(page)
  await about.press('Enter')
  await page.getByRole('button', { name: 'Customize Content' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Content type' })).toBeVisible()
  await expectAccessible(page)
})

test('one bar leads on, and stays in sight', { tag: '@phone' }, async ({ page }) => {
  await openPhase(page)
  const bar = wayOn(page)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Previous' })).toHaveCount(0)
  const next = bar.getByRole('button', { name: /^Next: / })
  const title = (await next.textContent())?.replace('Next: ', '') ?? ''
  await next.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(page).toHaveURL(/section=2/)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Previous' }).press('Enter')
  await expect(page).toHaveURL(/section=1/)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toBeInViewport({ ratio: 1 })
  await completeSection(page)
  // beside the bar only what lists the sections and what tells the next step lead there
  await expect(page.locator('main').getByRole('link', { name: title })).toHaveCount(
    (await page.getByRole('navigation', { name: 'Sections' }).isVisible()) ? 2 : 1,
  )
  await expectAccessible(page)
})

test('objectives are ticked off and a note is kept, by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await openPhase(page)
  await page.getByRole('checkbox').first().press('Space')
  await expect(page.getByText(/^1 of \d ticked off/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Your note, as Markdown' })
  await expect(field).toBeFocused()
  await page.keyboard.type('## Layers\n\n- **cached** <img src=x> [out](javascript:alert(1))')
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Layers', level: 4 })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.locator('aside img')).toHaveCount(0)
  expect(await page.getByText('out', { exact: true }).getAttribute('href')).toBe('')
  await expect(page.getByText('2 right answers needed: 0 done')).toBeVisible()
  await expectAccessible(page)
})

test('the way back leads to where one was, after a reload too', { tag: '@phone' }, async ({ page }) => {
  await openPhase(page)
  const back = page.getByRole('link', { name: 'Back to the roadmap' })
  await back.click()
  await phases(page).last().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(100)
  await phases(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Learning objectives' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await back.press('Enter')
  await expect(phases(page).last()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1)
})
