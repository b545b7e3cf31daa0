import * as z from 'zod'
import { BARE, type FeedAdapter } from './adapter.ts'

const Body = z
  .array(
    z.object({
      id: z.number(),
      title: z.string(),
      url: z.string(),
      description: z.string().nullish(),
      tag_list: z.array(z.string()).nullish(),
      published_at: z.string().nullish(),
      cover_image: z.string().nullish(),
      reading_time_minutes: z.number().nullish(),
      public_reactions_count: z.number().nullish(),
      user: z.object({ name: z.string().nullish() }).nullish(),
    }),
  )
  .max(1000)

/** DEV Community by its public API. */
export const devCommunity: FeedAdapter = {
  accept: 'application/vnd.forem.api-v1+json',
  read: async (text) =>
    Body.parse(JSON.parse(text)).map((article) => ({
      ...BARE,
      externalId: String(article.id),
      url: article.url,
      title: article.title,
      excerpt: article.description ?? '',
      author: article.user?.name ?? '',
      tags: article.tag_list ?? [],
      publishedAt: article.published_at ?? null,
      imageUrl: article.cover_image ?? null,
      minutes: article.reading_time_minutes ?? null,
      votes: article.public_reactions_count ?? 0,
    })),
}
