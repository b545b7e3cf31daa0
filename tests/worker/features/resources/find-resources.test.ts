import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { envWith, systemContext } from '#tests/support/app.ts'
import { database } from '#tests/support/factories.ts'
import { createResource, ownTopic, storedResource } from '#tests/support/resource-factories.ts'
import type { Env } from '#worker/env.ts'
import { findResources, type Wanted } from '#worker/features/resources/find-resources.ts'

const builtin: Partial<Env> = { MODEL_PROVIDER: 'builtin' }

const find = (wanted: Partial<Wanted>, changes: Partial<Env> = {}) =>
  findResources(systemContext({ ...builtin, ...changes }), {
    query: `Stitches ${crypto.randomUUID().slice(0, 8)}`,
    topics: [],
    contentType: 'both',
    ...wanted,
  })

interface Found {
  link: string
  title: string
  author: string
  kind: string
  summary: string
  source: string
  thumbnail_url: string | null
  published_on: string | null
}

const foundFor = async (topic: string): Promise<Found[]> => {
  const { rows } = await database().execute<Found & Record<string, unknown>>(sql`
    select link, title, author, kind, summary, source, thumbnail_url, published_on::text from resources
    where ${topic} = any(topics) order by link`)
  return rows
}

/** The stand-ins' addresses with a way to misbehave. */
const behaving = (behaviour: string): Partial<Env> => {
  const through = (url: string) => `${new URL(url).origin}/${behaviour}${new URL(url).pathname}`
  const { YOUTUBE_API_URL, WEB_SEARCH_API_URL, DEVTO_API_URL } = envWith()
  return {
    YOUTUBE_API_URL: through(YOUTUBE_API_URL),
    WEB_SEARCH_API_URL: through(WEB_SEARCH_API_URL),
    DEVTO_API_URL: through(DEVTO_API_URL),
  }
}

describe('finding content in every configured source', () => {
  it('stores what YouTube, the web search and dev.to find, at most ten each, under the section’s topics', async () => {
    const topic = ownTopic()
    const count = await find({ topics: [topic] })
    const found = await foundFor(topic)
    expect(count).toBe(found.length)
    const bySource = Object.groupBy(found, ({ source }) => source)
    expect(Object.keys(bySource).sort()).toEqual(['devto', 'web', 'youtube'])
    for (const list of Object.values(bySource)) expect(list?.length).toBeLessThanOrEqual(10)
    expect(new Set(bySource.youtube?.map(({ kind }) => kind))).toEqual(new Set(['video']))
    expect(found.every(({ thumbnail_url }) => thumbnail_url === null)).toBe(true)
    expect(bySource.web?.[0]?.summary).toMatch(/^A made-up page about .* & nothing else\.$/)
    expect(bySource.web?.some(({ link }) => link.includes('utm_'))).toBe(false)
    expect(bySource.youtube?.every(({ published_on }) => /^\d{4}-\d\d-\d\d$/.test(published_on ?? ''))).toBe(true)
  })

  it('the same search again finds nothing new', async () => {
    const wanted = { query: `Yarn ${crypto.randomUUID().slice(0, 8)}`, topics: [ownTopic()] }
    expect(await find(wanted)).toBeGreaterThan(0)
    expect(await find(wanted)).toBe(0)
  })

  it('24 parallel searches for the same store everything once', async () => {
    const wanted = { query: `Wool ${crypto.randomUUID().slice(0, 8)}`, topics: [ownTopic()] }
    const counts = await Promise.all(Array.from({ length: 24 }, () => find(wanted)))
    const found = await foundFor(wanted.topics[0] ?? '')
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.length)
  })

  it('video asks for videos alone, blog for everything else', async () => {
    const [videos, texts] = [ownTopic(), ownTopic()]
    await find({ topics: [videos], contentType: 'video' })
    await find({ topics: [texts], contentType: 'blog' })
    expect(new Set((await foundFor(videos)).map(({ kind }) => kind))).toEqual(new Set(['video']))
    expect((await foundFor(texts)).map(({ kind }) => kind)).not.toContain('video')
    expect((await foundFor(texts)).length).toBeGreaterThan(0)
  })

  it('an entry of the catalogue stays as it is, whatever a search says of its link', async () => {
    const topic = ownTopic()
    const tag = topic.replaceAll('-', '')
    const id = await createResource({ link: `https://example.com/dev/${tag}/1`, title: 'Our own words', popularity: 7 })
    await find({ topics: [topic] })
    expect(await storedResource(id)).toMatchObject({ title: 'Our own words', popularity: 7, source: 'catalogue' })
  })

  it('a source without a key or an address is not asked; with none, nothing is', async () => {
    const topic = ownTopic()
    await find({ topics: [topic] }, { YOUTUBE_API_KEY: '', WEB_SEARCH_API_KEY: '' })
    expect(new Set((await foundFor(topic)).map(({ source }) => source))).toEqual(new Set(['devto']))
    expect(await find({}, { YOUTUBE_API_KEY: '', WEB_SEARCH_API_KEY: '', DEVTO_API_URL: '' })).toBe(0)
  })
})

describe('sources that disappoint', () => {
  it.each(['failing', 'malformed', 'huge', 'slow', 'empty'])(
    '%s ones are no error and give nothing',
    async (behaviour) => {
      const topic = ownTopic()
      expect(await find({ topics: [topic] }, behaving(behaviour))).toBe(0)
      expect(await foundFor(topic)).toEqual([])
    },
  )

  it('one that fails leaves the others their say', async () => {
    const topic = ownTopic()
    const { YOUTUBE_API_URL = '' } = behaving('failing')
    expect(await find({ topics: [topic] }, { YOUTUBE_API_URL })).toBeGreaterThan(0)
    expect((await foundFor(topic)).map(({ source }) => source)).not.toContain('youtube')
  })

  it('of hostile answers only public https links and plain words are stored', async () => {
    const topic = ownTopic()
    await find({ topics: [topic] }, behaving('hostile'))
    const found = await foundFor(topic)
    expect(found.length).toBeGreaterThan(0)
    for (const { link, title, summary, kind } of found) {
      expect(new URL(link)).toMatchObject({ protocol: 'https:', port: '', username: '' })
      expect(['www.youtube.com', 'example.com']).toContain(new URL(link).hostname)
      if (kind === 'video') expect(link).toMatch(/v=[\w-]{11}$/)
      expect(`${title} ${summary}`).not.toMatch(/[<>]|https?:|onclick|&lt;/)
    }
  })
})

describe('what is searched for', () => {
  it('a model proposes words, never links: what it writes is cleaned', async () => {
    const topic = ownTopic()
    const count = await find(
      { topics: [topic] },
      { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'stand-in:hostile@0' },
    )
    expect(count).toBeGreaterThan(0)
    for (const { link } of await foundFor(topic))
      expect(decodeURIComponent(link)).not.toMatch(/script|ignore.*https?:/i)
  })

  it('without a model that answers, the section’s own words are searched', async () => {
    const query = `Blanket ${crypto.randomUUID().slice(0, 8)}`
    const topic = ownTopic()
    const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'stand-in:gone' } as const
    expect(await find({ query, topics: [topic], contentType: 'blog' }, model)).toBeGreaterThan(0)
    const links = (await foundFor(topic)).map(({ link }) => decodeURIComponent(link))
    expect(links.some((link) => link.includes(query.toLowerCase()))).toBe(true)
  })
})
