import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

test('G-FEED-01: a journal is written, found by words and tags, changed, taken back and kept private', {
  tag: '@phone',
}, async ({ page }) => {
  const url = builtinUrl()
  await signIn(page, url, 'Jo Journal')
  await page.goto(`${url}/feed`)
  await page.getByRole('navigation', { name: 'Feed', exact: true }).getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Your journal is empty' })).toBeVisible()
  await expectAccessible(page)

  const form = page.getByRole('form', { name: 'Write in your journal' })
  await form.getByRole('button', { name: 'Write it down' }).press('Enter')
  await expect(form.getByText('Write a title or some text.')).toBeVisible()
  await form.getByLabel('Title').fill('Borrowing')
  await form.getByLabel('Text, as Markdown').fill('It was **hard** <script>alert(1)</script>')
  await form.getByLabel('Tags').fill('#Rust, ownership')
  await page.reload()
  await expect(form.getByLabel('Title')).toHaveValue('Borrowing')
  await expect(form.getByText('Only you read it.')).toBeVisible()
  await form.getByLabel('Text, as Markdown').press('Control+Enter')
  const entries = page.getByRole('list', { name: /^Entries of/ }).getByRole('listitem')
  await expect(entries.locator('strong')).toHaveText('hard')
  await expect(entries.getByText('Private')).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue('')

  await form.getByLabel('Title').fill('Channels')
  await form.getByLabel('Tags').fill('go')
  await form.getByLabel('Day').fill('2026-01-02')
  await form.getByLabel('Public').check()
  await expect(form.getByText('Everybody reads it on your profile.')).toBeVisible()
  await form.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByRole('region', { name: 'Friday, January 2, 2026' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: '#go 1' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Channels'])
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByRole('form', { name: 'Search your journal' }).getByLabel('Search').fill('borrow')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Borrowing'])

  await page.getByRole('button', { name: 'Edit Borrowing' }).press('Enter')
  const edit = page.getByRole('form', { name: 'Edit Borrowing' })
  await edit.getByLabel('Title').fill('Borrowing, understood')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit Borrowing, understood' })).toBeFocused()

  await page.getByRole('button', { name: 'Remove Borrowing, understood' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No entry fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Borrowing, understood'])
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
