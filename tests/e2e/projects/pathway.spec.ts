import { join } from 'node:path'
import { readPathways } from '#dev/commands/load-pathways.ts'
import { readCatalogue } from '#dev/commands/read-catalogue.ts'
import { root } from '#dev/run/project.ts'
import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

const links = new Set(readCatalogue(join(root, 'drizzle', 'catalogue')).rows.map(({ entry }) => entry.link))
const [pathway] = readPathways(join(root, 'drizzle', 'pathways'), links)

test('RT-50, R-PATH-01, R-PATH-02, R-PATH-03, R-SHELL-31: from the public page through the four weeks', {
  tag: '@phone',
}, async ({ page }) => {
  const url = builtinUrl()

  // a visitor is sent to sign in
  await page.goto(`${url}/open-source/pathway`)
  await page.waitForURL(/\/login\?redirect=%2Fopen-source%2Fpathway/)
  await page.goto(`${url}/internship`)
  await expect(page.getByText('has no fixed start and no closed group')).toBeVisible()
  for (const { title } of pathway?.weeks ?? []) await expect(page.getByText(`${title}.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in and begin week 1' })).toHaveAttribute(
    'href',
    /redirect=%2Fopen-source%2Fpathway/,
  )

  await signIn(page, url, 'Ida Berg')
  await page.goto(`${url}/internship`)
  await page.getByRole('link', { name: 'Go to your four weeks' }).click()
  const weeks = page.getByRole('navigation', { name: 'Weeks' })
  for (const { title } of pathway?.weeks ?? []) await expect(weeks).toContainText(title)
  await expect(weeks.locator('[aria-current]')).toContainText('1. Open Source fundamentals')

  // the tip is shown once a session
  const tip = page.getByText('Tick what you have read.')
  await expect(tip).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(tip).toHaveCount(0)
  await page.reload()
  await expect(weeks).toBeVisible()
  await expect(tip).toHaveCount(0)

  const boxes = page.getByRole('checkbox', { name: /^I have read: / })
  for (const [index, { title, resources }] of (pathway?.weeks ?? []).entries()) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    for (const n of resources.keys()) await boxes.nth(n).check()
    await expect(weeks.getByRole('listitem').nth(index)).toContainText('All read')
    if (index === 3) break
    await page.getByRole('link', { name: `On to week ${index + 2}` }).click()
  }
  await expect(page.getByText('All four weeks are read')).toBeVisible()

  // one is answered wrong, then right
  await weeks.getByRole('link', { name: /^1\./ }).click()
  await page.getByRole('radio', { name: 'Use it as you like, since it was published' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Publishing gives nobody the right to copy.')).toBeVisible()
  await expect(page.getByText('You have one more try today.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(weeks.getByRole('listitem').first()).toContainText('All read · 0 of 6 right')
  await page.getByRole('radio', { name: 'Read it, and ask its author to add a licence' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(weeks.getByRole('listitem').first()).toContainText('1 of 6 right')
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('under the MIT licence into a program')).toBeVisible()
})
