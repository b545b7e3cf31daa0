import type { Env } from '#worker/env.ts'
import { readSource, unreadable, type Validators } from '../read-source.ts'
import type { FeedEntry } from './adapter.ts'
import { blog } from './blog.ts'
import { devCommunity } from './dev-community.ts'
import { hackerNews } from './hacker-news.ts'
import { lobsters } from './lobsters.ts'
import { podcast } from './podcast.ts'
import { releases } from './releases.ts'
import { youtubeChannel } from './youtube-channel.ts'

const ADAPTERS = { blog, devCommunity, hackerNews, lobsters, podcast, releases, youtubeChannel } as const

export type AdapterName = keyof typeof ADAPTERS

/** Podcasts tell all their episodes at once. */
const BOUNDS = { timeoutMs: 10_000, maxBytes: 5_000_000 }
/** Of a text so much is looked at: show notes may be as long as a book. */
const LOOKED_AT = 4000

/**
 * What a source tells now, or null where it is what it told last.
 * @throws DomainError upstream, whose cause names the host and what was wrong
 */
export async function readFeed(
  env: Env,
  { adapter, address }: { adapter: AdapterName; address: string },
  known: Validators,
): Promise<(Validators & { entries: FeedEntry[] }) | null> {
  const { accept, read } = ADAPTERS[adapter]
  const answer = await readSource(env, address, { accept, reader: 'feed reader', bounds: BOUNDS, known })
  if (!answer) return null
  const entries = await read(answer.text).catch((cause) => {
    throw unreadable(new URL(address).host, "answered in a form that we don't know", cause)
  })
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  const decoded = entries.map((entry) => ({
    ...entry,
    title: decode(entry.title.slice(0, LOOKED_AT)),
    excerpt: decode(entry.excerpt.slice(0, LOOKED_AT)),
    author: decode(entry.author.slice(0, LOOKED_AT)),
  }))
  return { entries: decoded, etag: answer.etag, lastModified: answer.lastModified }
}
