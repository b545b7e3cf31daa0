import { builtinUrl, expect, test } from '#tests/support/e2e/person.ts'

/** Where a visitor may begin; whatever these lead to is found by following them. */
const DOORS = ['/', '/pricing', '/tos/dashboard', '/tos/docs', '/bizdev/guide']
/** One of many of a kind is enough. */
const ONE_OF_A_KIND = [
  ...[/^\/8020\/path\//, /^\/learn\//, /^\/8020\?/, /^\/login\?/, /^\/profile\//, /^\/challenge\//],
  ...[/^\/p\//, /^\/project\/[^/?]+$/, /^\/project\/[^/]+\/[^/]+$/, /^\/project\/categories\?/],
  ...[/^\/open-source\/first\//, /^\/projects\?/, /^\/playground\/\w+\?/],
]

test('R-AUTH-27: every link of every public page leads somewhere', async ({ page }) => {
  test.setTimeout(240_000)
  const url = builtinUrl()
  const known = new Set(DOORS)
  const visited: string[] = []
  const lost: string[] = []
  for (const path of known) {
    const response = await page.goto(url + path)
    visited.push(path)
    // the document of the API, for one
    if (!response?.headers()['content-type']?.startsWith('text/html')) {
      expect(response?.ok(), path).toBe(true)
      continue
    }
    await expect(page.getByRole('heading', { level: 1 }).or(page.locator('#docs')).first()).toBeVisible()
    if (new URL(page.url()).pathname === '/404') lost.push(path)
    const found = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of found.filter((name) => name.startsWith('/'))) {
      const next = href.replace(/#.*/, '')
      const kind = ONE_OF_A_KIND.find((pattern) => pattern.test(next))
      if (!kind || ![...known].some((name) => kind.test(name))) known.add(next)
    }
    const isOutside = (name: string) => /^[a-z]+:/.test(name)
    const strange = found.filter((name) => !name.startsWith('/') && !name.startsWith('#') && !isOutside(name))
    expect(strange, path).toEqual([])
  }
  expect(lost).toEqual([])
  for (const path of ['/terms', '/privacy', '/tos/license', '/streetcred', '/8020']) expect(visited).toContain(path)
})
