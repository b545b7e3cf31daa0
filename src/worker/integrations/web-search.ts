import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { fetchJson } from './fetch-json.ts'

export interface WebPage {
  link: string
  title: string
  description: string
  language: string | null
  /** ISO, where the search engine knows it. */
  publishedAt: string | null
}

const Body = z.object({
  web: z
    .object({
      results: z
        .array(
          z.object({
            url: z.string(),
            title: z.string(),
            description: z.string().default(''),
            language: z.string().optional(),
            page_age: z.string().optional(),
          }),
        )
        .max(50),
    })
    .nullish(),
})

/**
 * The pages that a web search finds for a query (the form of Brave's Search API).
 * @throws Error when the service does not answer, or not as documented
 */
export async function searchWeb(env: Env, query: string, count: number): Promise<WebPage[]> {
  const asked = new URLSearchParams({
    q: query,
    count: String(count),
    search_lang: 'en',
    safesearch: 'strict',
    result_filter: 'web',
    text_decorations: 'false',
  })
  const url = new URL(`${env.WEB_SEARCH_API_URL}/web/search?${asked}`)
  const { web } = await fetchJson(url, Body, { 'x-subscription-token': env.WEB_SEARCH_API_KEY ?? '' })
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  return (web?.results ?? []).slice(0, count).map(({ url: link, title, description, language, page_age }) => ({
    link,
    title: decode(title),
    description: decode(description),
    language: language ?? null,
    publishedAt: page_age ?? null,
  }))
}
