import { createListings, createStartup } from '#tests/factories/jobs.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test, writeButton } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** A word that only this test's listings have. */
const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`

async function createJobs(word: string) {
  const store = openStore(served().store)
  const company = `Startup ${word}`
  await createStartup(store, company)
  const pay = { salaryMin: 60_000, salaryMax: 80_000, salaryYearly: 80_000, salaryPeriod: 'year' as const }
  return createListings(store, [
    {
      ...{ source: 'himalayas', title: `${word} engineer`, company: `Honest ${word}`, location: 'Europe' },
      ...{ ...pay, salaryCurrency: 'EUR', description: `You know Rust.\nYou must be based in Europe.` },
      limits: [{ kind: 'place', quote: 'You must be based in Europe.' }],
    },
    { title: `${word} startup engineer`, company, isRemote: false },
    { description: `We use ${word} all day.`, title: 'Platform engineer', stripped: ['bait'] },
  ])
}

test('RT-40, RT-41, R-JOBS-01, G-JOBS-01: a visitor looks through the board, reads a listing with its reasons and follows it', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [url, word] = [builtinUrl(), ownWord()]
  await createJobs(word)
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto(`${url}/playground`)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs & gigs' })).toBeVisible()
  await expect(page.getByLabel('Search jobs')).toHaveValue('remote software engineer')
  await expect
    .poll(() => ['jobs.remote', 'jobs.startup', 'jobs.web'].every((call) => asked.join().includes(call)))
    .toBe(true)
  await expectAccessible(page)

  await page.getByLabel('Search jobs').fill(word)
  const titles = page.getByRole('list', { name: 'Listings' }).getByRole('heading')
  await expect(titles).toHaveText([`${word} engineer`, 'Platform engineer'])
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Salary a year').selectOption({ label: '50K or more, stated' })
  await expect(titles).toHaveText([`${word} engineer`])
  await page.reload()
  await expect(titles).toHaveText([`${word} engineer`])

  await page.getByRole('link', { name: `${word} engineer` }).press('Enter')
  const job = page.getByRole('region', { name: 'Job', exact: true })
  await expect(job.getByText('€60,000 – €80,000 a year')).toBeVisible()
  await expect(job.getByText('You must be based in Europe.').first()).toBeVisible()
  await expect(job.getByText('Low ghost risk: why')).toBeVisible()
  await expectAccessible(page)
  const go = job.getByRole('link', { name: 'Read and apply at Himalayas' })
  // its owner asks for links that search engines follow, and for no sign-up in between
  expect(await go.getAttribute('rel')).toBe('noopener')
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }))
  const source = context.waitForEvent('page')
  await go.click()
  await (await source).close()
  await job.getByRole('link', { name: /All jobs/ }).click()
  await expect(job).toHaveCount(0)

  await page.getByRole('link', { name: /^For you/ }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await page.goto(`${url}/playground/jobs?tab=startup&q=${word}`)
  await expect(titles).toHaveText([`${word} startup engineer`])
  await page.goto(`${url}/playground/jobs?q=${ownWord()}`)
  await expect(page.getByText('No listing fits')).toBeVisible()
  await expectAccessible(page)
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a person saves a search and a job, moves it by keyboard and by hand, and keeps what was sent', {
  tag: '@phone',
}, async ({ page }) => {
  const [url, word] = [builtinUrl(), ownWord()]
  await createJobs(word)
  await signIn(page, url, 'Jo Seeker')
  await page.goto(`${url}/playground/jobs?q=${word}`)
  await page.getByText('Saved searches', { exact: true }).click()
  await page.getByLabel('Save this search as').fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible()

  await page.getByRole('link', { name: `${word} engineer` }).click()
  const fit = page.getByRole('region', { name: 'How it fits' })
  await expect(fit.getByText('Your records show 0 of 1 that it names')).toBeVisible()
  expect(await fit.getByRole('link', { name: 'Plan a roadmap for what is missing' }).getAttribute('href')).toContain(
    'Rust',
  )
  await expectAccessible(page)
  // a roadmap for what is missing, and back to the job
  await fit.getByRole('link', { name: 'Plan a roadmap for what is missing' }).click()
  await writeButton(page).click()
  await expect(page.getByRole('list', { name: 'Phases' })).toBeVisible()
  await page.goto(`${url}/playground/jobs?q=${word}`)
  await page.getByRole('link', { name: `${word} engineer` }).click()
  await page.getByRole('button', { name: 'Save this job' }).click()
  await page.getByLabel(`Stage of ${word} engineer`).selectOption('Applied')
  await page.getByRole('link', { name: /All jobs/ }).click()
  await expect(page.getByText('Already applied: Applied')).toBeVisible()

  await page.getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('region', { name: 'Applied' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: `${word} engineer` }).press('Enter')
  await page.getByLabel('Notes').fill('Ask about the on-call rota.')
  await page.getByRole('button', { name: 'Keep the notes' }).click()
  await expect(page.getByRole('button', { name: 'Notes are kept' })).toBeVisible()
  await page.getByLabel('Ask again on').fill('2027-01-04')
  await page.getByLabel('Its text').fill('Dear team, I have shipped Rust for two years.')
  await page.getByRole('button', { name: 'Keep this version' }).click()
  await expect(page.getByText(/^Cover letter, /)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('Ask about the on-call rota.')
  await expect(page.getByLabel('Ask again on')).toHaveValue('2027-01-04')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByLabel(/^Stage of/).selectOption('Interview')
  await expect(page.getByRole('region', { name: 'Interview' }).getByRole('listitem')).toHaveCount(1)
  await page
    .getByRole('listitem')
    .filter({ hasText: word })
    .dragTo(page.getByRole('region', { name: 'Offer' }))
  await expect(page.getByRole('region', { name: 'Offer' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page.getByRole('cell', { name: `${word} engineer` })).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('applications.csv')
})

test('a company is hidden with a way back', async ({ page }) => {
  const [url, word] = [builtinUrl(), ownWord()]
  await createJobs(word)
  await signIn(page, url, 'Hal Hides')
  await page.goto(`${url}/playground/jobs?q=${word}`)
  const listed = page.getByRole('link', { name: `${word} engineer` })
  await listed.click()
  await page.getByRole('button', { name: 'Hide this company' }).click()
  await expect(listed).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listed).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a board that can’t be read', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('says so, and keeps what was looked for', async ({ page }) => {
    const [url, word] = [builtinUrl(), ownWord()]
    await page.route(/\/trpc\/.*jobs\./, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(`${url}/playground/jobs?q=${word}`)
    await expect(page.getByText('The jobs could not be loaded')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByLabel('Search jobs')).toHaveValue(word)
    await expectAccessible(page)
  })
})
