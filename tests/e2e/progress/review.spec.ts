import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { createTaught, linkSection, sums } from '#tests/factories/library.ts'
import { completeSections, createStudy, sectionOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** Somebody who completed a section yesterday about which the library asks so much. */
async function enterLearned(page: Page, items: number): Promise<void> {
  const store = openStore(served().store)
  const user = await signIn(page, builtinUrl(), 'Reviewer')
  const [study, taught] = await Promise.all([createStudy(store, { user }), createTaught(store, sums(items))])
  await linkSection(store, sectionOf(study), taught)
  await completeSections(store, [sectionOf(study)])
  await store.db.execute(sql`
    update phase_sections set completed_at = now() - interval '1 day' where id = ${sectionOf(study)}::uuid`)
}

const asked = async (page: Page) => Number(/(\d+) \+ 1/.exec((await page.locator('legend').textContent()) ?? '')?.[1])

test('what was learned comes back and is answered by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await enterLearned(page, 2)
  await page.goto(`${builtinUrl()}/review`)
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await expectAccessible(page)
  const answer = page.getByRole('textbox')
  await answer.fill('998')
  await answer.press('Enter')
  await expect(page.getByText('Not right')).toBeVisible()
  await expect(page.getByText(/^It comes back from tomorrow/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next question' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.type(`${(await asked(page)) + 1}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Right', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done for today: 1 of 2 right' })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing to review now' })).toBeVisible()
  await expect(page.getByText(/more to review from tomorrow/)).toBeVisible()
})

test('who learned nothing yet is told how it goes', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Newcomer')
  await page.goto(`${builtinUrl()}/review`)
  await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
  await expectAccessible(page)
})

test('two tabs: what the other one has answered is said, and leads on', async ({ page }) => {
  await enterLearned(page, 2)
  await page.goto(`${builtinUrl()}/review`)
  const other = await page.context().newPage()
  await other.goto(`${builtinUrl()}/review`)
  for (const tab of [page, other]) await tab.getByRole('textbox').fill(`${(await asked(tab)) + 1}`)
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByText('Right', { exact: true })).toBeVisible()
  await other.getByRole('textbox').press('Enter')
  await expect(other.getByText(/was answered for today/)).toBeVisible()
  await other.getByRole('button', { name: 'Next question' }).click()
  await expect(other.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible()
})
test.use({ expectedProblems: /409/ })
