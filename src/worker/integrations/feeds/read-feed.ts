import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { followPublic } from '../public-fetch.ts'
import type { FeedAdapter, FeedEntry } from './adapter.ts'
import { blog } from './blog.ts'
import { devCommunity } from './dev-community.ts'
import { hackerNews } from './hacker-news.ts'
import { lobsters } from './lobsters.ts'
import { podcast } from './podcast.ts'
import { releases } from './releases.ts'
import { youtubeChannel } from './youtube-channel.ts'

const ADAPTERS = { blog, devCommunity, hackerNews, lobsters, podcast, releases, youtubeChannel } as const

export type AdapterName = keyof typeof ADAPTERS

/** What a source said of its last answer. */
interface Validators {
  etag: string | null
  lastModified: string | null
}

/** Podcasts tell all their episodes at once. */
const BOUNDS = { timeoutMs: 10_000, maxBytes: 5_000_000 }
/** Of a text so much is looked at: show notes may be as long as a book. */
const LOOKED_AT = 4000

/**
 * What a source tells now, or null where it is what it told last. Three redirects at most are followed, each to a public
 * address (SEC-06). @param address of the source itself; where FEEDS_URL is set, it is asked for there
 * @throws DomainError upstream, whose cause names the host and what was wrong
 */
export async function readFeed(
  env: Env,
  { adapter, address }: { adapter: AdapterName; address: string },
  known: Validators,
): Promise<(Validators & { entries: FeedEntry[] }) | null> {
  const { host } = new URL(address)
  const headers = headersOf(env, ADAPTERS[adapter], known)
  const response = await followPublic(env, address, (current) =>
    boundedFetch(placeOf(env, current), { headers, redirect: 'manual' }, BOUNDS),
  ).catch((cause) => {
    throw unreadable(host, 'did not answer as we read', cause)
  })
  if (response.status === 304) return null
  if (!response.ok) throw unreadable(host, `answered ${response.status}`)
  const entries = await ADAPTERS[adapter].read(await response.text()).catch((cause) => {
    throw unreadable(host, "answered in a form that we don't know", cause)
  })
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  const decoded = entries.map((entry) => ({
    ...entry,
    title: decode(entry.title.slice(0, LOOKED_AT)),
    excerpt: decode(entry.excerpt.slice(0, LOOKED_AT)),
    author: decode(entry.author.slice(0, LOOKED_AT)),
  }))
  return { entries: decoded, etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') }
}

function headersOf(env: Env, { accept }: FeedAdapter, { etag, lastModified }: Validators): Record<string, string> {
  return {
    accept: `${accept}, */*;q=0.1`,
    'user-agent': `Tubli feed reader (+${env.APP_URL})`,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

function placeOf({ FEEDS_URL }: Env, address: string): string {
  const { host, pathname, search } = new URL(address)
  return FEEDS_URL === '' ? address : `${FEEDS_URL}/${host}${pathname}${search}`
}

const unreadable = (host: string, what: string, cause?: unknown) =>
  new DomainError('upstream', 'A source of the feed could not be read.', {
    cause: new Error(`${host} ${what}`, { cause }),
  })
