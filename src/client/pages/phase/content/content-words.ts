import { PRODUCT_NAME } from '#shared/product.ts'
import type { ContentCount } from '#shared/progress/schemas.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'

/** What a card says about where its content comes from and what is known of its link. */

export const KIND_LABELS: Readonly<Record<ContentItem['kind'], string>> = {
  video: 'Video',
  docs: 'Documentation',
  article: 'Article',
  course: 'Course',
  book: 'Book',
  interactive: 'Interactive',
}

const SOURCES: Readonly<Record<ContentItem['source'], string>> = {
  catalogue: `From the ${PRODUCT_NAME} catalogue`,
  youtube: 'Found on YouTube',
  web: 'Found on the web',
  devto: 'Found on dev.to',
}

const DAY_MS = 24 * 60 * 60 * 1000

/** "From the Tubli catalogue · link checked 3 days ago". */
export const originOf = (item: ContentItem, now: number): string => `${SOURCES[item.source]} · ${linkWords(item, now)}`

function linkWords({ linkState, checkedAt }: ContentItem, now: number): string {
  if (checkedAt === null || linkState === 'unknown') return 'link not checked yet'
  const when = daysAgo(checkedAt, now)
  switch (linkState) {
    case 'live':
      return `link checked ${when}`
    case 'moved':
      return `link moved, new address checked ${when}`
    case 'blocked':
      return `the site let nobody check the link ${when}`
    case 'dead':
      return `link may be gone, checked ${when}`
  }
}

function daysAgo(time: string, now: number): string {
  const days = Math.floor((now - Date.parse(time)) / DAY_MS)
  if (days < 1) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** The site that a link leads to; empty where the link can't be read. */
export const siteOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '')

/** What filters would leave without any card; nothing while that is not known. */
export function emptyWords(count: ContentCount | undefined): string {
  if (!count || count.emptySections === 0) return ''
  if (count.cards === 0) return 'Nothing fits these filters: every section would be empty.'
  return count.emptySections === 1 ? 'One section would be empty.' : `${count.emptySections} sections would be empty.`
}
