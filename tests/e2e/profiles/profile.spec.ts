import { createPdf } from '#tests/factories/pdf.ts'
import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

test('a profile is edited by keyboard, seen by others as it was saved, and hidden again', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { userId } = await signIn(page, builtinUrl(), 'Profiled Person')
  const address = `${builtinUrl()}/profile/${userId}`
  await page.goto(address)
  await page.getByRole('button', { name: 'Edit profile' }).press('Enter')
  await page.waitForURL(/\/profile\/edit\/[\w-]+\/profile-data$/)
  await page.getByRole('textbox', { name: 'In one line' }).fill('Small tools for slow machines')
  await page.getByRole('textbox', { name: 'About you' }).fill('I began with spreadsheets.')
  await page.getByRole('checkbox', { name: 'DevOps' }).press('Space')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save profile' }).press('Enter')
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('button', { name: 'Add job' }).press('Enter')
  await page.keyboard.type('Engineer')
  await page.getByRole('textbox', { name: 'Company' }).fill('Nordic Instruments')
  await page.getByLabel('From: month').selectOption('Mar')
  await page.getByLabel('From: year').selectOption('2021')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Mar 2021 – today')).toBeVisible()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByLabel('A picture to add').setInputFiles('public/preview.png')
  await page.getByRole('textbox', { name: 'What picture 1 shows' }).fill('A map of mine')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('img', { name: 'A map of mine' })).toBeVisible()
  const [resume] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON Resume' }).click(),
  ])
  expect(resume.suggestedFilename()).toBe('resume.json')
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.getByRole('article').getByText('Small tools for slow machines')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Profiled Person' })).toBeVisible()
  await expect(visitor.getByRole('article').getByText('I began with spreadsheets.')).toBeVisible()
  await expect(visitor.getByRole('article').getByText(/Nordic Instruments · Mar 2021 – today/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Edit profile' })).toHaveCount(0)
  const picture = visitor.getByRole('img', { name: 'A map of mine' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await expectAccessible(visitor)

  // one section of it is kept, which its owner sees with a visitor's eyes
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('button', { name: 'Suggest a line' }).click()
  await expect(page.getByRole('textbox', { name: 'In one line' })).toHaveValue('DevOps developer')
  await page.getByRole('checkbox', { name: 'Jobs' }).uncheck()
  await expectAccessible(page)
  const kept = page.waitForResponse((response) => response.url().includes('profiles.save'))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await kept
  await page.getByRole('link', { name: 'See your profile' }).click()
  await expect(page.getByText(/Nordic Instruments/)).toBeVisible()
  await page.getByRole('link', { name: 'See it as a visitor' }).click()
  await expect(page.getByText('This is what somebody sees who is not signed in.')).toBeVisible()
  await expect(page.getByText(/Nordic Instruments/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to your own view' }).click()

  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('checkbox', { name: 'Everybody can see my profile' }).uncheck()
  const hidden = page.waitForResponse((response) => response.url().includes('profiles.save'))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await hidden
  await visitor.reload()
  await visitor.waitForURL(/\/person-not-found/)
  await visitor.context().close()
})

test.describe('a resume', () => {
  test.use({ expectedProblems: /status of 415/ })

  test('a resume is read, and each of its entries is added or left by its owner (C105)', async ({ page }) => {
    const { userId } = await signIn(page, builtinUrl(), 'Resume Reader')
    await page.goto(`${builtinUrl()}/profile/${userId}`)
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    const buffer = Buffer.from(
      await createPdf([
        ...[
          { text: 'Summary', size: 16 },
          { text: 'I build payment systems.' },
          { text: 'Experience', size: 16 },
          { text: 'Wise', size: 12 },
          { text: 'Software Engineer', size: 12 },
        ],
        ...[{ text: 'January 2022 - Present' }, { text: 'Moved the ledger.' }, { text: 'Certifications', size: 16 }],
        { text: 'Certified Kubernetes Administrator' },
      ]),
    )
    const choose = page.getByLabel('A resume to read')
    await choose.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('notes') })
    await expect(page.getByText(/can’t be read as a PDF/)).toBeVisible()
    await choose.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('2 entries were found.')).toBeVisible()
    await page.getByRole('button', { name: 'Use it on my profile' }).click()
    await expect(page.getByRole('button', { name: 'Use it on my profile' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Look and add: Software Engineer' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Wise')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('One entry was found.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Software Engineer' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave it: Certified Kubernetes Administrator' }).click()
    await expect(page.getByText(/Nothing is left to add/)).toBeVisible()
  })
})
