import type { Page } from '@playwright/test'
import { createSubscription } from '#tests/factories/billing.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, problemsOn, served, test } from '#tests/support/e2e/person.ts'
import { signIn, signInWithRoadmap } from '#tests/support/e2e/session.ts'

/** The frame of the product's pages: what a browser that lays pages out can tell, and who sees what of it. */

const bar = (page: Page) => page.getByRole('banner')
const profile = (page: Page) => page.getByRole('button', { name: /Framed/ })

test('R-SHELL-10, R-SHELL-11, R-SHELL-16, R-SHELL-17, R-SHELL-19: sidebar, narrow sidebar, bar with a menu', async ({
  page,
}) => {
  const url = builtinUrl()
  await signIn(page, url, 'Framed')
  await page.goto(`${url}/home`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const box = await bar(page).boundingBox()
    return { width: box?.width, height: box?.height }
  }
  expect(await sizeAt(1280)).toEqual({ width: 234, height: 800 })
  await expect(profile(page).getByText('Framed')).toBeVisible()
  await expect(page.getByText(/^You have 20 API quota left/)).toBeVisible()

  for (const width of [1023, 769]) expect(await sizeAt(width)).toEqual({ width: 85, height: 800 })
  expect(await sizeAt(1024)).toEqual({ width: 234, height: 800 })
  await sizeAt(900)
  await expect(page.getByText(/^You have 20 API quota left/)).toBeHidden()
  await profile(page).click()
  const dropdown = page.getByRole('menu')
  await expect(dropdown.getByText('Framed')).toBeVisible()
  await expect(dropdown.getByText(/^You have 20 API quota left/)).toBeVisible()
  await page.keyboard.press('Escape')

  expect(await sizeAt(768)).toEqual({ width: 768, height: 56 })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
})

test('R-SHELL-13, R-SHELL-14: what is left of the quota, and Pro’s badge or the way to it', async ({ page }) => {
  const url = builtinUrl()
  const { userId, token } = await signIn(page, url, 'Framed')
  const check = await fetch(`${url}/bizdev/check/${userId}`, { headers: { authorization: `Bearer ${token}` } })
  const { usage } = (await check.json()) as { usage: { remaining: number } }
  await page.goto(`${url}/home`)
  await expect(page.getByText(`You have ${usage.remaining} API quota left`)).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscription')
  await createSubscription(openStore(served().store), { userId, status: 'active', ends: '1 month' })
  await page.reload()
  await expect(bar(page).getByRole('link', { name: 'Pro: manage your plan' })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0)
})

test('R-PROD-05, R-SHELL-12: whom a roadmap was shown has the same frame, without a profile', async ({
  page,
  browser,
}) => {
  const url = builtinUrl()
  const address = await signInWithRoadmap(page, url, 'Framed', 'Git from scratch')
  await expect(profile(page)).toBeVisible()
  const visitor = await browser.newPage()
  const problems = problemsOn(visitor)
  await visitor.goto(address)
  await expect(visitor.getByText(/20% that gives 80% of outcomes/)).toBeVisible()
  await expect(bar(visitor).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(profile(visitor)).toHaveCount(0)
  await expect(visitor.getByText(/API quota left|Upgrade to Pro/)).toHaveCount(0)
  expect(problems).toEqual([])
  await visitor.close()
})

test('R-SHELL-04, R-SHELL-37: a visitor is sent from every guarded page to the sign-in, which leads back', async ({
  page,
}) => {
  const guarded = ['/home', '/learn', '/8020/credits', '/8020/credits/history', '/subscription', '/settings', '/review']
  for (const path of guarded) {
    await page.goto(builtinUrl() + path)
    await page.waitForURL((now) => now.pathname === '/login' && now.searchParams.get('redirect') === path)
  }
})

test('R-SHELL-20: above the ways in stand logo, name and Sign In, but not above the sign-in itself', async ({
  page,
}) => {
  const url = builtinUrl()
  for (const path of ['/welcome?redirect=%2Flearn', '/sign-up']) {
    await page.goto(url + path)
    await expect(bar(page).getByRole('link', { name: /start page/ })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`${url}/welcome?redirect=%2Flearn`)
  await bar(page).getByRole('link', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${url}/login?redirect=%2Flearn`)
  await expect(bar(page).getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0)
})

test('R-SHELL-25: what takes long to come says so', async ({ page }) => {
  const url = builtinUrl()
  await page.goto(`${url}/404`)
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.evaluate(() => history.pushState(null, '', '/sign-up'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('button', { name: /Github/ })).toBeVisible()
})
