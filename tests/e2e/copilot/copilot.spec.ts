import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createListings } from '#tests/factories/jobs.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, modelUrl, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

/** A word that only this test's listing has. */
const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`

const AD = ['We are a bank.', 'You run Kubernetes.', 'Our services talk over Kafka.']
/** So long that its summary is still being written when somebody stops it. */
const LONG_AD = [...AD, ...Array.from({ length: 40 }, (_, at) => `You look after service number ${at}.`)]

async function createJob(word: string, ad = AD) {
  await createListings(openStore(served().store), [
    { title: `Platform engineer ${word}`, company: `Harbor ${word}`, description: ad.join('\n') },
  ])
}

/** Somebody who moved services to Kubernetes once, and says so. */
async function signInAsMari(page: Page, url: string) {
  const user = await signIn(page, url, 'Mari Kask')
  const entry = {
    ...{ kind: 'job', title: 'Backend Engineer', organization: 'Nordwind', startedIn: '2019-03', endedIn: '2022-08' },
    description: 'Moved 12 services to Kubernetes.\nBuilt the tracking API in Go.',
  }
  await fetch(`${url}/trpc/profiles.saveEntry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  })
}

async function openJob(page: Page, url: string, word: string) {
  await page.goto(`${url}/playground/jobs?q=${word}`)
  await page.getByRole('link', { name: `Platform engineer ${word}` }).click()
  await page.getByRole('button', { name: 'Write for this job' }).click()
  await page.waitForURL(/playground\/chats/)
  await expect(page.getByRole('heading', { level: 2, name: `Platform engineer ${word}` })).toBeVisible()
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What is written' }).getByRole('link', { name, exact: true })

test('RT-42: a person writes a letter for a job, accepts half of it, changes it and takes it along', {
  tag: '@phone',
}, async ({ page }) => {
  const [url, word] = [builtinUrl(), ownWord()]
  await createJob(word)
  await signInAsMari(page, url)
  await openJob(page, url, word)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write it' }).click()
  await expect(page.getByText('Kafka: “Our services talk over Kafka.”')).toBeVisible()

  await tab(page, 'Cover letter').click()
  await page.getByLabel('Tone').selectOption('Warm')
  await page.getByRole('button', { name: 'Write it' }).press('Enter')
  const draft = page.getByRole('region', { name: 'Draft' })
  await expect(draft.getByText('Composed from your records, without a model.')).toBeVisible()
  await expect(draft.getByRole('link', { name: 'Backend Engineer, Nordwind' })).toBeVisible()
  await expectAccessible(page)
  await draft.getByRole('checkbox', { name: /You also ask for Kafka/ }).press('Space')
  await draft.getByRole('button', { name: 'Keep what is ticked' }).click()
  const own = page.getByRole('region', { name: 'Your version' })
  await expect(own.getByText('At Nordwind I moved 12 services to Kubernetes.')).toBeVisible()
  await expect(own.getByText('Kafka')).toHaveCount(0)
  await expectAccessible(page)

  await own.getByRole('button', { name: 'Change it' }).click()
  const text = page.getByRole('textbox', { name: 'Your version' })
  await text.fill(`${await text.inputValue()}\n\nP.S. I like harbours.`)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(own.getByText('P.S. I like harbours.')).toBeVisible()
  for (const [form, ending, begins] of [
    ['PDF', 'pdf', '%PDF-'],
    ['Word', 'docx', 'PK'],
    ['Markdown', 'md', 'Dear team'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await own.getByRole('button', { name: form }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`Cover-letter-Harbor-${word}.${ending}`)
    expect((await readFile(await download.path())).toString('latin1').startsWith(begins)).toBe(true)
  }
  await own.getByRole('button', { name: 'Keep with the application' }).click()
  await expect(page.getByText('Kept with your application')).toBeVisible()

  // a new draft is set against one's own version
  await page.getByRole('button', { name: 'Write it anew' }).click()
  await expect(draft.getByText('in your version only')).toHaveCount(1)
  await page.reload()
  await expect(draft.getByText('in your version only')).toHaveCount(1)
  await page.goto(`${url}/playground/applications`)
  await page.getByRole('button', { name: `Platform engineer ${word}` }).click()
  await expect(page.getByText(/^Cover letter, /)).toBeVisible()
  await page.goto(`${url}/playground/chats`)
  await expect(page.getByRole('list', { name: 'Jobs that you write for' })).toContainText('Analysis, Cover letter')
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a person is interviewed for a job that they pasted, and hears what is missing', async ({ page }) => {
  const url = builtinUrl()
  await signInAsMari(page, url)
  await page.goto(`${url}/playground/chats`)
  await expect(page.getByText('No job to write for yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Write for a job that is not on the board').click()
  await page.getByLabel('Job title').fill('Platform engineer')
  await page.getByLabel('The ad').fill(AD.join('\n'))
  await page.getByRole('button', { name: 'Write for it' }).click()
  await tab(page, 'Interview questions').click()
  await page.getByRole('button', { name: 'Write it' }).click()
  const interview = page.getByRole('region', { name: 'Mock interview' })
  await expect(interview.getByText(/^Question 1 of/)).toBeVisible()
  await interview.getByRole('textbox', { name: 'Your answer' }).fill('I built things in Kafka.')
  await interview.getByRole('button', { name: 'Look at it' }).click()
  await expect(interview.getByText('Your records say nothing about Kafka. Be ready to show it.').first()).toBeVisible()
  await interview.getByRole('button', { name: 'Answer that' }).click()
  await interview
    .getByRole('textbox', { name: 'Your answer' })
    .fill('At Nordwind I moved services, and as a result they were faster.')
  await interview.getByRole('button', { name: 'Look at it' }).click()
  await expect(interview.getByRole('heading', { name: 'Report: 2 answers' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Forget this job…' }).click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByText('No job to write for yet')).toBeVisible()
})

test('a summary is read while it is written, stopped, and gone on with after a reload', async ({ page }) => {
  const [url, word] = [modelUrl(), ownWord()]
  await createJob(word, LONG_AD)
  await signIn(page, url, 'Slow Reader')
  await openJob(page, url, word)
  await tab(page, 'Summary of the ad').click()
  await page.getByRole('button', { name: 'Write it' }).click()
  await expect(page.getByRole('heading', { name: 'The company' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  await page.reload()
  await goOn.click()
  await expect(page.getByRole('button', { name: 'Write it anew' })).toBeVisible()
  await expect(goOn).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The company' })).toHaveCount(1)
  await expect(page.getByText('It has 90000 people')).toHaveCount(0)
})
