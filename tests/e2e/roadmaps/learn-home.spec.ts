import type { Browser, Page } from '@playwright/test'
import { loginOf } from '#tests/support/e2e/people.ts'
import {
  agreeAtGithub,
  builtinUrl,
  expect,
  expectAccessible,
  modelUrl,
  phases,
  planButton,
  promptBox,
  test,
  writeButton,
} from '#tests/support/e2e/person.ts'
import { signIn, signInWithRoadmap } from '#tests/support/e2e/session.ts'

const otherPage = async (browser: Browser) => (await browser.newContext()).newPage()

const continueAs = async (page: Page, who: 'friend' | 'guest') => {
  await page.getByRole('button', { name: 'Continue with Github' }).click()
  await agreeAtGithub(page, loginOf(who, test.info()))
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the referral link is copied, and brings a friend in', { tag: '@phone' }, async ({ page, browser }) => {
    const url = builtinUrl()
    await signIn(page, url, 'Inviter')
    await page.goto(`${url}/learn`)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Link Copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname).toMatch(/^\/welcome\/.+/)
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    await expectAccessible(page)
    const friend = await otherPage(browser)
    await friend.goto(link)
    await expect(friend.getByText('A friend invited you.')).toBeVisible()
    await expectAccessible(friend)
    await continueAs(friend, 'friend')
    await friend.waitForURL(`${url}/home`)
    await friend.context().close()
  })

  test('a roadmap is renamed by its owner with the keyboard, and called so everywhere', { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    const url = builtinUrl()
    const roadmapUrl = await signInWithRoadmap(page, url, 'Namer', 'I know Java, now kotlin please')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Kotlin for Java developers')
    await expect(page.getByText('I know Java, now kotlin please', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Rename roadmap' }).press('Enter')
    const field = page.getByRole('textbox', { name: 'Title of this roadmap' })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('My way to Kotlin')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('My way to Kotlin')
    await expect(page.getByRole('button', { name: 'Rename roadmap' })).toBeFocused()
    await expect(page).toHaveTitle(/^My way to Kotlin/)
    await page.goto(`${url}/learn`)
    await expect(page.getByRole('link', { name: 'My way to Kotlin' })).toBeVisible()
    const guest = await otherPage(browser)
    await guest.goto(roadmapUrl)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('My way to Kotlin')
    await expect(guest.getByRole('button', { name: 'Rename roadmap' })).toHaveCount(0)
    await guest.context().close()
  })

  test('RT-13: a listed roadmap is found, copied, and asked for by others', { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    const url = builtinUrl()
    const prompt = `Redis for a ${test.info().project.name} shop`
    const roadmapUrl = await signInWithRoadmap(page, url, 'Lister', prompt)
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Share roadmap' }).click()
    await page.getByRole('switch', { name: /List it for others/ }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(roadmapUrl)
    await expect(page.getByRole('switch', { name: /List it for others/ })).toBeEnabled()
    await expectAccessible(page)

    const guest = await otherPage(browser)
    await guest.goto(`${url}/8020?by=people`)
    await guest.locator(`main a[href="${new URL(roadmapUrl).pathname}"]`).click()
    await expect(phases(guest).first()).toBeVisible()
    await guest.getByRole('link', { name: 'Create' }).click()
    await guest.waitForURL(/\/welcome\?/)
    await expect(guest.getByText(prompt)).toBeVisible()
    await expectAccessible(guest)
    await continueAs(guest, 'guest')
    await guest.waitForURL(roadmapUrl)
    await guest.getByRole('button', { name: 'Copy this roadmap for 1 credit' }).click()
    await guest.waitForURL((now) => now.href !== roadmapUrl)
    await expect(guest.getByRole('tab', { name: /Phases/ })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Delete roadmap' })).toBeVisible()
    await guest.context().close()
  })
})

test('RT-14: an invitation code that is not valid is told of and dropped', async ({ page }) => {
  await page.goto(`${builtinUrl()}/welcome/no-such-code`)
  await expect(page.getByText('This invitation code is not valid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Github' })).toBeEnabled()
  await expectAccessible(page)
})

test('a roadmap is restarted twice; then it is looked at once more and deleted', async ({ page }) => {
  const url = modelUrl()
  await signInWithRoadmap(page, url, 'Restarter', 'TypeScript for a Python developer')
  const stop = page.getByRole('button', { name: 'Stop' })
  const stopped = page.getByText('You stopped it before anything was written.')
  await stop.click()
  for (let restart = 0; restart < 2; restart += 1) {
    await expect(stopped).toBeVisible()
    await page.getByRole('button', { name: 'Restart for 1 credit' }).click()
    await stop.click()
  }
  await expect(stopped).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restart', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Unable to resume roadmap generation. Please try a different learning prompt'),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.waitForURL(`${url}/learn`)
  await expect(page.getByText('No Roadmaps Found')).toBeVisible()
  await expect(page.getByText('You have 3 credits left')).toBeVisible()
})

test('tabs, feedback and a suggestion, by the keyboard', { tag: '@phone' }, async ({ page }) => {
  const url = builtinUrl()
  await signIn(page, url, 'Inviter')
  await page.goto(`${url}/learn`)
  await page
    .getByRole('list', { name: /suggests for your goal/ })
    .getByRole('button')
    .first()
    .press('Enter')
  await expect(promptBox(page)).not.toHaveValue('')
  await planButton(page).press('Enter')
  await writeButton(page).press('Enter')
  await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
  await expect(phases(page).first()).toBeVisible()
  await page.getByRole('tab', { name: /Phases/ }).press('ArrowRight')
  await page.waitForURL(/certificate=8020/)
  await expect(page.getByText("You don't have a certificate yet")).toBeVisible()
  await page.getByRole('tab', { name: 'Certificate' }).press('ArrowLeft')
  await expect(phases(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Feedback on phase 1' }).press('Enter')
  const send = page.getByRole('button', { name: 'Send Feedback' })
  await expect(send).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Content not correct' }).press('Space')
  await expectAccessible(page)
  await send.press('Enter')
  await expect(page.getByText('Thank you for your feedback')).toBeVisible()
})
