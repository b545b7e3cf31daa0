import type { FeedKind } from '#shared/feed/rules.ts'
import type { AdapterName } from '#worker/integrations/feeds/read-feed.ts'

/** Somebody who tells what there is to read, hear or see. */
export interface FeedSource {
  code: string
  /** As its cards name it. */
  name: string
  /** Where the name leads. */
  home: string
  adapter: AdapterName
  address: string
  kind: FeedKind
  /** What all of it is about, besides what each item says. */
  tags: readonly string[]
  /** At least so long between two readings. */
  everyMinutes: number
  /** What its owner asks for, as read when the source was added; read again before it is turned on somewhere. */
  terms: string
}

const channel = (code: string, name: string, id: string, kind: 'talk' | 'vblog', tags: string[] = []): FeedSource => ({
  ...{ code, name, kind, tags, adapter: 'youtubeChannel', everyMinutes: 360 },
  home: `https://www.youtube.com/channel/${id}`,
  address: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`,
  terms: 'The public feed of a channel; titles and links only, videos play at YouTube.',
})

const show = (code: string, name: string, home: string, address: string, tags: string[] = []): FeedSource => ({
  ...{ code, name, home, address, tags, adapter: 'podcast', kind: 'podcast', everyMinutes: 360 },
  terms: 'The show’s own public feed; audio is linked where it stands and never hosted here.',
})

const project = (repository: string, name: string, tags: string[]): FeedSource => ({
  ...{ code: `releases-${repository.replace('/', '-').toLowerCase()}`, name: `${name} releases`, tags },
  ...{ adapter: 'releases', kind: 'release', everyMinutes: 240 },
  home: `https://github.com/${repository}/releases`,
  address: `https://github.com/${repository}/releases.atom`,
  terms: 'GitHub’s public Atom feed of a repository.',
})

export const FEED_SOURCES: readonly FeedSource[] = [
  {
    ...{ code: 'hacker-news', name: 'Hacker News', home: 'https://news.ycombinator.com/', tags: [] },
    ...{ adapter: 'hackerNews', kind: 'article', everyMinutes: 30 },
    address: 'https://hn.algolia.com/api/v1/search?tags=front_page&hitsPerPage=40',
    terms: 'Algolia’s public search of it, without a key, far below its 10,000 calls an hour; title and link only.',
  },
  {
    ...{ code: 'devto', name: 'DEV Community', home: 'https://dev.to/', tags: [] },
    ...{ adapter: 'devCommunity', kind: 'article', everyMinutes: 120 },
    address: 'https://dev.to/api/articles?top=1&per_page=40',
    terms: 'Its public API, without a key; title, description and link, each author named.',
  },
  {
    ...{ code: 'lobsters', name: 'Lobsters', home: 'https://lobste.rs/', tags: [] },
    ...{ adapter: 'lobsters', kind: 'article', everyMinutes: 60 },
    address: 'https://lobste.rs/hottest.json',
    terms: 'Run by volunteers: asked once an hour at most, under our own name.',
  },
  {
    ...{ code: 'this-week-in-rust', name: 'This Week in Rust', home: 'https://this-week-in-rust.org/', tags: ['rust'] },
    ...{ adapter: 'blog', kind: 'article', everyMinutes: 720 },
    address: 'https://this-week-in-rust.org/rss.xml',
    terms: 'Its own public feed.',
  },
  channel('goto-conferences', 'GOTO Conferences', 'UCs_tLP3AiwYKwdUHpltJPuA', 'talk'),
  channel('ndc-conferences', 'NDC Conferences', 'UCTdw38Cw6jcm0atBPA39a0Q', 'talk'),
  channel('infoq', 'InfoQ', 'UCkQX1tChV7Z7l1LFF4L9j_g', 'talk', ['architecture']),
  channel('fireship', 'Fireship', 'UCsBjURrPoezykLs9EqgamOA', 'vblog'),
  channel('theo', 'Theo', 'UCbRP3c757lWg9M-U7TyEkXA', 'vblog', ['webdev']),
  channel('freecodecamp', 'freeCodeCamp', 'UC8butISFwT-Wl7EV0hUK0BQ', 'vblog', ['tutorial']),
  show('changelog', 'The Changelog', 'https://changelog.com/', 'https://changelog.com/podcast/feed', ['opensource']),
  show(
    'se-daily',
    'Software Engineering Daily',
    'https://softwareengineeringdaily.com/',
    'https://softwareengineeringdaily.com/feed/podcast/',
  ),
  show(
    'rustacean-station',
    'Rustacean Station',
    'https://rustacean-station.org/',
    'https://rustacean-station.org/podcast.rss',
    ['rust'],
  ),
  project('nodejs/node', 'Node.js', ['node', 'javascript']),
  project('microsoft/TypeScript', 'TypeScript', ['typescript']),
  project('vitejs/vite', 'Vite', ['javascript', 'webdev']),
  project('rust-lang/rust', 'Rust', ['rust']),
]

const byCode = new Map(FEED_SOURCES.map((source) => [source.code, source]))

/** A source of the list, as long as it stands there. */
export const findSource = (code: string): FeedSource | undefined => byCode.get(code)

/** A source as cards name it; one that the list no longer has keeps its code as its name. */
export function sourceOf(code: string): { code: string; name: string; home: string | null } {
  const source = byCode.get(code)
  return { code, name: source?.name ?? code, home: source?.home ?? null }
}
