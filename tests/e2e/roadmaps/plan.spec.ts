import type { Locator, Page } from '@playwright/test'
import {
  builtinUrl,
  createButton,
  expect,
  expectAccessible,
  modelUrl,
  phases,
  planButton,
  plannedPhases,
  promptBox,
  test,
  writeButton,
} from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

const PROMPT = 'I know React. I want to learn Docker, 4 hours a week'

const sentence = (page: Page): Locator => page.getByRole('region', { name: 'Plan' }).getByRole('heading', { level: 2 })
const chip = (page: Page, label: string): Locator => page.getByRole('button', { name: `${label}, change` })

async function seePlan(page: Page, url: string, name: string): Promise<void> {
  await signIn(page, url, name)
  await page.goto(`${url}/learn`)
  await promptBox(page).fill(PROMPT)
  await planButton(page).click()
  await expect(sentence(page)).toHaveText(/^You know React\. You want to learn Docker.* phases?, about \d+ hours/)
}

test('a plan costs nothing, is changed by its chips, and is what is written', { tag: '@phone' }, async ({ page }) => {
  const url = builtinUrl()
  await seePlan(page, url, 'Planner')
  await expect(sentence(page)).toBeFocused()
  await expect(page.getByText('You have 3 credits left')).toBeVisible()
  await expectAccessible(page)
  const before = await plannedPhases(page).allTextContents()

  await test.step('a chip in its editor', async () => {
    await chip(page, 'Any level').click()
    await page.getByRole('button', { name: 'Beyond the basics', exact: true }).click()
    await expect(sentence(page)).toContainText('beyond the basics')
    await expect(plannedPhases(page)).not.toHaveText(before)
    await page.getByRole('button', { name: 'Add what you know' }).click()
    await page.getByRole('textbox', { name: 'You know' }).fill('Python')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(sentence(page)).toContainText('You know React and Python.')
  })
  await test.step('a reload keeps prompt and changes', async () => {
    await page.reload()
    await expect(promptBox(page)).toHaveValue(PROMPT)
    await expect(sentence(page)).toContainText('You know React and Python. You want to learn Docker, beyond the basics')
  })
  const planned = await plannedPhases(page).allTextContents()
  await expect(writeButton(page)).toHaveText('Write it for 1 credit (2 left after)')
  await writeButton(page).click()
  await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
  await expect(phases(page)).toHaveText(planned)
  await page.goto(`${url}/learn`)
  await expect(page.getByText('You have 2 credits left')).toBeVisible()
  await expect(promptBox(page)).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Plan' })).toHaveCount(0)
})

test('by the keyboard alone: Enter plans, Backspace removes, Escape closes', async ({ page }) => {
  const url = builtinUrl()
  await signIn(page, url, 'Typist')
  await page.goto(`${url}/learn`)
  await promptBox(page).fill(PROMPT)
  await promptBox(page).press('Enter')
  await expect(sentence(page)).toBeFocused()
  await chip(page, 'React').press('Enter')
  const field = page.getByRole('textbox', { name: 'You know' })
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(chip(page, 'React')).toBeFocused()
  await chip(page, 'React').press('Backspace')
  await expect(sentence(page)).toHaveText(/^You want to learn Docker/)
  await expect(page.getByRole('button', { name: 'Add what you know' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove Docker' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the prompt' }).press('Enter')
  await expect(promptBox(page)).toBeFocused()
  // what is shown is for something else now, and cannot be bought by mistake
  await promptBox(page).press('End')
  await promptBox(page).pressSequentially(' and Kubernetes')
  await expect(writeButton(page)).toBeDisabled()
  await expect(sentence(page)).toHaveText(/^You want to learn Docker/)
  await promptBox(page).press('Enter')
  await expect(sentence(page)).toContainText('Kubernetes')
  await expect(writeButton(page)).toBeEnabled()
})

test('who skips the plan creates at once, here and after a reload', { tag: '@phone' }, async ({ page }) => {
  const url = builtinUrl()
  await seePlan(page, url, 'Skipper')
  const skip = page.getByRole('switch', { name: 'Next time, create at once without a plan' })
  await skip.click()
  await expect(skip).toBeChecked()
  await page.getByRole('button', { name: 'Close the plan' }).click()
  await expect(promptBox(page)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'See the plan first' })).toBeVisible()
  await expectAccessible(page)
  await createButton(page).click()
  await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
  await expect(phases(page).first()).toBeVisible()
})

test('a prompt of the address is created at once', async ({ page }) => {
  const url = builtinUrl()
  await signIn(page, url, 'Comer')
  await page.goto(`${url}/learn?prompt=${encodeURIComponent('Docker in 2 days')}`)
  await expect(promptBox(page)).toHaveValue('Docker in 2 days')
  await createButton(page).click()
  await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
  await expect(phases(page).first()).toBeVisible()
})

test('with a model it says that the model writes, and shows the draft', async ({ page }) => {
  await signIn(page, modelUrl(), 'Modeller')
  await page.goto(`${modelUrl()}/learn`)
  await promptBox(page).fill('TypeScript for a Python developer')
  await planButton(page).click()
  await expect(page.getByText(/^AI \(stand-in.*\) writes it, with the outline below as its draft/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Draft of the phases' })).toBeVisible()
})
