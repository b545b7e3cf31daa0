/** What a source tells of one thing, as it tells it: markup, entities and odd links included. */
export interface FeedEntry {
  /** By which it is known again in the next answer. */
  externalId: string
  url: string
  title: string
  excerpt: string
  author: string
  tags: string[]
  publishedAt: string | null
  audioUrl: string | null
  imageUrl: string | null
  minutes: number | null
  /** Points, reactions or views. */
  votes: number
}

/** The one interface of all sources: what their answers are, and how such a text is read. */
export interface FeedAdapter {
  accept: string
  /** @throws Error for a text of another form */
  read: (text: string) => Promise<FeedEntry[]>
}

/** What an entry is without, unless its source says so. */
export const BARE = {
  ...{ excerpt: '', author: '', tags: [] as string[] },
  ...{ publishedAt: null, audioUrl: null, imageUrl: null, minutes: null, votes: 0 },
}
