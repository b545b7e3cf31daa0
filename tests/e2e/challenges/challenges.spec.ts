import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { createStudy } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter } from '#tests/support/e2e/session.ts'

const store = () => openStore(served().store)
const cards = (page: Page) => page.getByRole('list', { name: 'Previous Bounties' }).getByRole('listitem')

/** One of them, opened for these tests alone. */
const OPENED = 604
const stand = (status: string) =>
  store().db.execute(sql`update challenges set status = ${status}, opens_at = null where id = ${OPENED}`)
test.afterAll(() => stand('Closed'))

const LIST = 'RT-57, RT-72, R-SHELL-21, R-CHAL-01, R-CHAL-02, R-CHAL-03, R-CHAL-04, R-CHAL-05'
const DETAILS = 'RT-58, R-CHAL-08, R-CHAL-09, R-CHAL-11, R-CHAL-12, R-CHAL-28'

test(`${LIST}, ${DETAILS}: a visitor reads the bounties, three and then two more, and is asked to sign in`, {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${builtinUrl()}/challenge`)
  await expect(
    page.getByText('Compete with other software developers to win cash, prizes and build streetcred.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Previous Bounties\s+1[23]/ })).toBeVisible()
  if ((await cards(page).count()) === 0) await page.getByRole('link', { name: /Previous Bounties/ }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards(page)).toHaveCount(5)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'View Challenge: A transcriber API' }).click()
  await page.waitForURL(/\/challenge\/606$/)
  await expect(page.getByRole('heading', { level: 1, name: 'A transcriber API' })).toBeVisible()
  await expect(page.getByText('Build real world experience series')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to Participate' })).toHaveAttribute('href', '/welcome')
  await expect(page.getByRole('link', { name: 'Create a personalised learning plan' })).toHaveAttribute(
    'href',
    /^\/learn\?prompt=designing/,
  )
  const dot = page.getByText('Closed', { exact: true })
  expect(await dot.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).toMatch(
    /rgb\(1[0-9]{2}, /,
  )
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveJSProperty('value', 0)
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

const TAKING_PART =
  'R-CHAL-10, R-CHAL-14, R-CHAL-15, R-CHAL-16, R-CHAL-18, R-CHAL-19, R-CHAL-26, R-SHELL-22, R-SHELL-23'

test(`${TAKING_PART}: an administrator opens one, somebody agrees, starts, mends what is in the way and hands in`, async ({
  page,
}) => {
  const url = builtinUrl()
  const [admin, entrant] = await Promise.all([
    createUser(store(), { isAdmin: true }),
    createUser(store(), { name: 'Ena Enters' }),
  ])
  // whoever has done nothing yet sees a welcome and no more
  await createStudy(store(), { user: entrant })
  await enter(page, url, admin)
  await page.goto(`${url}/admin/bounties`)
  await page.getByRole('button', { name: /^Change AI hack/ }).click()
  await page.getByLabel('Status').selectOption('Open')
  await page.getByLabel('Why?').fill('The sponsor has paid')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('row', { name: /AI hack.*Open/ })).toBeVisible()

  await enter(page, url, entrant)
  await page.goto(`${url}/challenge`)
  await expect(page.getByRole('link', { name: /Active Bounties\s+\d+$/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: /^View Challenge: AI hack/ }).click()
  const part = page.getByRole('region', { name: 'Take part' })
  await expect(part.getByRole('button', { name: 'Start Challenge' })).toBeDisabled()
  await part.getByLabel('I agree to the LICENSE AND SUBSCRIPTION AGREEMENT').check()
  await part.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(
    page.getByText('Challenge is successfully started. Reach out on Discord if you have any questions. All the best.'),
  ).toBeVisible()
  const submit = part.getByRole('button', { name: 'Submit Challenge' })
  await expect(submit).toBeDisabled()
  const link = part.getByLabel('Link to your public GitHub repository')
  await link.fill('https://example.com/app')
  await expect(part.getByText('Not Valid. Link to your public GitHub repository')).toBeVisible()
  await link.fill('https://github.com/nobody/nothing')
  await expect(submit).toBeDisabled()
  await part.getByLabel('Name of your team').fill('The Enas')
  await submit.press('Enter')
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('There is no public repository at this address.')).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Mend it' }).click()
  await link.fill('https://github.com/mari/knitting-patterns')
  // commits are as old as the emulated GitHub
  await store().db.execute(sql`update challenges set opens_at = now() - interval '1 day' where id = ${OPENED}`)
  await submit.press('Enter')
  await expect(popup.getByText('It has a README.')).toBeVisible()
  await popup.getByRole('button', { name: 'Hand it in' }).click()
  await expect(
    page.getByText('Thanks for the submission. We will review all the submissions and annouce the winners shortly.'),
  ).toBeVisible()
  await expect(part.getByRole('button', { name: 'Submitted' })).toBeDisabled()
  await expect(part.getByText('Completed')).toBeVisible()
  await part.getByRole('button', { name: 'Change it' }).click()
  await expect(part.getByLabel('Name of your team')).toHaveValue('The Enas')
  await part.getByRole('button', { name: 'Leave it' }).click()
  await expectAccessible(page)
  await page.goto(`${url}/home`)
  await expect(page.getByRole('region', { name: 'Bounties' }).getByText('Completed')).toBeVisible()
})

test.describe('an id that is none', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('G-CHAL-05: is nowhere', async ({ page }) => {
    await page.goto(`${builtinUrl()}/challenge/7`)
    await page.waitForURL(/\/404$/)
  })
})

test.describe('where the server fails', () => {
  test.use({ expectedProblems: /status of 500/ })

  test('R-CHAL-17: the box goes back without a word', async ({ page }) => {
    const user = await createUser(store())
    await stand('Open')
    await enter(page, builtinUrl(), user)
    await page.goto(`${builtinUrl()}/challenge/${OPENED}`)
    const box = page.getByLabel('I agree to the LICENSE AND SUBSCRIPTION AGREEMENT')
    await page.route('**/trpc/challenges.updateLicense**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await box.click()
    await expect(box).not.toBeChecked()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
