import type { Page } from '@playwright/test'

/** The ways to the screens of jobs, for their pictures. */

export async function openJob(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/playground/jobs`)
  await page.getByRole('link', { name: 'Remote Software Engineer, Payments' }).click()
  await page.getByRole('link', { name: /Read and apply/ }).waitFor()
}

export async function openApplications(page: Page, url: string): Promise<void> {
  await openJob(page, url)
  const save = page.getByRole('button', { name: 'Save this job' })
  const stage = page.getByLabel(/^Stage of/)
  await save.or(stage).first().waitFor()
  if (await save.isVisible()) await save.click()
  await stage.selectOption('Applied')
  await page.getByRole('link', { name: 'Applications', exact: true }).click()
  await page.getByRole('region', { name: 'Applied' }).getByRole('listitem').waitFor()
}

export async function openCopilot(page: Page, url: string): Promise<void> {
  await openJob(page, url)
  await page.getByRole('button', { name: 'Write for this job' }).click()
  await page.getByRole('button', { name: /^Write it/ }).click()
  await page.getByRole('region', { name: 'Text' }).waitFor()
}

export async function openDraft(page: Page, url: string): Promise<void> {
  await openJob(page, url)
  await page.getByRole('button', { name: 'Write for this job' }).click()
  await page.getByRole('link', { name: 'Cover letter', exact: true }).click()
  await page.getByText('Say something that your records').click()
  await page.getByLabel('In the first person').fill('I built a payment page in TypeScript for a book club.')
  await page.getByRole('button', { name: /^Write it/ }).click()
  await page.locator('button[data-loading]').waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Draft' }).waitFor()
  await page.getByText('It becomes your version').scrollIntoViewIfNeeded()
}

export async function openKept(page: Page, url: string): Promise<void> {
  await openDraft(page, url)
  await page.getByRole('button', { name: 'Keep what is ticked' }).click()
  await page.getByRole('region', { name: 'Your version' }).waitFor()
}

export async function openInterview(page: Page, url: string): Promise<void> {
  await openJob(page, url)
  await page.getByRole('button', { name: 'Write for this job' }).click()
  await page.getByRole('link', { name: 'Interview questions', exact: true }).click()
  const interview = page.getByRole('region', { name: 'Mock interview' })
  await page.getByRole('button', { name: /^Write it/ }).click()
  await interview.getByRole('textbox').fill('I built a small thing in Rust, and it was faster than before.')
  await interview.getByRole('button', { name: 'Look at it' }).click()
  await interview.getByText('Your records say nothing').first().scrollIntoViewIfNeeded()
}

export async function openSummary(page: Page, url: string): Promise<void> {
  await openJob(page, url)
  await page.getByRole('button', { name: 'Write for this job' }).click()
  await page.getByRole('link', { name: 'Summary of the ad', exact: true }).click()
  await page.getByRole('button', { name: /^Write it/ }).click()
  await page.getByRole('button', { name: 'Write it anew' }).waitFor()
}
