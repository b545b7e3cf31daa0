import type { Page } from '@playwright/test'
import { builtinUrl, create, expect, expectAccessible, modelUrl, phases, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

const said = (page: Page) => page.getByRole('complementary', { name: 'About this roadmap' }).getByRole('status')
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue writing' })
const planned = (page: Page) => page.getByRole('list', { name: 'Phases' }).getByText(/is (?:planned|not written yet)$/)
const titles = (page: Page) => page.getByRole('list', { name: 'Phases' }).locator('article').allInnerTexts()

test.describe('from two tabs at once', () => {
  // the slower of two presses
  test.use({ expectedProblems: /status of 409/ })

  test('what is planned has its place before it is written; stopped, it is continued for nothing more', {
    tag: '@phone',
  }, async ({ page, context, browser }) => {
    await signIn(page, modelUrl(), 'Grower')
    const roadmapUrl = await create(page, modelUrl(), 'TypeScript for a Python developer')
    await expect(planned(page).first()).toBeVisible()
    await expect(page.getByRole('list', { name: /^Planned for/ }).locator('[data-state="written"]')).not.toHaveCount(0)
    await expect(phases(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(goOn(page)).toBeVisible()
    await expect(said(page)).toBeFocused()
    await expect(said(page)).toHaveText(/^[123] of 4 phases written$/)
    const written = await phases(page).count()
    await expect(planned(page)).toHaveCount(4 - written)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Certificate' }).click()
    await expect(page.getByText(/^0 of 12 sections are completed/)).toBeVisible()

    // the same picture for everybody, from wherever
    await page.reload()
    await expect(goOn(page)).toBeVisible()
    await page.getByRole('tab', { name: /Phases/ }).click()
    const second = await context.newPage()
    await second.goto(roadmapUrl)
    await expect(goOn(second)).toBeVisible()
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(roadmapUrl)
    await expect(planned(stranger)).toHaveCount(4 - written)
    await expect(goOn(stranger)).toHaveCount(0)
    await expect(phases(second)).toHaveText(await phases(page).allInnerTexts())
    await expect(phases(stranger)).toHaveText(await phases(page).allInnerTexts())

    await Promise.all([goOn(page).click(), goOn(second).click()])
    await expect(phases(page).nth(written)).toBeVisible()
    await expect(phases(second).nth(written)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(second.getByRole('dialog')).toHaveCount(0)
    await page.goto(`${modelUrl()}/learn`)
    await expect(page.getByText('You have 2 credits left')).toBeVisible()
  })
})

test('the built-in author’s stations appear one after the other, and stand after a reload', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signIn(page, builtinUrl(), 'Beholder')
  const roadmapUrl = await create(page, builtinUrl(), 'Git from scratch')
  const stations = page.getByRole('list', { name: 'Phases' }).locator('circle[data-arriving]')
  await expect(stations).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const order = await stations.evaluateAll((all) => all.map((each) => getComputedStyle(each).animationDelay))
  expect(new Set(order).size).toBeGreaterThan(1)
  const shown = await titles(page)
  await page.reload()
  await expect(phases(page).first()).toBeVisible()
  expect(await titles(page)).toEqual(shown)
  const second = await context.newPage()
  await second.goto(roadmapUrl)
  await expect(phases(second).first()).toBeVisible()
  expect(await titles(second)).toEqual(shown)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('they are there at once', async ({ page }) => {
    await signIn(page, builtinUrl(), 'Still')
    await create(page, builtinUrl(), 'SQL for beginners')
    const stations = page.getByRole('list', { name: 'Phases' }).locator('circle')
    await expect(stations).not.toHaveCount(0)
    const names = await stations.evaluateAll((all) => all.map((each) => getComputedStyle(each).animationName))
    expect(new Set(names)).toEqual(new Set(['none']))
  })
})
