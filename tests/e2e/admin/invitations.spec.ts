import { loginOf } from '#tests/support/e2e/people.ts'
import { agreeAtGithub, builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signInAs } from '#tests/support/e2e/session.ts'

test('a code with a cohort leads who comes by it to the internship', async ({ page, browser }, info) => {
  const url = builtinUrl()
  test.slow()
  await signInAs(page, url, 'ada')
  await page.goto(`${url}/admin/invitations`)
  await page.getByLabel('Cohort').fill('2026-spring')
  await page.getByLabel('For how many').fill('1')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const made = page.getByRole('status').filter({ hasText: 'Made:' })
  await expect(made).toContainText('/welcome/')
  const code = (await made.textContent())?.split('/').at(-1) ?? ''
  await expect(page.getByRole('cell', { name: '0 / 1' }).first()).toBeVisible()
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${url}/welcome/${code}`)
  await guest.getByRole('button', { name: 'Continue with Github' }).click()
  await agreeAtGithub(guest, loginOf('intern', info))
  await guest.waitForURL(/\/home/)
  await guest.goto(`${url}/learn`)
  await expect(guest.getByRole('heading', { name: /internship/i }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('cell', { name: '1 / 1' }).first()).toBeVisible()
  await expect(page.getByText('Full').first()).toBeVisible()
  await guest.context().close()
})
