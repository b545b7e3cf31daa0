import type { Page } from '@playwright/test'
import { loginOf } from '#tests/support/e2e/people.ts'
import {
  agreeAtGithub,
  builtinUrl,
  expect,
  expectAccessible,
  openMenu,
  phases,
  plannedPhases,
  promptBox,
  test,
  writeButton,
} from '#tests/support/e2e/person.ts'
import { signInWithRoadmap } from '#tests/support/e2e/session.ts'

test(
  'a newcomer comes from the landing page to a complete roadmap, and reloads',
  { tag: '@phone' },
  async ({ page }, info) => {
    const url = builtinUrl()
    await test.step('landing', async () => {
      // its tabs go on by themselves, and a colour in the middle of that is nobody's choice
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Make my roadmap' }).click()
      await expect(page.getByRole('alert')).toHaveText('Learning objective not found')
      await expectAccessible(page)
      const pill = page.getByRole('list', { name: 'Try asking' }).getByRole('button').first()
      await pill.click()
      await expect(promptBox(page)).toHaveValue((await pill.textContent()) ?? '')
      await expect(promptBox(page)).toBeFocused()
      await promptBox(page).fill('Python projects with numpy')
      await page.getByRole('button', { name: 'Make my roadmap' }).click()
      await page.emulateMedia({ reducedMotion: null })
    })
    await test.step('sign-in at GitHub', async () => {
      await page.waitForURL(/\/login\?redirect=/)
      await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(1)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue with Github' }).click()
      await agreeAtGithub(page, loginOf('newcomer', info))
    })
    await test.step('its plan first, with its price', async () => {
      await page.waitForURL(/\/learn(\?prompt=|$)/)
      await expect(promptBox(page)).toHaveValue('Python projects with numpy')
      await expect(page.getByText('You have 3 credits left')).toBeVisible()
      await expect(page.getByText('No Roadmaps Found')).toBeVisible()
      await expectAccessible(page)
    })
    await expect(plannedPhases(page).first()).toBeVisible()
    const titles = await plannedPhases(page).allTextContents()
    await test.step('roadmap', async () => {
      await writeButton(page).click()
      await page.waitForURL(/\/learn\/[^/]+\/[^/?]+/)
      // the last one too: what is reloaded must be all there is
      await expect(phases(page)).toHaveText(titles)
      await expect(page.getByText('From the Tubli library, without AI').first()).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('reload', async () => {
      await page.reload()
      await expect(phases(page)).toHaveText(titles)
    })
  },
)

test('R-AUTH-28: a newcomer reads a phase, finds the roadmap on home and in the list, and signs out', {
  tag: '@phone',
}, async ({ page, request }) => {
  const url = builtinUrl()
  const roadmapUrl = await signInWithRoadmap(page, url, 'Newcomer', 'Python projects with numpy')
  await expect(phases(page).nth(1)).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await test.step('phase and its sections', async () => {
    await page
      .locator(`a[href^="${new URL(roadmapUrl).pathname}/"]`)
      .first()
      .click()
    await page.waitForURL(/section=1/)
    await expect(page.getByRole('heading', { name: 'Learning objectives' })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^Next/ })
      .or(page.getByRole('button', { name: /^Next/ }))
      .first()
      .click()
    await page.waitForURL(/section=2/)
    await page.goBack()
    await page.waitForURL(/section=1/)
  })
  await test.step('home and list', async () => {
    await page.goto(`${url}/home`)
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${url}/learn`)
    await expect(page.getByText('You have 2 credits left')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the menu of a phone closes on Escape and on the entry of the page it stands on', async () => {
    const toggle = page.getByRole('button', { name: 'Open menu' })
    if (!(await toggle.isVisible())) return
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.getByRole('link', { name: 'Learn Anything' }).click()
    await expect(toggle).toBeVisible()
  })
  await test.step('sign out', async () => {
    const token = await page.evaluate(() => localStorage.getItem('userData.token'))
    await openMenu(page)
    await page.getByRole('button', { name: /Newcomer/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.waitForURL(`${url}/login`)
    expect(await page.evaluate(() => localStorage.getItem('userData.token'))).toBeNull()
    const replay = await request.get(`${url}/auth/user`, { headers: { authorization: `Bearer ${token}` } })
    expect(replay.status()).toBe(401)
    await page.goto(`${url}/learn`)
    await page.waitForURL(/\/login\?redirect=%2Flearn/)
  })
})

test('a sign-in that was cancelled at GitHub keeps the way back', async ({ page }) => {
  const url = builtinUrl()
  await page.goto(`${url}/login?redirect=/learn`)
  await page.getByRole('button', { name: 'Continue with Github' }).click()
  await page.waitForURL(/\/login\/oauth\/authorize/)
  await page.goto(`${url}/auth/success/redirect?error=access_denied`)
  await expect(page.getByText('GitHub did not confirm the sign-in.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.waitForURL(`${url}/login?redirect=%2Flearn`)
})

test.describe('a stored token that no longer holds', () => {
  test.use({ expectedProblems: /status of 401/ })

  const storeDeadToken = (page: Page) => page.evaluate(() => localStorage.setItem('userData.token', 'dead'))

  test('makes the start page a visitor’s again', async ({ page }) => {
    await page.goto(`${builtinUrl()}/404`)
    await storeDeadToken(page)
    await page.goto(builtinUrl())
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userData.token'))).toBeNull()
  })

  test('leads to the login, which says why', async ({ page }) => {
    const url = builtinUrl()
    await page.goto(`${url}/404`)
    await storeDeadToken(page)
    await page.goto(`${url}/home`)
    await page.waitForURL(`${url}/login?redirect=%2Fhome`)
    await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
    await expectAccessible(page)
  })
})

test('an unknown code in the address of the login breaks nothing', async ({ page }) => {
  await page.goto(`${builtinUrl()}/login?authError=__proto__`)
  await expect(page.getByRole('button', { name: 'Continue with Github' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('R-SHELL-01, R-SHELL-02, RT-18, RT-19, RT-20, RT-69: pages that stand for themselves are accessible, and an unknown address ends at /404', {
  tag: '@phone',
}, async ({ page }) => {
  const url = builtinUrl()
  for (const path of ['/no-permission', '/person-not-found', '/404']) {
    await page.goto(url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`${url}/no/such/page`)
  await page.waitForURL(`${url}/404`)
})

test('the API has a page of its own, without a request to anybody else', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(builtinUrl()) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(`${builtinUrl()}/docs`)
  for (const noun of ['admin', 'copilot', 'waitlist'])
    await expect(page.getByRole('link', { name: noun, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'roadmaps', exact: true }).click()
  await expect(page.getByText('/ft/learning/roadmap/list')).toBeVisible()
  expect(foreign).toEqual([])
})
