import { tagsOf } from '#shared/feed/topics.ts'
import { cutAtWord, plainText } from '#worker/features/library/words/plain-text.ts'
import type { FeedEntry } from '#worker/integrations/feeds/adapter.ts'
import type { FeedSource } from './list.ts'

const TITLE_MAX_LENGTH = 160
const EXCERPT_MAX_LENGTH = 280
const AUTHOR_MAX_LENGTH = 80
const LINK_MAX_LENGTH = 2048
const MAX_MINUTES = 6000
const MAX_VOTES = 1_000_000_000

/**
 * An entry made fit to be stored: of what others wrote, plain words and links of the web alone. Null where it has no link or
 * no words of its own, or where nobody knows when it came.
 */
export function toItem(source: FeedSource, entry: FeedEntry, now = Date.now()) {
  const words = (text: string, most: number) => cutAtWord(plainText(withoutScripts(text)), most)
  const url = webLink(entry.url)
  const title = words(titleOf(source, entry), TITLE_MAX_LENGTH)
  const publishedAt = Date.parse(entry.publishedAt ?? '')
  const externalId = entry.externalId.slice(0, LINK_MAX_LENGTH)
  if (url === null || externalId === '' || Number.isNaN(publishedAt) || !/\p{L}{2}/u.test(title)) return null
  return {
    ...{ source: source.code, kind: source.kind, externalId, url, title },
    excerpt: words(entry.excerpt, EXCERPT_MAX_LENGTH),
    author: words(entry.author, AUTHOR_MAX_LENGTH),
    tags: tagsOf([...source.tags, ...entry.tags], title),
    imageUrl: webLink(entry.imageUrl),
    audioUrl: webLink(entry.audioUrl),
    minutes: entry.minutes === null ? null : within(entry.minutes, 1, MAX_MINUTES),
    votes: within(entry.votes, 0, MAX_VOTES),
    // what is said to come later counts as of now
    publishedAt: new Date(Math.min(publishedAt, now)).toISOString(),
  }
}

/** A release is often called by its number alone. */
function titleOf({ kind, name }: FeedSource, { title }: FeedEntry): string {
  const project = name.replace(/ releases$/, '')
  return kind === 'release' && !title.toLowerCase().includes(project.toLowerCase()) ? `${project} ${title}` : title
}

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(Math.max(value, least), most)) : least

/** What stands between such tags is nobody's text. */
const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')

const CAMPAIGN = /^(utm_\w+|fbclid|gclid|ref_src)$/

/** A link of the web in one spelling; null for any other. */
function webLink(link: string | null): string | null {
  if (link === null || link.length > LINK_MAX_LENGTH || !URL.canParse(link)) return null
  const url = new URL(link)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name)
  return url.href.length > LINK_MAX_LENGTH ? null : url.href
}
