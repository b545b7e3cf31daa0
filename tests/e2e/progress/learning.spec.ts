import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { builtinUrl, create, expect, expectAccessible, modelUrl, phases, test } from '#tests/support/e2e/person.ts'
import { answerOne, completeSection } from '#tests/support/e2e/quiz.ts'
import { signIn, signInWithRoadmap } from '#tests/support/e2e/session.ts'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

async function expectWritten(page: Page): Promise<void> {
  await expect(phases(page).first()).toBeVisible()
  await expect(page.getByText(/being written/)).toHaveCount(0)
}

/** Completes the section that is open after a wrong answer, which has to be made good. */
async function failFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await answerOne(page, false)
  await expect(page.getByText('1 wrong to make up for first')).toBeVisible()
  await expectAccessible(page)
  for (const done of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Next question' }).click()
    const asked = await page.locator('fieldset legend').textContent()
    if (done === 1) {
      await page.reload()
      await expect(page.locator('fieldset legend')).toHaveText(asked ?? '')
    }
    await answerOne(page)
    await expect(page.getByText(`2 right answers needed: ${done} done`)).toBeVisible()
  }
  await expect(page.getByText('Section completed').first()).toBeVisible()
}

test('R-PROD-08: a learner takes a roadmap from prompt to certificate, and a stranger verifies and clones it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const url = builtinUrl()
  const roadmapUrl = await signInWithRoadmap(page, url, 'Graduate', 'Docker in 2 days')
  await expectWritten(page)

  const count = await test.step('every section is completed by two answers', async () => {
    const total = await phases(page).count()
    for (let phase = 0; phase < total; phase += 1) {
      await page.goto(roadmapUrl)
      await phases(page).nth(phase).getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Learning objectives' })).toBeVisible()
      if (phase === 0) await failFirst(page)
      else await completeSection(page)
      const next = page.getByRole('button', { name: /^Next: / })
      while (await next.isVisible()) {
        await next.click()
        await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
        await completeSection(page)
      }
    }
    return total
  })
  expect(count).toBeGreaterThan(0)
  await expect(page.getByText('+2.00 StreetCred')).toBeVisible()
  await expectAccessible(page)

  const verifyUrl = await test.step('the certificate is there, as a page and as a PDF', async () => {
    await page.getByRole('link', { name: 'Get certificate' }).click()
    await expect(page.getByRole('heading', { name: /Congratulations/ })).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const href = await page.getByRole('link', { name: 'Verify' }).getAttribute('href')
    return new URL(href ?? '', url).href
  })

  await test.step('a stranger verifies it in another browser', async () => {
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(verifyUrl)
    await expect(stranger.getByRole('heading', { name: 'Verify a certificate' })).toBeVisible()
    await expect(stranger.getByRole('heading', { name: /genuine|valid/i }).first()).toBeVisible()
    await expectAccessible(stranger)
    await stranger.context().close()
  })

  await test.step("a stranger clones the roadmap without any of the learner's progress", async () => {
    const stranger = await (await browser.newContext()).newPage()
    await signIn(stranger, url, 'Cloner')
    await stranger.goto(roadmapUrl)
    await expect(stranger.getByRole('button', { name: /Delete/ })).toHaveCount(0)
    await stranger.getByRole('button', { name: 'Copy this roadmap for 1 credit' }).click()
    await stranger.waitForURL((now) => now.href !== roadmapUrl && /\/learn\/[^/]+\/[^/?]+$/.test(now.href))
    await phases(stranger).first().getByRole('link').click()
    await expect(
      sections(stranger)
        .first()
        .or(stranger.getByRole('button', { name: /^Sections/ }))
        .first(),
    ).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await expect(stranger.getByText('2 right answers needed: 0 done')).toBeVisible()
    await expect(stranger.getByRole('button', { name: /^Mark as incomplete/ })).toHaveCount(0)
    await stranger.context().close()
  })
})

test('cards are marked, replaced and kept, and nothing is loaded from elsewhere before a click', {
  tag: '@phone',
}, async ({ page }) => {
  const url = builtinUrl()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^http:\/\/(localhost|127\.0\.0\.1)[:/]|^data:|^blob:/.test(request.url())) foreign.push(request.url())
  })
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>elsewhere</p>' }))
  await signInWithRoadmap(page, url, 'Reader', 'Docker in 2 days')
  await expectWritten(page)
  await phases(page).first().getByRole('link').click()
  const complete = page.getByRole('button', { name: /^Mark as complete/ })
  await expect(complete.first()).toBeVisible()
  const count = await complete.count()
  await complete.first().click()
  await expect(page.getByText('Marked as complete')).toBeVisible()
  await expect(complete).toHaveCount(count - 1)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Mark as incomplete/ })).toHaveCount(1)
  await expect(complete).toHaveCount(count - 1)
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: /^Play/ }).first().click()
  await expect.poll(() => foreign.some((one) => one.startsWith('https://www.youtube-nocookie.com/embed/'))).toBe(true)
})

test('a roadmap that is being written is stopped, keeps what it has and says so', async ({ page, context }) => {
  await signIn(page, modelUrl(), 'Stopper')
  const roadmapUrl = await create(page, modelUrl(), 'TypeScript for a Python developer')
  await expect(phases(page).first()).toBeVisible()
  const second = await context.newPage()
  await second.goto(roadmapUrl)
  await second.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(second.getByText(/stopped/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
  await expect(phases(page).first()).toBeVisible()
  await expect(page.getByText(/being written/)).toHaveCount(0)
  expect(await phases(page).count()).toBeLessThan(4)
})

test('a section goes deeper and finds its way back', async ({ page }) => {
  const url = builtinUrl()
  await signInWithRoadmap(page, url, 'Diver', 'Docker in 2 days')
  await expectWritten(page)
  await phases(page).first().getByRole('link').click()
  await page.getByRole('button', { name: /deep dive/i }).click()
  const link = page.getByRole('link', { name: /deep dive/i })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByText('Deep dive of')).toBeVisible()
  await page.getByText('Deep dive of').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Learning objectives' })).toBeVisible()
})
