import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signInAs } from '#tests/support/e2e/session.ts'

test('merged work is found, offered, and becomes a receipt and a draft', async ({ page }) => {
  const url = builtinUrl()
  await signInAs(page, url, 'amara')
  await page.goto(`${url}/home/streetcred`)
  const card = page.getByRole('region', { name: 'Merged work' })
  await expect(card).toContainText('They are looked for once a day.')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Look now' }).click()
  const offered = card.getByRole('list', { name: 'Merged work that is no receipt yet' })
  await expect(offered.getByRole('listitem')).toHaveCount(2)
  await expect(offered).toContainText('pallets/flask#')
  await expectAccessible(page)
  await offered
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Take the receipt/ })
    .click()
  await expect(page.getByText('It is among your receipts.')).toBeVisible()
  await expect(page.getByText('A merged pull request')).toBeVisible()
  await expect(offered.getByRole('listitem')).toHaveCount(1)
  await offered.getByRole('button', { name: /^Not this/ }).click()
  await expect(card).toContainText('All that was found is among your receipts.')

  await page.goto(`${url}/feed/journal`)
  await page.getByRole('button', { name: /^Write of it: A sample/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue(/^Merged: “A sample/)
})
