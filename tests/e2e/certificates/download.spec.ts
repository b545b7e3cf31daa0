import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { builtinUrl, expect, expectAccessible, test } from '#tests/support/e2e/person.ts'
import { signInAs } from '#tests/support/e2e/session.ts'

/** The certificate's PDF is drawn in the browser, with libraries and fonts that come only when somebody downloads. */

/** Mari has completed a roadmap before anybody looks. */
async function openCertificate(page: Page): Promise<void> {
  await signInAs(page, builtinUrl(), 'mari')
  await page.goto(`${builtinUrl()}/learn`)
  await page.locator('a[href^="/learn/"]', { hasText: 'Git from scratch' }).click()
  await page.getByRole('tab', { name: 'Certificate' }).click()
  await expect(page.getByRole('heading', { name: /Congratulations/ })).toBeVisible()
}

async function download(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

const DRAWING = /\/assets\/draw-certificate-[^/]+\.js$/
const FONTS = /\/certificate-fonts\//

test('2§2.3: the downloaded certificate is one landscape A4 sheet with its texts and its fonts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openCertificate(page)
  expect(asked.filter((url) => DRAWING.test(url) || FONTS.test(url))).toEqual([])

  const { name, bytes } = await download(page, 'Download PDF')
  expect(asked.filter((url) => DRAWING.test(url))).toHaveLength(1)
  const href = await page.getByRole('link', { name: 'Verify' }).getAttribute('href')
  const id = href?.split('/').at(-1) ?? 'no id'
  expect(name).toBe(`certificate-${id}.pdf`)

  const pdf = await getDocumentProxy(bytes)
  expect(pdf.numPages).toBe(1)
  const sheet = await pdf.getPage(1)
  expect(sheet.view).toEqual([0, 0, 841.89, 595.28])
  const { text } = await extractText(pdf, { mergePages: true })
  const words = text.replaceAll(/\s+/g, ' ')
  for (const part of ['Mari Kask', 'has completed the roadmap', 'Git from scratch', 'Founder', 'Scan to verify', id]) {
    expect(words).toContain(part)
  }
  await sheet.getOperatorList()
  const { items } = await sheet.getTextContent()
  const fonts = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])))
  expect(fonts.size).toBeGreaterThanOrEqual(2)
  for (const font of fonts) expect(sheet.commonObjs.get(font)).toMatchObject({ missingFile: false })
})

test('a certificate can be read and verified, also on a phone', { tag: '@phone' }, async ({ page }) => {
  await openCertificate(page)
  const sheet = page.getByRole('figure', { name: 'Certificate of Mari Kask' })
  const words = sheet.locator('p, dt, dd')
  for (const word of await words.all()) {
    const size = await word.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect([await word.textContent(), size >= 11]).toEqual([expect.any(String), true])
  }
  // nothing stands outside of its line
  expect(await sheet.locator('> div').evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Verify' }).click()
  await page.waitForURL(/\/verify|certificate/)
  await expect(page.getByRole('heading', { name: /genuine|valid/i }).first()).toBeVisible()
  await expectAccessible(page)
})

test('what somebody was given as a file is checked where it is dropped, and says whose it is', async ({
  page,
  browser,
}) => {
  await openCertificate(page)
  const address = (await page.getByRole('link', { name: 'Verify' }).getAttribute('href')) ?? ''
  await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
    'href',
    /certUrl=.*verify.*certId=TB-/,
  )
  const { bytes } = await download(page, 'Download credential')
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${builtinUrl()}${address}`)
  await expect(guest.getByText(/It says that .Mari Kask. completed/).first()).toBeVisible()
  const file = await guest.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'certificate.jwt'))
    return transfer
  }, new TextDecoder().decode(bytes))
  await guest.dispatchEvent('h1', 'dragover', { dataTransfer: file })
  await expect(guest.getByRole('heading', { name: 'Let go to check this file' })).toBeVisible()
  await guest.dispatchEvent('h1', 'drop', { dataTransfer: file })
  await expect(guest.getByText('You are checking another credential below.')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Make a roadmap' }).click()
  await guest.waitForURL(/\/login\?redirect=/)
  await guest.context().close()
})

test.describe('what does not come', () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('everything, then the fonts: it says so, and the next try downloads', async ({ page, context }) => {
    await openCertificate(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(page.getByText('The download failed: The connection was lost. Nothing is lost.')).toBeVisible()
    await context.setOffline(false)
    await page.route(FONTS, (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The download failed: Its fonts could not be loaded. Nothing is lost.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(FONTS)
    expect((await download(page, 'Try again')).bytes.length).toBeGreaterThan(10_000)
    await expect(page.getByText('The download failed')).toHaveCount(0)
  })

  test('the part that draws: it says so, and downloads after a reload', async ({ page }) => {
    await openCertificate(page)
    await page.route(DRAWING, (route) => route.abort())
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(page.getByText('could not be loaded. If that happens again, reload the page.')).toBeVisible()
    await page.unroute(DRAWING)
    await page.reload()
    expect((await download(page, 'Download PDF')).bytes.length).toBeGreaterThan(10_000)
  })
})
