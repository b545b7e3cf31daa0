import type { Page } from '@playwright/test'

/** The ways to the screens of open source, for their pictures. */

export async function openIssue(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/p/honojs/hono`)
  await page.getByRole('list', { name: 'Issues' }).getByRole('link').first().click()
  await page.getByRole('complementary', { name: 'Can it be taken?' }).waitFor()
}

export async function openProjects(page: Page, url: string): Promise<void> {
  await openIssue(page, url)
  const take = page.getByRole('button', { name: 'I take this issue' })
  const leave = page.getByRole('button', { name: 'Leave it to others' })
  await take.or(leave).first().waitFor()
  if (await take.isVisible()) await take.click()
  await leave.waitFor()
  await page.goto(`${url}/projects`)
  await page.getByRole('heading', { name: 'You work on' }).waitFor()
}

export async function openFirstContribution(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/open-source/first`)
  await page.getByRole('list', { name: 'Projects for a first contribution' }).getByRole('link').nth(2).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** With some of the first week read, and without the tip that covers nothing but stands there once. */
export async function openPathway(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/open-source/pathway?week=1`)
  const boxes = page.getByRole('checkbox', { name: /^I have read: / })
  for (const at of [0, 1]) await boxes.nth(at).check()
  const tip = page.getByRole('button', { name: 'Got it' })
  if (await tip.isVisible()) await tip.click()
}

export async function openMergedWork(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/home/streetcred`)
  await page.getByRole('button', { name: 'Look now' }).click()
  await page
    .getByText(/^(A sample: |All that was found)/)
    .first()
    .waitFor()
}
