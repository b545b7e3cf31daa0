import type { Page } from '@playwright/test'
import { FIXED_PAGES } from '#shared/site/fixed-pages.ts'
import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'

/** The words of a page as a robot reads them in its source. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(style|script|title|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const LEAST_WORDS = 90
/** Pixels, far below what is seen first. */
const MOST_MOVED = 8

/** Where a page's headings and its foot are. */
const placesOf = (page: Page) =>
  page
    .locator('h1, h2, footer')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().y + scrollY)))

/** All that a first visit asks for, what comes later included; those with a form, prices or the app's shell need more. */
const mostRequests = (path: string) => (/^\/(agencer|pricing|customers|tos|bizdev)/.test(path) ? 24 : 20)

for (const { path } of FIXED_PAGES) {
  test(`${path} is read without a script, looks the same with one, and for everybody`, async ({ page, browser }) => {
    const url = builtinUrl() + path
    const source = await (await page.request.get(url)).text()
    expect(wordsOf(source).split(' ').length).toBeGreaterThan(LEAST_WORDS)

    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(url)
    const heading = plain.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    const [text, places] = [await heading.textContent(), await placesOf(plain)]
    await plain.close()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(url)
    await expect(page.locator('#first')).toHaveCount(0)
    // the program draws with all of its styles, for which the first paint did not wait
    expect(await page.locator('head > link[rel=stylesheet][media=print]').count()).toBe(0)
    const drawn = page.getByRole('heading', { level: 1 })
    expect(await drawn.textContent()).toBe(text)
    await expect(async () => {
      const now = await placesOf(page)
      expect(now).toHaveLength(places.length)
      expect(Math.max(...now.map((y, at) => Math.abs(y - (places[at] ?? 0))))).toBeLessThanOrEqual(MOST_MOVED)
    }).toPass()
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests(path))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await expectAccessible(page)
    }
  })
}

test('what was typed before the program came is kept', async ({ page }) => {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isFree
    await route.continue()
  })
  await page.goto(builtinUrl(), { waitUntil: 'commit' })
  await page.locator('#first textarea').fill('Rust for web developers')
  letGo()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.locator('#root textarea')).toHaveValue('Rust for web developers')
  await expect(page.locator('#root textarea')).toBeFocused()
})

test('on a phone the pages open from a menu, which a page that was gone to closes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(builtinUrl())
  await expect(page.locator('#first')).toHaveCount(0)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(pages).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pages).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await pages.getByRole('link', { name: 'Build' }).click()
  await expect(page).toHaveURL(/become-a-creator$/)
  await expect(pages).toBeHidden()
})

test('whoever is signed in sees so before the program has come', async ({ page }) => {
  await page.goto(`${builtinUrl()}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('userData.token', 'any'))
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isFree
    await route.abort('aborted').catch(() => undefined)
  })
  await page.goto(`${builtinUrl()}/manifesto`, { waitUntil: 'commit' })
  const bar = page.locator('#first').getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden()
  // the program never comes
  await page.goto('about:blank')
  letGo()
})

test('R-LAND-01, R-OSM-03: the bar lets the page through until it was scrolled by 64 pixels', async ({ page }) => {
  for (const path of ['/', '/tubli-os']) {
    await page.goto(builtinUrl() + path)
    await expect(page.locator('#first')).toHaveCount(0)
    const bar = page.getByRole('banner')
    await page.evaluate(() => scrollTo({ top: 63, behavior: 'instant' }))
    await expect(bar).toHaveCSS('backdrop-filter', 'none')
    await page.evaluate(() => scrollTo({ top: 65, behavior: 'instant' }))
    await expect(bar).toHaveCSS('backdrop-filter', 'blur(12px)')
    await expect(bar).toHaveCSS('position', 'fixed')
  }
})

test('R-WAIT-16: Pro leads on to its prices, and a company to a calendar without a form', async ({ page }) => {
  await page.goto(`${builtinUrl()}/customers`)
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('region', { name: 'Enterprise' }).locator('form')).toHaveCount(0)
  await page.getByRole('button', { name: 'Get Pro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Waitlist' })
  await dialog.getByLabel(/^Name/).fill('Jane')
  await dialog.getByLabel(/^Company name/).fill('Jane & Co')
  // as people type: what comes sooner than that is refused
  await dialog.getByLabel(/^Email/).pressSequentially(`pro-${Date.now()}@tubli.test`, { delay: 60 })
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await page.waitForURL('**/pricing')
  await expect(page.getByRole('heading', { name: 'Simple pricing' })).toBeVisible()
})

test('R-WAIT-07, R-WAIT-10: joining a waitlist: popup, place, link, and leaving', async ({ page }) => {
  await page.goto(`${builtinUrl()}/tubli-os?ref=meetup`)
  await expect(page.locator('#first')).toHaveCount(0)
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Join Waitlist' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click()
  await dialog.getByLabel(/^Name/).fill('Jane')
  // as people type: what comes sooner than that is refused
  await dialog.getByLabel(/^Email/).pressSequentially(`jane-${Date.now()}@tubli.test`, { delay: 60 })
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  const popup = page.getByRole('dialog', { name: 'Your are in!' })
  await expect(popup).toContainText(/Your place on the list: \d+\./)
  const status = page.waitForEvent('popup')
  await popup.getByRole('link', { name: /Keep this link/ }).click()
  const entry = await status
  await entry.getByRole('button', { name: 'Withdraw' }).click()
  await expect(entry.getByRole('heading', { level: 1 })).toHaveText('You are off the list')
})

test('R-LAND-11: the tabs stand still for who wants less motion', async ({ page }) => {
  await page.clock.install()
  const first = () => page.getByRole('tablist').first().getByRole('tab').first()
  for (const [reducedMotion, isStill] of [
    ['reduce', 'true'],
    ['no-preference', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(builtinUrl())
    await expect(page.locator('#first')).toHaveCount(0)
    // their code comes when they are in sight, and takes the place of what the build wrote
    await expect(() => first().scrollIntoViewIfNeeded()).toPass()
    await expect(page.locator('[data-part=sections] > dl')).toBeAttached()
    await expect(first()).toHaveAttribute('aria-selected', 'true')
    await page.clock.runFor(4000)
    await expect(first()).toHaveAttribute('aria-selected', isStill)
  }
})

test('without any script: the menu, a waitlist’s form and its answer', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(builtinUrl())
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Manage' }).click()
  await page.goto(`${page.url()}?ref=meetup`)
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click()
  await expect(page.getByText('You will wait for the operating system for developers.')).toBeVisible()
  await expect(page.locator('input[name=reference]')).toHaveValue('meetup')
  // sooner than anybody types
  await page.getByLabel(/^Name/).fill('Jane')
  await page.getByLabel(/^Email/).fill(`jane-${Date.now()}@tubli.test`)
  const opened = page.locator('input[name=shownAt]')
  expect(Number(await opened.getAttribute('value'))).toBeGreaterThan(0)
  await expect(async () => {
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    const answer = page.getByRole('heading', { level: 1 })
    if ((await answer.textContent()) !== 'Your are in!') await page.goBack()
    await expect(answer).toHaveText('Your are in!')
  }).toPass()
  await page.getByRole('link', { name: /Keep this link/ }).click()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await page.close()
})
