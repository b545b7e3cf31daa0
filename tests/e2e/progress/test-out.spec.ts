import type { Page } from '@playwright/test'
import { createTaught, linkSection, sums } from '#tests/factories/library.ts'
import { createStudy, phaseOf, sectionOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** Somebody at a section that they know, about which the library asks four questions. */
async function openKnown(page: Page): Promise<void> {
  const store = openStore(served().store)
  const user = await signIn(page, builtinUrl(), 'Knower')
  const [study, taught] = await Promise.all([createStudy(store, { user }), createTaught(store, sums(4))])
  await linkSection(store, sectionOf(study), taught)
  await page.goto(`${builtinUrl()}/learn/${user.userId}/${study.roadmapId}/${phaseOf(study)}`)
}

/** Answers the four by keyboard alone, so many wrong. */
async function answerAll(page: Page, wrong: number): Promise<void> {
  await page.getByRole('button', { name: 'I know this: test out' }).press('Enter')
  await expect(page.getByText('3 of them must be right.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  for (const at of [0, 1, 2, 3]) {
    await expect(page.getByText(`Question ${at + 1} of 4`)).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Your number' })
    await expect(field).toBeFocused()
    const asked = Number(/(\d+) \+ 1/.exec((await page.locator('legend', { hasText: '+ 1' }).textContent()) ?? '')?.[1])
    await page.keyboard.type(`${at < wrong ? 900 + at : asked + 1}`)
    await page.keyboard.press('Enter')
  }
}

test('who knows a section tests out of it, by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await openKnown(page)
  await answerAll(page, 1)
  await expect(page.getByText('Section completed').first()).toBeVisible()
  await expect(page.getByText('+2.00 StreetCred')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I know this: test out' })).toHaveCount(0)
  await expectAccessible(page)
})

test('who does not is told what is missing and when it counts again', async ({ page }) => {
  await openKnown(page)
  await answerAll(page, 2)
  await expect(page.getByRole('heading', { name: 'Not yet: 2 of 4 right, 3 needed' })).toBeVisible()
  await expect(page.getByText(/count again from tomorrow/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the section' }).click()
  await expect(page.getByText('That is all for now')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Start|I know this: test out)$/ })).toHaveCount(0)
})
