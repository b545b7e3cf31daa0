import { readFile } from 'node:fs/promises'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter, signInAs } from '#tests/support/e2e/session.ts'
import { jobRuns, modelUsage, waitlistEntries, webhookEvents } from '#worker/db/schema/index.ts'

const SECTIONS = ['people', 'invitations', 'waitlists', 'jobs', 'deliveries', 'models', 'content', 'sources', 'audit']

test('every part of the administration is there, at every width and for everybody', async ({ page }) => {
  const url = builtinUrl()
  const { db } = openStore(served().store)
  await db.batch([
    db.insert(jobRuns).values({ name: 'check-links', everyMinutes: 15, durationMs: 240, failure: 'Error: no answer' }),
    db
      .insert(webhookEvents)
      .values({ provider: 'stripe', eventId: 'evt_seen', type: 'invoice.paid', failure: 'DomainError upstream: away' }),
    db.insert(modelUsage).values({
      ...{ day: '2026-01-01', task: 'write-section', model: 'one', calls: 3, failedCalls: 1 },
      ...{ inputTokens: 1200, outputTokens: 3400 },
    }),
  ])
  await signInAs(page, url, 'ada')
  for (const section of SECTIONS) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${url}/admin/${section}`)
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(page.getByRole('table').or(page.getByText(/\.$/)).first()).toBeVisible()
    await expectAccessible(page)
    for (const width of [900, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('a delivery that failed is worked through again, and that is noted', async ({ page }) => {
  const url = builtinUrl()
  const eventId = `evt_${crypto.randomUUID()}`
  await openStore(served().store)
    .db.insert(webhookEvents)
    .values({ provider: 'stripe', eventId, type: 'invoice.paid', failure: 'DomainError upstream: away' })
  await signInAs(page, url, 'ada')
  await page.goto(`${url}/admin/deliveries`)
  await page.getByLabel('Only what was never worked through').check()
  const row = page.getByRole('row').filter({ hasText: eventId })
  await row.getByRole('button', { name: /again/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill('Stripe was away')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Work through again' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await page.goto(`${url}/admin/audit`)
  await page.getByLabel('What').selectOption('billing.resumeEvent')
  await expect(page.getByRole('row').filter({ hasText: eventId })).toContainText('Stripe was away')
})

test('a waitlist is saved as a file', async ({ page }) => {
  const url = builtinUrl()
  const email = `${crypto.randomUUID()}@example.org`
  await openStore(served().store)
    .db.insert(waitlistEntries)
    .values({ waitlist: 'os', name: 'Jo Waits', email, reference: 'Organic', utm: {} })
  await signInAs(page, url, 'ada')
  await page.goto(`${url}/admin/waitlists`)
  await page.getByRole('combobox', { name: 'Waitlist' }).selectOption('os')
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('waitlist-os.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(email)
})

test.describe('somebody who is blocked', () => {
  test.use({ expectedProblems: /status of 401/ })

  test('is out at their next click, and in again when it is taken back', async ({ page, browser }) => {
    const url = builtinUrl()
    const person = await createUser(openStore(served().store), { name: 'Rowan Rowdy' })
    const theirs = await (await browser.newContext()).newPage()
    await enter(theirs, url, person)
    await theirs.goto(`${url}/home`)
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

    await signInAs(page, url, 'ada')
    await page.goto(`${url}/admin/people/${person.userId}`)
    const form = page.getByRole('form', { name: 'Block' })
    await form.getByLabel('Why?').fill('They sent spam to everybody')
    await form.getByRole('button', { name: /^Block/ }).click()
    const letIn = page.getByRole('form', { name: 'Let them in again' })
    await expect(letIn).toContainText('They have been kept out since')
    await expectAccessible(page)

    await theirs.goto(`${url}/learn`)
    await theirs.waitForURL(/\/login/)
    await theirs.context().close()

    await letIn.getByLabel('Why?').fill('They promised not to')
    await letIn.getByRole('button').click()
    await expect(form).toBeVisible()
  })
})
