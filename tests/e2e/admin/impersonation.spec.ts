import type { Page } from '@playwright/test'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, problemsOn, served, test } from '#tests/support/e2e/person.ts'
import { enter, signIn, signInAs } from '#tests/support/e2e/session.ts'

/** /admin and looking as somebody, from the first click to what that person reads of it (R-ADM-01, R-AUTH-13, SEC-05). */

const WHY = 'Their roadmap does not open'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Looking as somebody else' })

test.describe('who has no business there', () => {
  test('RT-32: a visitor signs in first, others are told so (R-SHELL-03)', async ({ page }) => {
    const url = builtinUrl()
    await page.goto(`${url}/admin`)
    await page.waitForURL(/\/login/)
    await signIn(page, url, 'Nobody Special')
    await page.goto(`${url}/admin`)
    await page.waitForURL(/\/no-permission/)
  })
})

test.describe('an administrator', () => {
  // refused calls, which the test is about: what a session may not, and what was asked while it ended
  test.use({ expectedProblems: /401|403/ })

  test('looks as a person: bar, refusals, the end in another tab, and what the person reads', async ({
    page,
    context,
  }) => {
    const url = builtinUrl()
    const person = await createUser(openStore(served().store), { name: 'Pia Person' })
    await signInAs(page, url, 'ada')
    await page.goto(`${url}/admin`)
    await expect(page.getByRole('button', { name: 'Impersonate Dummy One' })).toBeVisible()
    for (const width of [1280, 900, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByLabel('Id of the person').fill(person.userId)
    const look = page.getByRole('button', { name: 'Look for an hour' })
    await expect(look).toBeDisabled()
    await page.getByLabel('Why?').fill(WHY)
    await look.click()
    await expect(bar(page)).toContainText('You are looking as Pia Person.')
    await expectAccessible(page)

    // nothing of hers is ended
    await page.goto(`${url}/settings`)
    await page
      .getByRole('button', { name: /^End the session/ })
      .first()
      .click()
    await expect(page.getByText('Nothing was ended')).toBeVisible()
    await page.goto(`${url}/admin`)
    await page.waitForURL(/\/no-permission/)

    const other = await context.newPage()
    const problems = problemsOn(other)
    await other.goto(`${url}/home`)
    await expect(bar(other)).toBeVisible()
    await page.goto(`${url}/learn`)
    await bar(page).getByRole('button', { name: 'Stop looking' }).click()
    await page.waitForURL(/\/admin$/)
    await expect(page.getByRole('heading', { name: 'Dummies' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await expect(bar(other)).toBeHidden()
    await expect(other.getByText('Ada Brandt').first()).toBeVisible()
    expect(problems).toEqual([])
    await other.close()

    await enter(page, url, person)
    await page.goto(`${url}/settings`)
    const visits = page.getByRole('region', { name: 'Who looked as you' })
    await expect(visits).toContainText('Ada Brandt')
    await expect(visits).toContainText(WHY)
    await expectAccessible(page)
  })

  test('tries things out as a dummy, and Sign Out leads back to /admin (R-AUTH-13)', async ({ page }) => {
    const url = builtinUrl()
    await signInAs(page, url, 'ada')
    await page.goto(`${url}/home`)
    await page.getByRole('button', { name: /Ada Brandt/ }).click()
    await page.getByRole('menuitem', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Impersonate Dummy Two' }).click()
    await expect(bar(page)).toContainText('Dummy Two')
    await page.getByRole('button', { name: /Dummy Two/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.waitForURL(/\/admin$/)
    await expect(page.getByRole('button', { name: 'Impersonate Dummy Two' })).toBeVisible()
  })
})
