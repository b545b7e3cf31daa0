import type { Page } from '@playwright/test'
import { builtinUrl, create, expect, expectAccessible, modelUrl, phases, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

const said = (page: Page) => page.getByRole('complementary', { name: 'About this roadmap' }).getByRole('status')
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue writing' })
const planned = (page: Page) => page.getByRole('list', { name: 'Phases' }).getByText(/is (?:planned|not written yet)$/)
const titles = (page: Page) => page.getByRole('list', { name: 'Phases' }).locator('article').allInnerTexts()

test('what is planned has its place before it is written; stopped, it is continued for nothing more', {
  tag: '@phone',
}, async ({ page, context, browser }) => {
  await signIn(page, modelUrl(), 'Grower')
  const roadmapUrl = await create(page, modelUrl(), 'TypeScript for a Python developer')
  await expect(planned(page)).toHaveCount(3)
  await expect(
    page.getByRole('list', { name: 'Planned for phase 1' }).locator('[data-state="written"]'),
  ).not.toHaveCount(0)
  const second = await context.newPage()
  await second.goto(roadmapUrl)
  await expect(second.getByText('Phase 1 is being written')).toBeVisible()
  await expect(phases(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(goOn(page)).toBeVisible()
  await expect(said(page)).toBeFocused()
  await expect(said(page)).toHaveText('1 of 4 phases written')
  await expect(planned(page)).toHaveCount(3)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Certificate' }).click()
  await expect(page.getByText(/^0 of 12 sections are completed/)).toBeVisible()
  await page.getByRole('tab', { name: /Phases/ }).click()

  // the same picture for everybody
  await expect(goOn(second)).toBeVisible()
  await page.reload()
  await expect(goOn(page)).toBeVisible()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(roadmapUrl)
  await expect(planned(stranger)).toHaveCount(3)
  await expect(goOn(stranger)).toHaveCount(0)
  expect(await titles(second)).toEqual(await titles(page))

  await Promise.all([goOn(page).click(), goOn(second).click()])
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(phases(page)).toHaveCount(2)
  await expect(phases(second)).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.goto(`${modelUrl()}/learn`)
  await expect(page.getByText('2 of 4 phases written')).toBeVisible()
  await expect(page.getByText('You have 2 credits left')).toBeVisible()
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
