import * as z from 'zod'
import { BARE, type FeedAdapter } from './adapter.ts'

const Body = z.object({
  hits: z
    .array(
      z.object({
        objectID: z.string(),
        title: z.string().nullish(),
        url: z.string().nullish(),
        author: z.string().nullish(),
        points: z.number().nullish(),
        created_at: z.string().nullish(),
      }),
    )
    .max(1000),
})

/** Hacker News by Algolia's search; what has no link of its own is its discussion. */
export const hackerNews: FeedAdapter = {
  accept: 'application/json',
  read: async (text) =>
    Body.parse(JSON.parse(text)).hits.map(({ objectID, title, url, author, points, created_at }) => ({
      ...BARE,
      externalId: objectID,
      url: url || `https://news.ycombinator.com/item?id=${encodeURIComponent(objectID)}`,
      title: title ?? '',
      author: author ?? '',
      publishedAt: created_at ?? null,
      votes: points ?? 0,
    })),
}
