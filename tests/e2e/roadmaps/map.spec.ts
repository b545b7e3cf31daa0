import type { Locator, Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signInWithRoadmap } from '#tests/support/e2e/session.ts'

const map = (page: Page): Locator => page.getByRole('list', { name: 'Map of this roadmap' })
const stations = (page: Page): Locator => map(page).locator('ol').getByRole('link')
const form = (page: Page) => map(page).locator('..').getAttribute('data-form')
const isPhone = () => test.info().project.name === 'phone'

async function openMap(page: Page): Promise<string> {
  const url = await signInWithRoadmap(page, builtinUrl(), 'Mapper', 'Docker in 2 days')
  await expect(page.getByText(/being written/)).toHaveCount(0)
  await page.getByText('Map', { exact: true }).click()
  await expect(map(page)).toBeVisible()
  return url
}

test('the map is a route to every section, by pointer and by keyboard', { tag: '@phone' }, async ({ page }) => {
  await openMap(page)
  expect(new URL(page.url()).searchParams.get('view')).toBe('map')
  expect(await form(page)).toBe(isPhone() ? 'down' : 'rows')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const first = stations(page).first()
  await first.focus()
  await page.keyboard.press(isPhone() ? 'ArrowDown' : 'ArrowRight')
  await expect(stations(page).nth(1)).toBeFocused()
  if (!isPhone()) await expect(page.getByRole('tooltip')).toContainText(/Skills: /)
  await page.keyboard.press('End')
  await expect(stations(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?section=1$/)
  await page.goBack()
  await expect(map(page)).toBeVisible()
})

test('the view is kept, in the address and for the next roadmap', async ({ page }) => {
  const url = await openMap(page)
  await page.getByRole('tab', { name: 'Certificate' }).click()
  await page.getByRole('tab', { name: /Phases/ }).click()
  await expect(map(page)).toBeVisible()
  await page.goto(url)
  await expect(map(page)).toBeVisible()
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByRole('list', { name: 'Phases' })).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('list', { name: 'Phases' })).toBeVisible()
})

test('zooming keeps the page scrolling, and a sheet of paper has the whole map', { tag: '@phone' }, async ({
  page,
}) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect(page.getByRole('button', { name: '125 %, fit the width' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await stations(page).first().hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expectAccessible(page)

  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
})

test('in the dark and without motion it is the same map', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openMap(page)
  await expectAccessible(page)
})
