import type { Page } from '@playwright/test'
import { loginOf } from '#tests/support/e2e/people.ts'
import { agreeAtGithub, builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { forget, signIn } from '#tests/support/e2e/session.ts'

const PAGES = { Google: /\/o\/oauth2\//, X: /\/oauth\/authenticate/, Discord: /:\d+\/oauth2\/authorize/ }

/** Agrees on the emulated page of Google, X or Discord. */
async function agree(page: Page, provider: keyof typeof PAGES, who: string): Promise<void> {
  await page.waitForURL(PAGES[provider])
  const named = provider === 'Google' ? `${who}@tubli.test` : `@${who.replaceAll('-', '_')}`
  await page.locator('button', { hasText: named }).first().click()
}

test.describe('signing up', () => {
  // the browser tells of every refusal
  test.use({ expectedProblems: /status of (404|409)/ })

  test('R-AUTH-01, R-AUTH-02: signing up with Google and with X, and the documented errors', async ({
    page,
    context,
  }, info) => {
    const url = builtinUrl()
    const who = loginOf('googler', info)
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
      await forget(page)
      await page.goto(`${url}/login`)
      await page.getByRole('button', { name: 'Continue with Github' }).click()
      await agreeAtGithub(page, who)
      await page.waitForURL(/authError=existing-user-google/)
    })
    await test.step('X tells no address: the account is completed', async () => {
      await context.clearCookies()
      await page.goto(`${url}/sign-up`)
      await page.getByRole('button', { name: 'Continue with X' }).click()
      await agree(page, 'X', loginOf('private', info))
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
  await agree(popup, 'Google', loginOf('linker', info))
  await expect(ways.getByRole('listitem')).toHaveCount(2)
  expect(popup.isClosed()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Google' }).click()
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Your only way in')).toBeVisible()
})

test.describe('whose address is a GitHub account’s', () => {
  // the browser tells of the refusal
  test.use({ expectedProblems: /status of 409/ })

  test('is told to go on with GitHub (R-AUTH-20); there, codespaces and the chat are allowed in a popup and withdrawn', async ({
    page,
  }, info) => {
    const url = builtinUrl()
    const who = loginOf('existing', info)
    await test.step('an account through GitHub', async () => {
      await page.goto(`${url}/login?redirect=/settings`)
      await page.getByRole('button', { name: 'Continue with Github' }).click()
      await agreeAtGithub(page, who)
      await page.waitForURL(`${url}/settings`)
    })
    const ways = page.getByRole('list', { name: 'Ways to sign in' })
    await test.step('codespaces: only the popup’s own word from our own origin counts (R-AUTH-08, SEC-15)', async () => {
      await expect(ways.getByRole('listitem')).toHaveCount(1)
      const opened = page.waitForEvent('popup')
      const button = page.getByRole('button', { name: 'Allow Github Codespaces' })
      await button.click()
      const popup = await opened
      await popup.waitForURL(/\/login\/oauth\/authorize/)
      const heard = page.evaluate(
        () =>
          new Promise<boolean[]>((resolve) => {
            const origins: boolean[] = []
            addEventListener('message', ({ origin, data }) => {
              if (data === 'success') origins.push(origin === location.origin)
              if (origins.length === 2) resolve(origins)
            })
            // of our origin, but not the popup
            postMessage('success', location.origin)
          }),
      )
      // of the popup, but not our origin
      await popup.evaluate(() => opener.postMessage('success', '*'))
      expect((await heard).sort()).toEqual([false, true])
      await expect(button).toHaveAttribute('data-loading', 'true')
      expect(popup.isClosed()).toBe(false)
      await agreeAtGithub(popup, who)
      await expect(page.getByText('Allowed, not used yet')).toBeVisible()
      expect(popup.isClosed()).toBe(true)
      expect(await page.evaluate(() => localStorage.getItem('userData.githubScopes'))).toContain('codespace')
    })
    await test.step('the community chat (RT-23)', async () => {
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Allow Community chat' }).click()
      const popup = await opened
      await agree(popup, 'Discord', who)
      await expect(page.getByText(`@${who.replaceAll('-', '_')} · last used`)).toBeVisible()
      expect(popup.isClosed()).toBe(true)
      for (const width of [390, 900, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await page.getByRole('button', { name: 'Withdraw Community chat' }).click()
      await expect(page.getByRole('button', { name: 'Allow Community chat' })).toBeVisible()
      await page.getByRole('button', { name: 'Withdraw Github Codespaces' }).click()
      await expect(page.getByRole('button', { name: 'Allow Github Codespaces' })).toBeVisible()
    })
    await test.step('Google with the same address', async () => {
      await forget(page)
      await page.goto(`${url}/sign-up`)
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await agree(page, 'Google', who)
      await page.waitForURL(/authError=existing-user-github/)
      await expect(page.getByRole('alert')).toHaveText(
        'You have an existing Github account, please continue using Github.',
      )
    })
  })
})
