import type { Page, Route } from '@playwright/test'
import {
  builtinUrl,
  create,
  expect,
  expectAccessible,
  modelUrl,
  openMenu,
  phases,
  planButton,
  problemsOn,
  promptBox,
  test,
  writeButton,
} from '#tests/support/e2e/person.ts'
import { signIn, signInWithRoadmap } from '#tests/support/e2e/session.ts'

const inWriting = (page: Page) => page.getByRole('list', { name: 'Phases' }).getByText(/being written/)

async function tabToPrompt(page: Page): Promise<void> {
  const isThere = () => promptBox(page).evaluate((box) => box === document.activeElement)
  for (let i = 0; i < 60 && !(await isThere()); i += 1) await page.keyboard.press('Tab')
  await expect(promptBox(page)).toBeFocused()
}

test('phases appear as they are written, also after a reload and in a second tab', async ({ page, context }) => {
  await signIn(page, modelUrl(), 'Watcher')
  const roadmapUrl = await create(page, modelUrl(), 'TypeScript for a Python developer')
  await expect(phases(page).first()).toBeVisible()
  await expect(inWriting(page)).toBeVisible()
  expect(await phases(page).count()).toBeLessThan(4)
  await page.reload()
  await expect(phases(page).first()).toBeVisible()
  await expect(inWriting(page)).toBeVisible()
  await expectAccessible(page)
  const second = await context.newPage()
  const problems = problemsOn(second)
  await second.goto(roadmapUrl)
  await expect(phases(second).first()).toBeVisible()
  await expect(phases(page)).toHaveCount(4)
  await expect(phases(second)).toHaveCount(4)
  await expect(inWriting(page)).toHaveCount(0)
  await expect(page.getByText(/Written by AI \(stand-in/).first()).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('with refusals', () => {
  test.use({ expectedProblems: /status of 400/ })

  test('a refused prompt gets its text, costs nothing and loses nothing', async ({ page }) => {
    await signIn(page, builtinUrl(), 'Learner')
    await page.goto(`${builtinUrl()}/learn`)
    const refusals: [string, string][] = [
      ['', 'Learning objective not found'],
      ['ab', 'Search query should be more than two characters long!'],
      ['asdfgh', 'Inappropriate query: we are sorry but we cannot handle your query, please try another.'],
      ['Keeping bees on a roof', 'Our library has nothing about this topic yet.'],
    ]
    for (const [prompt, text] of refusals) {
      await promptBox(page).fill(prompt)
      await promptBox(page).press('Enter')
      await expect(page.getByRole('alert').getByText(text)).toBeVisible()
      await expect(page.getByText(text)).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(promptBox(page)).toBeFocused()
      await expect(promptBox(page)).toHaveValue(prompt)
    }
    await expectAccessible(page)
    await expect(page.getByText('You have 3 credits left')).toBeVisible()
  })

  test('what comes nearest is planned at one click, and the roadmap says how it was understood', {
    tag: '@phone',
  }, async ({ page }) => {
    await signIn(page, builtinUrl(), 'Asker')
    await page.goto(`${builtinUrl()}/learn`)
    await promptBox(page).fill('react and testing')
    await promptBox(page).press('Enter')
    await expect(page.getByRole('list', { name: 'Not what you meant?' }).getByRole('button')).toHaveCount(2)
    await expectAccessible(page)
    await promptBox(page).fill('Keeping bees on a roof')
    await promptBox(page).press('Enter')
    const nearest = page.getByRole('list', { name: 'Plan one of these instead' }).getByRole('button')
    await expect(nearest).toHaveCount(3)
    await expectAccessible(page)
    await expect(page.getByText('You have 3 credits left')).toBeVisible()
    const title = (await nearest.first().textContent()) ?? ''
    await nearest.first().click()
    await expect(promptBox(page)).toHaveValue(title)
    await writeButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^(?:You know .+\. )?You (?:want to|asked for) /)).toBeVisible()
    await expect(page.getByText(/^About \d+ hours in all\.$/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Sections of phase 1' }).getByText(/\d (?:h|min)$/)).toHaveCount(
      await page.getByRole('list', { name: 'Sections of phase 1' }).getByRole('listitem').count(),
    )
    await expectAccessible(page)
  })
})

test.describe('with a lost answer', () => {
  test.use({ expectedProblems: /net::ERR_FAILED/ })

  test('a lost connection keeps the text, and trying again makes one roadmap', async ({ page }) => {
    const url = builtinUrl()
    await signIn(page, url, 'Editor')
    await page.goto(`${url}/learn`)
    // the answer is lost, the work is done: the worst moment
    await page.route(
      '**/trpc/roadmaps.create*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await promptBox(page).fill('Docker from scratch')
    await planButton(page).click()
    await writeButton(page).click()
    await expect(page.getByText(/trying again never makes a second roadmap/)).toBeVisible()
    await page.reload()
    await expect(promptBox(page)).toHaveValue('Docker from scratch')
    await writeButton(page).click()
    await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
    await page.goto(`${url}/learn`)
    await expect(page.getByText('You have 2 credits left')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Docker from scratch' })).toHaveCount(1)
  })
})

test.describe('with a deletion that fails', () => {
  test.use({ expectedProblems: /net::ERR_FAILED/ })

  test('deleting asks once, is seen at once, comes back when it fails, and returns the credit', async ({ page }) => {
    const url = builtinUrl()
    await signInWithRoadmap(page, url, 'Leaver', 'Git from scratch')
    await expect(phases(page).first()).toBeVisible()
    await page.goto(`${url}/learn`)
    const card = page.getByRole('article').filter({ hasText: 'Git from scratch' })
    const removeButton = page.getByRole('button', { name: /^Delete roadmap/ }).first()
    const remove = async () => {
      await removeButton.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    }
    await removeButton.click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(removeButton).toBeFocused()
    const seen = Promise.withResolvers<void>()
    const fail = async (route: Route) => {
      await seen.promise
      await route.abort()
    }
    await page.route('**/trpc/roadmaps.remove*', fail, { times: 1 })
    await expect(card).toHaveCount(1)
    await remove()
    await expect(card).toHaveCount(0)
    seen.resolve()
    await expect(page.getByText('Error: Roadmap deletion failed.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(card).toBeVisible()
    await remove()
    await expect(page.getByText('Roadmap Deleted!')).toBeVisible()
    await expect(card).toHaveCount(0)
    await expect(page.getByText('You have 3 credits left')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your roadmaps' })).toBeFocused()
  })
})

test('a stranger with the link reads the roadmap and can make their own', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const url = builtinUrl()
  const roadmapUrl = await signInWithRoadmap(page, url, 'Sharer', 'SQL for beginners')
  await expect(phases(page).nth(1)).toBeVisible()
  const stranger = await (await browser.newContext()).newPage()
  const problems = problemsOn(stranger)
  await stranger.goto(roadmapUrl)
  await expect(phases(stranger).nth(1)).toBeVisible()
  await expect(stranger.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  await expect(stranger.getByRole('link', { name: 'Back' })).toHaveCount(0)
  await expect(stranger.getByText('Like the prompt? Create your own roadmap')).toBeVisible()
  await expectAccessible(stranger)
  await stranger
    .getByRole('link', { name: 'Create' })
    .or(stranger.getByRole('button', { name: 'Create' }))
    .first()
    .click()
  await stranger.waitForURL(/\/welcome\?redirect=.*prompt/)
  expect(problems).toEqual([])
})

test('the keyboard alone is enough to ask for a roadmap', async ({ page }) => {
  await signIn(page, builtinUrl(), 'Keyboard')
  await page.goto(`${builtinUrl()}/learn`)
  await expect(promptBox(page)).toBeVisible()
  await tabToPrompt(page)
  await page.keyboard.type('Rust ownership')
  await page.keyboard.press('Escape')
  await expect(promptBox(page)).not.toBeFocused()
  await tabToPrompt(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Plan' }).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(writeButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
  await expect(phases(page).first()).toBeVisible()
})

test('R-AUTH-12: signing out in one tab signs out the other, and leaves nothing in the browser', async ({
  page,
  context,
}) => {
  const url = builtinUrl()
  await signIn(page, url, 'Visitor')
  await page.goto(`${url}/home`)
  const second = await context.newPage()
  const problems = problemsOn(second)
  await second.goto(`${url}/home`)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await openMenu(page)
  await page.getByRole('button', { name: /Visitor/i }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL(`${url}/login`)
  await second.waitForURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('userData')))).toEqual([])
  expect(problems).toEqual([])
})
