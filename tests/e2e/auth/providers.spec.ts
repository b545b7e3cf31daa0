import type { Page } from '@playwright/test'
import { loginOf } from '#tests/support/e2e/people.ts'
import { agreeAtGithub, builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** Agrees on the emulated page of Google or X. */
async function agree(page: Page, provider: 'Google' | 'X', who: string): Promise<void> {
  await page.waitForURL(provider === 'X' ? /\/oauth\/authenticate/ : /\/o\/oauth2\//)
  const named = provider === 'X' ? `@${who.replaceAll('-', '_')}` : `${who}@tubli.test`
  await page.locator('button', { hasText: named }).first().click()
}

test.describe('signing up', () => {
  // the browser tells of every refusal
  test.use({ expectedProblems: /status of (404|409)/ })

  test('signing up with Google and with X, and the documented errors', async ({ page, context }, info) => {
    const url = builtinUrl()
    const who = loginOf('googler', info.project.name)
    await test.step('a sign-in without an account says so, and leads to the sign-up', async () => {
      await page.goto(`${url}/login`)
      await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveText(['Continue with Github'])
      await page.getByRole('button', { name: 'Other ways to sign in' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await agree(page, 'Google', who)
      await page.waitForURL(/authError=no-account/)
      await expect(page.getByRole('alert')).toHaveText(
        "You don't have an existing account, please create an account using Google",
      )
      await page.getByRole('link', { name: 'Create an account' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await agree(page, 'Google', who)
      await page.waitForURL(`${url}/home`)
    })
    await test.step('the same address through GitHub is not a second account', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${url}/login`)
      await page.getByRole('button', { name: 'Continue with Github' }).click()
      await agreeAtGithub(page, who)
      await page.waitForURL(/authError=existing-user-google/)
    })
    await test.step('X tells no address: the account is completed', async () => {
      await context.clearCookies()
      await page.goto(`${url}/sign-up`)
      await page.getByRole('button', { name: 'Continue with X' }).click()
      await agree(page, 'X', loginOf('private', info.project.name))
      await page.waitForURL(`${url}/new/account`)
      await expectAccessible(page)
      await page.getByLabel('Name').fill('Xenia')
      await page.getByRole('button', { name: 'Create my account' }).click()
      await page.waitForURL(`${url}/home`)
      await expect(page.getByText('Xenia').first()).toBeVisible()
    })
  })
})

test('a second way to sign in is added in a popup, and taken away', async ({ page }, info) => {
  const url = builtinUrl()
  await signIn(page, url, 'Two Ways')
  await page.goto(`${url}/settings`)
  const ways = page.getByRole('list', { name: 'Ways to sign in' })
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Add Google' }).click()
  const popup = await opened
  await agree(popup, 'Google', loginOf('linker', info.project.name))
  await expect(ways.getByRole('listitem')).toHaveCount(2)
  expect(popup.isClosed()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Google' }).click()
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Your only way in')).toBeVisible()
})
