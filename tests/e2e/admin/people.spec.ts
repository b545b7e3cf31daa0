import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter, signInAs } from '#tests/support/e2e/session.ts'

test('somebody is found, given credits with a reason, and reads of them on their statement', async ({ page }) => {
  const url = builtinUrl()
  const person = await createUser(openStore(served().store), { name: 'Quentin Quill', credits: 3 })
  await signInAs(page, url, 'ada')
  await page.goto(`${url}/admin/people`)
  await page.getByLabel('Login, name, address or id').fill('quentin q')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Quentin Quill' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quentin Quill' })).toBeVisible()
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const form = page.getByRole('form', { name: 'Add or take credits' })
  await form.getByLabel('How many').fill('2')
  await form.getByLabel('Why?').fill('A roadmap was lost')
  await form.getByRole('button', { name: 'Add 2' }).click()
  await expect(form).toContainText('They have 5 now.')
  await expect(page.getByRole('cell', { name: 'gift' })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, url, person)
  await page.goto(`${url}/8020/credits`)
  await page.getByRole('heading', { name: 'Statement' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Added by Tubli')).toBeVisible()
})
