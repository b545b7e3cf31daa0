import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownTopic } from '#tests/factories/resources.ts'
import { envWith, systemContext } from '#tests/support/worker/app.ts'
import {
  createOpenedSection,
  createResource,
  createUser,
  database,
  storedResource,
} from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import type { Env } from '#worker/env.ts'
import { findResources, type Wanted } from '#worker/features/resources/find-resources.ts'

const builtin: Partial<Env> = { MODEL_PROVIDER: 'builtin' }

/** A section of somebody's, opened and empty. */
const newSection = async () => (await createOpenedSection(await createUser())).sectionId

async function find(wanted: Partial<Wanted>, changes: Partial<Env> = {}): Promise<number> {
  const { userId, tokenHash } = await createUser()
  const ctx = systemContext({ ...builtin, ...changes })
  return findResources(
    { ...ctx, actor: { kind: 'user', userId, tokenHash, impersonatorId: null } },
    {
      query: `Stitches ${crypto.randomUUID().slice(0, 8)}`,
      sectionId: wanted.sectionId ?? (await newSection()),
      objectives: [],
      topics: [ownTopic()],
      topicNames: [],
      contentType: 'both',
      ...wanted,
    },
  )
}

interface Found {
  link: string
  title: string
  author: string
  kind: string
  summary: string
  source: string
  published_on: string | null
}

const foundFor = async (sectionId: string): Promise<Found[]> => {
  const { rows } = await database().execute<Found & Record<string, unknown>>(sql`
    select link, title, author, kind, summary, source, published_on::text from resources
    where id in (select resource_id from resource_finds where section_id = ${sectionId}::uuid) order by link`)
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
  it('stores what YouTube, the web search and dev.to find, at most ten each, for the section that asked', async () => {
    const sectionId = await newSection()
    const count = await find({ sectionId })
    const found = await foundFor(sectionId)
    expect(count).toBe(found.length)
    const bySource = Object.groupBy(found, ({ source }) => source)
    expect(Object.keys(bySource).sort()).toEqual(['devto', 'web', 'youtube'])
    for (const list of Object.values(bySource)) expect(list?.length).toBeLessThanOrEqual(10)
    expect(new Set(bySource.youtube?.map(({ kind }) => kind))).toEqual(new Set(['video']))
    expect(bySource.web?.[0]?.summary).toMatch(/^A made-up page about .* & nothing else\.$/)
    expect(bySource.web?.some(({ link }) => link.includes('utm_'))).toBe(false)
    expect(bySource.youtube?.every(({ published_on }) => /^\d{4}-\d\d-\d\d$/.test(published_on ?? ''))).toBe(true)
  })

  it('the same search again finds nothing new', async () => {
    const wanted = {
      query: `Yarn ${crypto.randomUUID().slice(0, 8)}`,
      sectionId: await newSection(),
      topics: [ownTopic()],
    }
    expect(await find(wanted)).toBeGreaterThan(0)
    expect(await find(wanted)).toBe(0)
  })

  it('24 parallel searches for the same store everything once', async () => {
    const wanted = {
      query: `Wool ${crypto.randomUUID().slice(0, 8)}`,
      sectionId: await newSection(),
      topics: [ownTopic()],
    }
    const counts = await Promise.all(Array.from({ length: 24 }, () => find(wanted)))
    const found = await foundFor(wanted.sectionId)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.length)
  })

  it('video asks for videos alone, blog for everything else', async () => {
    const [videos, texts] = [await newSection(), await newSection()]
    await find({ sectionId: videos, contentType: 'video' })
    await find({ sectionId: texts, contentType: 'blog' })
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
    const sectionId = await newSection()
    await find({ sectionId }, { YOUTUBE_API_KEY: '', WEB_SEARCH_API_KEY: '' })
    expect(new Set((await foundFor(sectionId)).map(({ source }) => source))).toEqual(new Set(['devto']))
    expect(await find({}, { YOUTUBE_API_KEY: '', WEB_SEARCH_API_KEY: '', DEVTO_API_URL: '' })).toBe(0)
  })
})

describe('sources that disappoint', () => {
  it.each(['failing', 'malformed', 'huge', 'slow', 'empty'])(
    '%s ones are no error and give nothing',
    async (behaviour) => {
      hasten()
      const sectionId = await newSection()
      expect(await find({ sectionId }, behaving(behaviour))).toBe(0)
      expect(await foundFor(sectionId)).toEqual([])
    },
  )

  it('one that fails leaves the others their say', async () => {
    const sectionId = await newSection()
    const { YOUTUBE_API_URL = '' } = behaving('failing')
    expect(await find({ sectionId }, { YOUTUBE_API_URL })).toBeGreaterThan(0)
    expect((await foundFor(sectionId)).map(({ source }) => source)).not.toContain('youtube')
  })

  it('of hostile answers only public https links and plain words are stored', async () => {
    const sectionId = await newSection()
    await find({ sectionId }, behaving('hostile'))
    const found = await foundFor(sectionId)
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
    const sectionId = await newSection()
    const count = await find({ sectionId }, { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'stand-in:hostile@0' })
    expect(count).toBeGreaterThan(0)
    for (const { link } of await foundFor(sectionId))
      expect(decodeURIComponent(link)).not.toMatch(/script|ignore.*https?:/i)
  })

  it('without a model that answers, the section’s own words are searched', async () => {
    const query = `Blanket ${crypto.randomUUID().slice(0, 8)}`
    const sectionId = await newSection()
    const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'stand-in:gone' } as const
    expect(await find({ query, sectionId, contentType: 'blog' }, model)).toBeGreaterThan(0)
    const links = (await foundFor(sectionId)).map(({ link }) => decodeURIComponent(link))
    expect(links.some((link) => link.includes(query.toLowerCase()))).toBe(true)
  })
})
