import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { fetchJson } from './fetch-json.ts'

export interface DevtoArticle {
  link: string
  title: string
  description: string
  author: string
  publishedAt: string
  reactions: number
  minutes: number | null
}

const Body = z
  .array(
    z.object({
      title: z.string(),
      description: z.string().nullable().default(''),
      url: z.string(),
      published_at: z.string(),
      reading_time_minutes: z.number().nullable().default(null),
      public_reactions_count: z.number().int().nonnegative().default(0),
      user: z.object({ name: z.string() }),
    }),
  )
  .max(100)

/**
 * What dev.to's readers liked most under a tag within so many days; its public API needs no key.
 * @throws Error when dev.to does not answer, or not as documented
 */
export async function listDevtoArticles(env: Env, tag: string, days: number, count: number): Promise<DevtoArticle[]> {
  const asked = new URLSearchParams({ tag, per_page: String(count), top: String(days) })
  const articles = await fetchJson(new URL(`${env.DEVTO_API_URL}/articles?${asked}`), Body)
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  return articles
    .slice(0, count)
    .map(({ title, description, url, published_at, public_reactions_count, reading_time_minutes, user }) => ({
      link: url,
      title: decode(title),
      description: decode(description ?? ''),
      author: user.name,
      publishedAt: published_at,
      reactions: public_reactions_count,
      minutes: reading_time_minutes,
    }))
}
