import { createFeedItems } from '#tests/factories/feed.ts'
import { openStore } from '#tests/factories/store.ts'
import { builtinUrl, expect, expectAccessible, served, test } from '#tests/support/e2e/person.ts'
import { signIn } from '#tests/support/e2e/session.ts'

test('RT-24, R-COMM-01: the feed shows each of its kinds, says why, and takes more, less and enough', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [url, store] = [builtinUrl(), openStore(served().store)]
  // words and tags of their own bring these together, whatever else there is
  const word = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`
  const tag = `t${crypto.randomUUID().slice(0, 8)}`
  await createFeedItems(store, [
    { source: 'lobsters', title: `${word} plain` },
    { title: `${word} tagged`, tags: [tag], publishedAt: new Date(Date.now() - 3_600_000).toISOString() },
    { kind: 'podcast', title: `${word} heard`, audioUrl: 'https://example.com/a.mp3', minutes: 30 },
    { kind: 'talk', title: `${word} said` },
    { kind: 'vblog', title: `${word} seen` },
  ])
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await signIn(page, url, 'Fay Feeds')
  await page.goto(`${url}/feed?q=${word}`)
  const titles = page.getByRole('list', { name: /^Items of/ }).getByRole('heading')
  await expect(titles).toHaveCount(5)
  await expectAccessible(page)

  await page.getByRole('button', { name: `#${tag}: more or less of it` }).press('Enter')
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(titles.first()).toHaveText(`${word} tagged`)
  await expect(page.getByRole('button', { name: `#${tag} +3: more or less of it` })).toBeVisible()
  await page.getByRole('button', { name: `Save: ${word} tagged` }).click()
  await expect(page.getByRole('button', { name: `Save: ${word} tagged`, pressed: true })).toBeVisible()

  const source = context.waitForEvent('page')
  await page.getByRole('link', { name: `${word} heard` }).click()
  await (await source).close()
  await expect(page.getByRole('button', { name: `Read: ${word} heard`, pressed: true })).toBeVisible()

  for (const [tab, expected] of [
    ['Bot', `“${word} heard” (30 min)`],
    ['Podcasts', `${word} heard`],
    ['Videos', `${word} said`],
    ['Bookmarks', `${word} tagged`],
  ] as const) {
    await page.getByRole('navigation', { name: 'Feed', exact: true }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('link', { name: expected })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`${url}/feed?tab=videos&q=${word}`)
  await page.getByRole('link', { name: 'Vblogs' }).click()
  await expect(page.getByRole('link', { name: `${word} seen` })).toBeVisible()
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
