import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Served } from './serve-process.ts'

export const served = (): Served => JSON.parse(process.env.SERVED ?? '{}')

/** The product with the built-in author, and the one whose model takes its time. */
export const builtinUrl = (): string => served().builtinUrl
export const modelUrl = (): string => served().modelUrl

export const stripeUrl = (): string => served().stripeUrl

/** What Playwright says in place of a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** What goes wrong on a page: errors, and what the console is told of ours. */
export function problemsOn(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && message.text() !== BLOCKED) problems.push(message.text())
  })
  return problems
}

/** A page on which an error, or a warning of ours, in the console fails the test. */
export const test = base.extend<{ expectedProblems: RegExp | null }>({
  expectedProblems: [null, { option: true }],
  page: async ({ page, expectedProblems }, use) => {
    const problems = problemsOn(page)
    await comeFromElsewhere(page)
    await use(page)
    expect(problems.filter((text) => !expectedProblems?.test(text))).toEqual([])
  },
})

export { expect }

/** What axe finds on the screen as it is now: nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  // colours in the middle of a transition are nobody's choice
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  // our pages have no frames that need a page of their own to be told together, which takes as long as looking
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Agrees on the emulated GitHub's page. */
export async function agreeAtGithub(page: Page, login: string): Promise<void> {
  await page.waitForURL(/\/login\/oauth\/authorize/)
  await page.locator('button', { hasText: login }).first().click()
}

/** An address of its own, as people have: the limits by address are meant for one of them, not for all tests together. */
export const comeFromElsewhere = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ 'cf-connecting-ip': Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.') })

export const promptBox = (page: Page): Locator => page.getByRole('textbox', { name: 'What do you want to learn?' })

export const planButton = (page: Page): Locator => page.getByRole('button', { name: 'See the plan' })

export const writeButton = (page: Page): Locator => page.getByRole('button', { name: /^Write it for 1 credit/ })

/** For a prompt that came by the address, and for whoever skips the plan. */
export const createButton = (page: Page): Locator => page.getByRole('button', { name: 'Create for 1 credit' })

export const plannedPhases = (page: Page): Locator =>
  page.getByRole('list', { name: 'Planned phases' }).getByRole('heading', { level: 3 })

export const phases = (page: Page): Locator =>
  page.getByRole('list', { name: 'Phases' }).getByRole('heading', { level: 2 })

/** Asks for a roadmap on /learn, by its plan, and waits for its page. */
export async function create(page: Page, url: string, prompt: string): Promise<string> {
  await page.goto(`${url}/learn`)
  await promptBox(page).fill(prompt)
  await planButton(page).click()
  await writeButton(page).click()
  await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
  return page.url()
}

/** The sidebar, or on a phone the menu behind the button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' })
  if (await button.isVisible()) await button.click()
}
