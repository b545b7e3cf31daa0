import * as z from 'zod'
import { FEED_KINDS } from './rules.ts'

const FeedItem = z.object({
  itemId: z.string(),
  kind: z.enum(FEED_KINDS),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  source: z.object({ code: z.string(), name: z.string(), home: z.string().nullable() }),
  audioUrl: z.string().nullable(),
  minutes: z.number().nullable(),
  publishedAt: z.string(),
})
export type FeedItem = z.infer<typeof FeedItem>

/** A page of a list, and where the next one begins. */
export const FeedPage = z.object({ items: z.array(FeedItem), cursor: z.string().nullable() })
export type FeedPage = z.infer<typeof FeedPage>

/** What a page ended with; nobody reads anything into it. */
export const Cursor = z.string().max(200)

export const ListFeedInput = z.object({ cursor: Cursor.optional() })
