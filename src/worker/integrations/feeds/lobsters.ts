import * as z from 'zod'
import { BARE, type FeedAdapter } from './adapter.ts'

const Body = z
  .array(
    z.object({
      short_id: z.string(),
      title: z.string(),
      url: z.string().nullish(),
      comments_url: z.string(),
      description_plain: z.string().nullish(),
      score: z.number().nullish(),
      tags: z.array(z.string()).nullish(),
      created_at: z.string().nullish(),
    }),
  )
  .max(1000)

/** Lobsters' lists; what has no link of its own is its discussion. */
export const lobsters: FeedAdapter = {
  accept: 'application/json',
  read: async (text) =>
    Body.parse(JSON.parse(text)).map(
      ({ short_id, title, url, comments_url, description_plain, score, tags, created_at }) => ({
        ...BARE,
        externalId: short_id,
        url: url || comments_url,
        title,
        excerpt: description_plain ?? '',
        tags: tags ?? [],
        publishedAt: created_at ?? null,
        votes: score ?? 0,
      }),
    ),
}
