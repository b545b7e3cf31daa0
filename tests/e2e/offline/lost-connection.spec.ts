import type { Page } from '@playwright/test'
import { builtinUrl, expect, expectAccessible, promptBox, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

test.use({ expectedProblems: /net::ERR_|Lost piece|Failed to fetch|load preload assets/ })

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('without a connection the shell stays, and the page comes once it is back', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Commuter')
  await page.goto(`${builtinUrl()}/learn`)
  await promptBox(page).fill('Typed before the tunnel')
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expectAccessible(page)
  await navigation(page).getByRole('link', { name: 'Learn Anything' }).click()
  await expect(promptBox(page)).toHaveValue('Typed before the tunnel')
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commuter')
  expect(new URL(page.url()).pathname).toBe('/home')
})

test('a page whose code was lost on the way comes all the same', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Rider')
  await page.goto(`${builtinUrl()}/learn`)
  await expect(promptBox(page)).toBeVisible()
  await page.route('**/assets/home-*.js', (route) => route.abort())
  await page.route('**/home', (route) => route.abort())
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rider')
})
