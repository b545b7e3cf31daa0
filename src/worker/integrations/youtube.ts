import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { fetchJson } from './fetch-json.ts'

export interface YoutubeVideo {
  id: string
  title: string
  description: string
  channel: string
  publishedAt: string
  language: string | null
  views: number
  minutes: number | null
}

const SearchBody = z.object({ items: z.array(z.object({ id: z.object({ videoId: z.string().optional() }) })).max(50) })

const VideosBody = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          description: z.string().default(''),
          channelTitle: z.string(),
          publishedAt: z.string(),
          defaultAudioLanguage: z.string().optional(),
          defaultLanguage: z.string().optional(),
        }),
        contentDetails: z.object({ duration: z.string() }).optional(),
        statistics: z.object({ viewCount: z.coerce.number().int().nonnegative().default(0) }).default({ viewCount: 0 }),
      }),
    )
    .max(50),
})

/**
 * The videos that YouTube finds for a query, with what is known of them (Data API v3: search.list, then videos.list).
 * @throws Error when YouTube does not answer, or not as documented
 */
export async function searchYoutube(env: Env, query: string, count: number): Promise<YoutubeVideo[]> {
  const found = await get(env, 'search', SearchBody, {
    part: 'snippet',
    type: 'video',
    q: query,
    maxResults: String(count),
    relevanceLanguage: 'en',
    safeSearch: 'strict',
    videoEmbeddable: 'true',
  })
  const ids = found.items.flatMap(({ id }) => id.videoId ?? []).slice(0, count)
  if (ids.length === 0) return []
  const { items } = await get(env, 'videos', VideosBody, { part: 'snippet,statistics,contentDetails', id: ids.join() })
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  return items.slice(0, count).map(({ id, snippet, statistics, contentDetails }) => ({
    id,
    title: decode(snippet.title),
    description: decode(snippet.description),
    channel: decode(snippet.channelTitle),
    publishedAt: snippet.publishedAt,
    language: snippet.defaultAudioLanguage ?? snippet.defaultLanguage ?? null,
    views: statistics.viewCount,
    minutes: minutesOf(contentDetails?.duration),
  }))
}

/** Of a duration as ISO 8601 has it: PT1H2M3S. A live stream is P0D. */
function minutesOf(duration = ''): number | null {
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60
  return total > 0 ? total : null
}

/** The key goes in a header: addresses end up in logs. */
const get = <T>(env: Env, list: string, schema: z.ZodType<T>, query: Record<string, string>): Promise<T> =>
  fetchJson(new URL(`${env.YOUTUBE_API_URL}/${list}?${new URLSearchParams(query)}`), schema, {
    'x-goog-api-key': env.YOUTUBE_API_KEY ?? '',
  })
