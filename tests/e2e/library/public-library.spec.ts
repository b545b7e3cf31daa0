import type { Page } from '@playwright/test'
import { createWrittenRoadmap } from '#tests/factories/roadmaps.ts'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import { loginOf } from '#tests/support/e2e/people.ts'
import {
  agreeAtGithub,
  builtinUrl,
  expect,
  expectAccessible,
  phases,
  promptBox,
  served,
  test,
} from '#tests/support/e2e/person.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search roadmaps' })
const found = (page: Page) => page.getByRole('region', { name: 'Paths' }).getByRole('link')

async function signInAtGithub(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Github' }).click()
  await agreeAtGithub(page, login)
}

test(
  'a visitor searches, reads, copies through the sign-in, confirms and has their roadmap',
  { tag: '@phone' },
  async ({ page }, info) => {
    const url = builtinUrl()
    await page.goto(url)
    await page.getByRole('link', { name: 'roadmaps that are ready' }).click()
    await test.step('search, at once', async () => {
      await expect(found(page)).toHaveCount(24)
      // what people come for begins within the first 240 pixels
      expect((await searchBox(page).boundingBox())?.y).toBeLessThan(240)
      await expectAccessible(page)
      await searchBox(page).fill('reakt hooks')
      await expect(page).toHaveURL(/q=reakt\+hooks/)
      await expect(found(page).first()).toContainText('React for people who know JavaScript')
      await expectAccessible(page)
    })
    await test.step('read', async () => {
      await found(page).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('React for people who know JavaScript')
      await expect(page).toHaveTitle(/React for people who know JavaScript/)
      await expect(page.getByText('For 1 credit, which you confirm here')).toBeVisible()
      await expect(page.getByText('Explain why the old value is read right after a set call')).toBeVisible()
      await expectAccessible(page)
    })
    const titles = await phases(page).allTextContents()
    await test.step('sign in, and back with the copy offered', async () => {
      await page.getByRole('link', { name: 'Copy this roadmap' }).click()
      await page.waitForURL(/\/login\?redirect=/)
      await signInAtGithub(page, loginOf('reader', info))
      await page.waitForURL(/\/8020\/path\/react-for-people-who-know-javascript\?copy=1/)
      await expect(page.getByText('Nothing was spent yet')).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('confirmed', async () => {
      await page.getByRole('button', { name: 'Copy this roadmap for 1 credit (2 left after)' }).click()
      await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
      await expect(phases(page)).toHaveText(titles)
      await page.goto(`${url}/learn`)
      await expect(page.getByText('You have 2 credits left')).toBeVisible()
      await page.getByRole('link', { name: 'one that is ready' }).click()
      await expect(found(page)).toHaveCount(24)
    })
  },
)

test('a stranger’s Create leads back to the roadmap that they saw', { tag: '@phone' }, async ({ page }, info) => {
  const store = openStore(served().store)
  const owner = await createUser(store, { name: 'Grace Hopper' })
  const { roadmapId } = await createWrittenRoadmap(store, owner, { prompt: 'Types for a team of two' })
  const shared = `${builtinUrl()}/learn/${owner.userId}/${roadmapId}`
  await page.goto(shared)
  await page.getByRole('link', { name: 'Create' }).click()
  await page.waitForURL(/\/welcome\?/)
  await expect(page.getByText('you come back to this roadmap')).toBeVisible()
  await expectAccessible(page)
  await signInAtGithub(page, loginOf('stranger', info))
  await page.waitForURL(shared)
  await page.getByRole('button', { name: 'Copy this roadmap for 1 credit' }).click()
  await page.waitForURL((address) => address.pathname.startsWith('/learn/') && address.href !== shared)
  await expect(page.getByRole('button', { name: 'Delete roadmap' })).toBeVisible()
})

test('the address holds what is looked for: Back, a reload and a link find it again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`${builtinUrl()}/8020`)
  await expect(found(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(found(page)).toHaveCount(48)
  await searchBox(page).fill('sql')
  await expect(page).toHaveURL(/\?q=sql$/)
  await expect(page.getByText(/^\d+ paths about “sql”$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Paths' })).toHaveAttribute('aria-busy', 'false')
  const kind = page.getByRole('combobox', { name: 'Kind' })
  const [, count] = /^Interviews \((\d+)\)$/.exec((await kind.locator('[value=interview]').textContent()) ?? '') ?? []
  await kind.selectOption('interview')
  await expect(page).toHaveURL(/q=sql&kind=interview/)
  await expect(page.getByText(`${count} paths about “sql”`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(searchBox(page)).toHaveValue('sql')
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('interview')
  const title = await found(page).first().textContent()
  await found(page).first().click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(found(page).first()).toHaveText(title ?? '')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page.getByText(/^\d{3} paths$/)).toBeVisible()
})

test('what people listed is beside it; where nothing is, it is written', { tag: '@phone' }, async ({ page }) => {
  const store = openStore(served().store)
  const owner = await createUser(store, { name: 'Ada Lovelace' })
  await createWrittenRoadmap(store, owner, { prompt: 'Weaving looms with jacquard heddles', isListed: true })
  await page.goto(`${builtinUrl()}/8020?q=jacquard+heddles`)
  await expect(page.getByText('No path about “jacquard heddles”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'By people' }).click()
  await expect(page.getByRole('link', { name: 'By people' })).toHaveAttribute('aria-current', 'page')
  const listed = page.getByRole('region', { name: 'Roadmaps by people' }).getByRole('link')
  await expect(listed.first()).toContainText('Weaving looms with jacquard heddles')
  await expect(listed.first()).toContainText('by Ada Lovelace')
  await expectAccessible(page)
  await searchBox(page).fill('beekeeping on a roof')
  await expect(page.getByText('Nobody has listed a roadmap about “beekeeping on a roof”')).toBeVisible()
  await page.getByRole('link', { name: 'Have it written' }).click()
  await page.waitForURL(/\/login\?redirect=%2Flearn%3Fprompt%3Dbeekeeping/)
  await expect(promptBox(page)).toHaveCount(0)
})

test.describe('a library that can’t be read', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('says so, tries again, and knows what is no path', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/trpc/library.list**', (route) => route.abort())
    await page.goto(`${builtinUrl()}/8020`)
    await expect(page.getByText('The library could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/trpc/library.list**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(found(page)).toHaveCount(24)
    await page.goto(`${builtinUrl()}/8020/path/no-such-path`)
    await expect(page.getByText('There is no such path')).toBeVisible()
    await expectAccessible(page)
  })
})
