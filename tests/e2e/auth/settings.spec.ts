import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openStore } from '#tests/factories/store.ts'
import { openSession } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, stripeUrl, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'
import { answerForStripe, CARDS, typeCard } from '#tests/support/e2e/stripe-js.ts'

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|userId/.test(key)))
const keptOffline = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test.describe('a session that is ended elsewhere', () => {
  test.use({ expectedProblems: /status of 401/ })

  test('is refused at its next click, says so, and leaves nothing in its browser', { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    const url = builtinUrl()
    const user = await signIn(page, url, 'Two Places')
    await page.goto(`${url}/home`)
    await expect.poll(() => keptOffline(page)).toContain('userData')
    const context = await browser.newContext()
    const token = await openSession(openStore(served().store), user.userId)
    const localStorage = Object.entries({
      token,
      userId: user.userId,
      provider: 'github',
      providerId: user.userId,
    }).map(([name, value]) => ({ name: `userData.${name}`, value }))
    await context.setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
    const other = await context.newPage()
    await other.goto(`${url}/settings`)
    const sessions = other.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expectAccessible(other)
    await other.getByRole('button', { name: /^End the session/ }).click()
    await expect(other.getByText('The session was ended')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await context.close()
    await page.goto(`${url}/learn`)
    await page.waitForURL(/\/login\?redirect=%2Flearn/)
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(await stored(page)).toEqual([])
    await expect.poll(() => keptOffline(page)).toEqual([])
  })
})

test('what one is told is chosen kind by kind', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Quiet Person')
  await page.goto(`${builtinUrl()}/settings`)
  const box = page.getByRole('checkbox', { name: 'Somebody declines your request: Here' })
  const saved = page.waitForResponse((response) => response.url().includes('notifications.saveSetting'))
  await box.press('Space')
  await expect(box).not.toBeChecked()
  await saved
  await expectAccessible(page)
  await page.reload()
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Somebody declines your request: Private address' })).toBeChecked()
})

test('notifications are read in a feed reader, at an address that can be ended', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, builtinUrl(), 'Reads Elsewhere')
  await page.goto(`${builtinUrl()}/settings`)
  const addresses = page.getByRole('region', { name: 'Private addresses' })
  await addresses.getByRole('button', { name: 'Make an address for your notifications' }).press('Enter')
  const address = await addresses.getByRole('status').locator('code').textContent()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const path = new URL(address ?? '').pathname
  expect((await page.request.get(builtinUrl() + path)).headers()['content-type']).toContain('application/atom+xml')
  await addresses.getByRole('button', { name: 'End it' }).click()
  await expect(addresses.getByRole('button', { name: 'Make an address for your notifications' })).toBeVisible()
  expect((await page.request.get(builtinUrl() + path)).status()).toBe(404)
})

test('everything that is stored comes as one file, which shows it without a connection', async ({ page, context }) => {
  const url = builtinUrl()
  const user = await signIn(page, url, 'Ilse Ümlaut <b>')
  await page.goto(`${url}/settings`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tubli-export-\d{4}-\d\d-\d\d\.html$/)
  const file = await download.path()
  await context.setOffline(true)
  const copy = await context.newPage()
  await copy.setContent(await readFile(file, 'utf8'))
  await expect(copy.getByRole('heading', { level: 1 })).toHaveText('Your data at Tubli')
  await expect(copy.locator('#users')).toContainText('Ilse Ümlaut <b>')
  await expectAccessible(copy)
  const json = JSON.parse((await copy.locator('#json').textContent()) ?? '')
  expect(JSON.stringify(json)).toContain(user.userId)
})

test('an account with a running plan is deleted: the plan ends at once, and the browser forgets', {
  tag: '@phone',
}, async ({ page, request }) => {
  const url = builtinUrl()
  await answerForStripe(page, stripeUrl())
  const user = await signIn(page, url, 'Leaver')
  await test.step('a plan', async () => {
    await page.goto(`${url}/pricing`)
    await page.getByRole('button', { name: 'Upgrade to Pro for $12.00' }).click()
    await typeCard(page, CARDS.good)
    await page.getByRole('button', { name: 'Pay $12.00' }).click()
    await page.waitForURL(/\/payment/)
    await page.getByRole('button', { name: 'Proceed' }).click()
  })
  await test.step('asks once, for the login', async () => {
    await page.goto(`${url}/settings`)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your Pro plan ends now; nothing more is charged.')
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled()
    await dialog.getByRole('textbox').fill(user.username)
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
  })
  await test.step('gone', async () => {
    await page.waitForURL(`${url}/account-deleted`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    await expectAccessible(page)
    expect(await stored(page)).toEqual([])
    await expect.poll(() => keptOffline(page)).toEqual([])
    const replay = await request.get(`${url}/auth/user`, { headers: { authorization: `Bearer ${user.token}` } })
    expect(replay.status()).toBe(401)
    await expect.poll(async () => (await request.get(`${url}/ft/user/${user.userId}?avatar`)).status()).toBe(404)
  })
})
