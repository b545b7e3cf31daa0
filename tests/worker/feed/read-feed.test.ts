import { describe, expect, it, vi } from 'vitest'
import { envWith } from '#tests/support/worker/app.ts'
import { FEED_SOURCES, findSource } from '#worker/features/feed/sources/list.ts'
import { toItem } from '#worker/features/feed/sources/to-item.ts'
import { type AdapterName, readFeed } from '#worker/integrations/feeds/read-feed.ts'

const NOTHING_KNOWN = { etag: null, lastModified: null }

const read = (adapter: AdapterName, address: string, known = NOTHING_KNOWN) =>
  readFeed(envWith(), { adapter, address }, known)

const rust = findSource('this-week-in-rust')

async function itemsAt(address: string) {
  const told = await read('blog', address)
  return (told?.entries ?? []).flatMap((entry) => (rust && toItem(rust, entry)) ?? [])
}

it.each(FEED_SOURCES)('$name tells of something, whose words and links can be shown', async (source) => {
  const told = await readFeed(envWith(), source, NOTHING_KNOWN)
  const items = (told?.entries ?? []).flatMap((entry) => toItem(source, entry) ?? [])
  expect(items.length).toBeGreaterThan(0)
  expect(items).toHaveLength(told?.entries.length ?? 0)
  for (const item of items) {
    expect(item.url).toMatch(/^https:\/\/example\.com\/feed\//)
    expect(`${item.title} ${item.excerpt} ${item.author}`).not.toMatch(/[<>]|&\w+;/)
    expect(item.kind === 'podcast').toBe(item.audioUrl !== null)
  }
})

it('a source that has nothing new says so, and is asked as who we are', async () => {
  const source = findSource('lobsters')
  const first = source && (await readFeed(envWith(), source, NOTHING_KNOWN))
  const asked = vi.spyOn(globalThis, 'fetch')
  expect(first?.etag).toBeTruthy()
  expect(source && (await readFeed(envWith(), source, { etag: first?.etag ?? null, lastModified: 'then' }))).toBeNull()
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({
    'user-agent': 'Tubli feed reader (+http://localhost:5173)',
    'if-none-match': first?.etag,
    'if-modified-since': 'then',
  })
})

describe('a hostile source', () => {
  it('has its entities shown as they are, and nothing read for them', async () => {
    const [item] = await itemsAt('https://entities.test/feed')
    expect(item?.title).toMatch(/^Laughing &c; aloud$/)
  })

  it('leaves no markup, no script and no link but those of the web', async () => {
    const items = await itemsAt('https://scripts.test/feed')
    expect(items.map(({ title, url, excerpt }) => ({ title, url, excerpt }))).toEqual([
      { title: 'Bold news', url: 'https://example.com/1?id=7', excerpt: 'Plain words.' },
      { title: 'Of the next century', url: 'https://example.com/5', excerpt: '' },
    ])
    expect(Date.parse(items[1]?.publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(items[1]?.audioUrl).toBeNull()
  })

  it.each(['huge', 'endless'])('is not read further than is sane: %s', async (host) => {
    await expect(read('blog', `https://${host}.test/feed`)).rejects.toMatchObject({ code: 'upstream' })
  })

  it.each(['metadata', 'loopback', 'private-name', 'file', 'circle'])('leads us nowhere inside: %s', async (host) => {
    const asked = vi.spyOn(globalThis, 'fetch')
    await expect(read('blog', `https://${host}.test/feed`)).rejects.toMatchObject({ code: 'upstream' })
    const places = asked.mock.calls.map(([url]) => String(url)).filter((url) => !url.includes('/dns-query'))
    expect(places.filter((url) => !url.includes(`/${host}.test/`))).toEqual([])
  })

  it('may move to another public place', async () => {
    expect(await itemsAt('https://moved.test/feed')).toHaveLength(2)
  })

  it.each([
    ['blog', 'page'],
    ['blog', 'outward'],
    ['podcast', 'cut'],
    ['youtubeChannel', 'page'],
    ['releases', 'cut'],
    ['hackerNews', 'object'],
    ['devCommunity', 'object'],
    ['lobsters', 'page'],
  ] as const)('of another form is told as such: %s', async (adapter, host) => {
    await expect(read(adapter, `https://${host}.test/feed`)).rejects.toMatchObject({ code: 'upstream' })
  })
})
