import type { Page } from '@playwright/test'

/** The ways to the screens of learning, for their pictures. */

export async function openFirstRoadmap(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/learn`)
  await page.locator('a[href^="/learn/"]').first().click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

export async function openFirstPhase(page: Page, url: string): Promise<void> {
  await openFirstRoadmap(page, url)
  await page.waitForTimeout(500)
  const roadmap = new URL(page.url()).pathname
  await page.locator(`a[href^="${roadmap}/"]`).first().click()
  await page.waitForURL(/section=/)
}

export async function openTest(page: Page, url: string): Promise<void> {
  await openFirstPhase(page, url)
  const test = page.getByRole('heading', { name: 'Test your Knowledge' })
  await test.waitFor()
  const start = page.getByRole('button', { name: 'Start', exact: true })
  if (await start.isVisible()) await start.click()
  await page.locator('fieldset').waitFor()
  await test.evaluate((heading) => heading.scrollIntoView())
}

export async function openCertificate(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/learn`)
  await page.locator('a[href^="/learn/"]', { hasText: 'Git from scratch' }).click()
  await page.getByRole('tab', { name: 'Certificate' }).click()
  await page.getByRole('link', { name: 'Verify' }).waitFor()
}

export async function openVerify(page: Page, url: string): Promise<void> {
  await openCertificate(page, url)
  await page.getByRole('link', { name: 'Verify' }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

export async function openAssistant(page: Page, url: string): Promise<void> {
  await openFirstPhase(page, url)
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  const field = page.getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill('What should I do next?')
  await field.press('Enter')
  await page
    .getByRole('link', { name: /^Record 1: / })
    .first()
    .waitFor()
}

export async function openAssistantHistory(page: Page, url: string): Promise<void> {
  await openAssistant(page, url)
  const panel = page.getByRole('region', { name: 'Assistant', exact: true })
  await panel.getByRole('button', { name: 'Ask again' }).click()
  await panel.getByText('2/2').waitFor()
  await panel.getByRole('button', { name: 'History' }).click()
  await panel.getByText(/^What I keep in mind/).click()
  await panel
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
}

export async function openProfile(page: Page, url: string): Promise<void> {
  await openFirstRoadmap(page, url)
  const [, , userId] = new URL(page.url()).pathname.split('/')
  await page.goto(`${url}/profile/${userId}`)
  await page.getByRole('heading', { name: 'About' }).waitFor()
}

export async function writeRoadmap(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/learn?prompt=${encodeURIComponent('TypeScript for a Python developer')}`)
  await page.getByRole('textbox').press('Enter')
  await page.waitForURL(/\/learn\/.+\/.+/)
  await page.waitForTimeout(4500)
}
