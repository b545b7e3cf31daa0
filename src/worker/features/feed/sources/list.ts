/** Somebody who tells what there is to read, hear or see. */
export interface FeedSource {
  code: string
  /** As its cards name it. */
  name: string
  /** Where the name leads. */
  home: string
}

export const FEED_SOURCES: readonly FeedSource[] = [
  { code: 'hacker-news', name: 'Hacker News', home: 'https://news.ycombinator.com/' },
  { code: 'devto', name: 'DEV Community', home: 'https://dev.to/' },
  { code: 'lobsters', name: 'Lobsters', home: 'https://lobste.rs/' },
]

const byCode = new Map(FEED_SOURCES.map((source) => [source.code, source]))

/** A source as cards name it; one that the list no longer has keeps its code as its name. */
export const sourceOf = (code: string): FeedSource => byCode.get(code) ?? { code, name: code, home: '' }
