import { youtubeIdOf } from '#shared/resources/rules.ts'
import type { ResourceKind, ResourceSource } from '#shared/resources/schemas.ts'
import type { Context } from '#worker/context.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import { isPublicLink } from '#worker/integrations/public-link.ts'

/** What a source is asked for. */
export interface Search {
  /** In words, the best first. */
  queries: string[]
  /** The library's topic ids. */
  topics: string[]
}

/** What a source found: of third parties' text, plain words alone. */
export interface Candidate {
  link: string
  title: string
  author: string
  kind: ResourceKind
  summary: string
  source: ResourceSource
  /** YYYY-MM-DD */
  publishedOn: string | null
  popularity: number
  minutes: number | null
}

/** A finder of content. Whatever it throws is logged and costs only what it would have found. */
export interface Source {
  name: ResourceSource
  gives: 'videos' | 'texts' | 'both'
  isConfigured: (ctx: Context) => boolean
  search: (ctx: Context, search: Search) => Promise<Candidate[]>
}

/** At most so many a source. */
export const FOUND_PER_SOURCE = 10

const TITLE_MAX_LENGTH = 110
const AUTHOR_MAX_LENGTH = 80
const SUMMARY_MAX_LENGTH = 240
const MAX_MINUTES = 6000
const MAX_POPULARITY = 2_000_000_000

interface Raw {
  link: string
  title: string
  author: string
  summary: string
  publishedAt: string | null
  popularity: number
  language: string | null
  minutes: number | null
}

/** A finding made fit to be stored; null where its link is none to send learners to, or it has no words of its own. */
export function toCandidate(source: ResourceSource, raw: Raw): Candidate | null {
  const place = placeOf(raw.link)
  const title = cutAtWord(plainText(raw.title), TITLE_MAX_LENGTH)
  const isEnglish = raw.language === null || /^en\b/i.test(raw.language)
  if (!place || !isEnglish || !/\p{L}{2}/u.test(title)) return null
  return {
    ...place,
    title,
    source,
    author: cutAtWord(plainText(raw.author), AUTHOR_MAX_LENGTH) || new URL(place.link).hostname,
    summary: cutAtWord(plainText(raw.summary), SUMMARY_MAX_LENGTH),
    publishedOn: dayOf(raw.publishedAt),
    minutes: raw.minutes === null ? null : Math.min(Math.max(1, Math.round(raw.minutes)), MAX_MINUTES),
    popularity: Math.min(Math.max(0, Math.round(raw.popularity)), MAX_POPULARITY),
  }
}

const YOUTUBE_HOST = /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const DOCS = /^(docs|developer|learn|devdocs)\.|\/docs?\/|\/documentation\//

/** The one spelling of a link that we keep, and what kind of thing stands there; of YouTube, only videos (2§5). */
function placeOf(link: string): { link: string; kind: ResourceKind } | null {
  if (!isPublicLink(link)) return null
  const videoId = youtubeIdOf(link)
  if (videoId) return { link: `https://www.youtube.com/watch?v=${videoId}`, kind: 'video' }
  const url = new URL(link)
  if (YOUTUBE_HOST.test(url.hostname)) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_\w+|fbclid|gclid|ref|ref_src)$/.test(name)) url.searchParams.delete(name)
  }
  return { link: url.href, kind: DOCS.test(`${url.hostname}${url.pathname}`) ? 'docs' : 'article' }
}

function dayOf(instant: string | null): string | null {
  const day = /^(19|20)\d\d-\d\d-\d\d/.exec(instant ?? '')?.[0] ?? null
  return day !== null && !Number.isNaN(Date.parse(day)) && Date.parse(day) <= Date.now() ? day : null
}
