import { readFile } from 'node:fs/promises'
import { completeSections, createStudy, sectionOf } from '#tests/factories/progress.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { enter, signIn } from '#tests/support/e2e/session.ts'

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

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Markdown' }).click()
  expect(await readFile((await (await saved).path()) ?? '', 'utf8')).toContain(
    '## 2026-01-02\n\n### Channels\n\n*#go public*',
  )

  const days = page.getByRole('table')
  await days.getByRole('button', { name: /1 entry$/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Borrowing'])
  await page.getByRole('button', { name: 'Show everything' }).click()

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

test('what happened is offered to be written of, and nothing is written by itself', async ({ page }) => {
  const store = openStore(served().store)
  const study = await createStudy(store)
  await completeSections(store, [sectionOf(study)])
  await enter(page, builtinUrl(), study.user)
  await page.goto(`${builtinUrl()}/feed/journal`)
  const offers = page.getByRole('list', { name: 'What happened and is not written down' })
  const form = page.getByRole('form', { name: 'Write in your journal' })
  await form.getByLabel('Text, as Markdown').fill('Mine.')
  await offers.getByRole('button', { name: /^Write of it/ }).click()
  await expect(form.getByLabel('Text, as Markdown')).toHaveValue(/^Mine\.\n\n- What I can do now/)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByRole('heading', { level: 3, name: /^Completed/ })).toBeVisible()
  await expect(offers).toBeHidden()
})
