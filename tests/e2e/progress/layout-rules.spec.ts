import type { Page } from '@playwright/test'
import { builtinUrl, expect, phases, test } from '#tests/support/e2e/person.ts'
import { signInWithRoadmap } from '#tests/support/e2e/session.ts'

/** Rules about sizes, which only a browser that lays pages out can tell. */

async function openPhase(page: Page): Promise<void> {
  const { pathname } = new URL(await signInWithRoadmap(page, builtinUrl(), 'Measurer', 'Docker in 2 days'))
  expect(pathname).toMatch(/^\/learn\//)
  await expect(page.getByText(/being written/)).toHaveCount(0)
  await phases(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: /^Mark as complete/ }).first()).toBeVisible()
}

const widthOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox()
  return box?.width ?? Number.NaN
}

test.describe('on one screen after the other', () => {
  test('2§9: Carousel 1.3 slides (1.05 under 1024, 1.03 under 500).', async ({ page }) => {
    test.setTimeout(120_000)
    await openPhase(page)
    for (const [width, slides] of [
      [1280, 1.3],
      [1024, 1.3],
      [1023, 1.05],
      [500, 1.05],
      [499, 1.03],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const [slide, whole] = [
        await widthOf(page, '[aria-label^="Card 1 of"]'),
        await widthOf(page, '[aria-label="Content cards"]'),
      ]
      expect([width, (whole / slide).toFixed(2)]).toEqual([width, slides.toFixed(2)])
    }
  })

  test('2§9: Layout: mobile breakpoints 768 and 700; sidebar width 297; certificate 891 by 630 px, landscape A4 PDF. Sidebar and certificate', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await openPhase(page)
    const sidebar = page.getByRole('navigation', { name: 'Sections' })
    const opener = page.getByRole('button', { name: /^Sections: / })
    await page.setViewportSize({ width: 1280, height: 800 })
    const column = sidebar.first().locator('..')
    expect((await column.boundingBox())?.width).toBeCloseTo(297, 1)
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(opener).toBeHidden()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(opener).toBeVisible()
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Sections' })
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(297, 1)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 1600, height: 1000 })
    await page.goto(`${page.url().replace(/\/[^/]+$/, '')}?certificate=8020`)
    const sample = page.getByRole('figure', { name: 'A sample certificate' }).locator('> div')
    await expect(sample).toBeVisible()
    const { width = 0, height = 0 } = (await sample.boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(891)
    expect(width / height).toBeCloseTo(891 / 630, 2)
  })

  test('2§9: Layout: mobile breakpoints 768 and 700; sidebar width 297; certificate 891 by 630 px, landscape A4 PDF. The breakpoint 700', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await openPhase(page)
    const estimate = page.getByText('Estimated StreetCred')
    // on one side with the bar, and beneath each other from there on
    const indent = () => estimate.evaluate((element) => Number.parseFloat(getComputedStyle(element).marginInlineStart))
    await page.setViewportSize({ width: 701, height: 800 })
    await expect.poll(indent).toBeGreaterThan(0)
    await page.setViewportSize({ width: 700, height: 800 })
    await expect.poll(indent).toBe(0)
  })
})
