import type { Page } from '@playwright/test'
import { builtinUrl, expect, expectAccessible, phases, test } from '#tests/support/e2e/person.ts'
import { signInWithRoadmap } from '#tests/support/e2e/session.ts'

async function openPhase(page: Page): Promise<void> {
  await signInWithRoadmap(page, builtinUrl(), 'Card Reader', 'Docker in 2 days')
  await expect(page.getByText(/being written/)).toHaveCount(0)
  await phases(page).first().getByRole('link').click()
  await expect(cards(page).first()).toBeVisible()
}

const content = (page: Page) => page.getByRole('region', { name: /^Learning content/ })
const cards = (page: Page) => content(page).getByRole('article')
const titleOf = (page: Page) => cards(page).first().getByRole('heading', { level: 4 }).getByRole('link')

test('a card leads on by its title, is voted on, replaced, taken back and kept once complete', {
  tag: '@phone',
}, async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname)) elsewhere.push(request.url())
  })
  await openPhase(page)
  const card = cards(page).first()
  const title = (await titleOf(page).textContent()) ?? ''
  await expect(titleOf(page)).toHaveAttribute('href', /^https:/)
  await expect(content(page)).not.toContainText('not checked yet')
  const helpful = card.getByRole('button', { name: `Helpful: ${title}`, exact: true })
  await helpful.press('Enter')
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')

  await card.getByRole('button', { name: /^Refresh/ }).press('Enter')
  await expect(titleOf(page)).not.toHaveText(title)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(titleOf(page)).toHaveText(title)
  await card.getByRole('button', { name: /^Mark as complete/ }).press('Enter')
  await expect(card.getByRole('button', { name: /^Mark as incomplete/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Refresh/ })).toHaveCount(0)
  await expectAccessible(page)
  expect(elsewhere).toEqual([])
})

test('the picture of a video is drawn, by way of our own origin', async ({ page }) => {
  await openPhase(page)
  const picture = content(page).locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await expect(picture).toHaveAttribute('src', /^\/ft\/resource\/[^/]+\/image$/)
})
