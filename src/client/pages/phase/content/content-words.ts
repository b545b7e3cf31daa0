import { formatDay } from '#client/lib/dates/format-day.ts'
import type { ContentCount } from '#shared/progress/schemas.ts'
import type { ContentItem } from '#shared/resources/schemas.ts'

/** What a card says about what it leads to and what is known of its link. */

const KIND_LABELS: Readonly<Record<ContentItem['kind'], string>> = {
  video: 'Video',
  docs: 'Documentation',
  article: 'Article',
  course: 'Course',
  book: 'Book',
  interactive: 'Interactive',
}

/** The catalogue is the rule and needs no words. */
const FOUND: Readonly<Record<ContentItem['source'], string | null>> = {
  catalogue: null,
  youtube: 'Found on YouTube',
  web: 'Found on the web',
  devto: 'Found on dev.to',
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** "Video · 12 min · beginner · 2024 · English". */
export const factsOf = ({ kind, minutes, level, year, language }: ContentItem): string =>
  [
    KIND_LABELS[kind],
    minutes === null ? null : `${minutes} min`,
    level,
    year ?? (kind === 'docs' ? 'kept up to date' : null),
    LANGUAGES.of(language),
  ]
    .filter(Boolean)
    .join(' · ')

/** "Found on dev.to · checked on Nov 12, 2026"; nothing of a link that nobody has looked at or that settled nothing. */
export const originOf = (item: ContentItem): string =>
  [FOUND[item.source], linkWords(item)]
    .filter(Boolean)
    .join(' · ')
    .replace(/^./, (first) => first.toUpperCase())

function linkWords({ linkState, checkedAt }: ContentItem): string | null {
  if (checkedAt === null) return null
  switch (linkState) {
    case 'live':
      return `checked on ${formatDay(checkedAt)}`
    case 'moved':
      return `moved, new address checked on ${formatDay(checkedAt)}`
    case 'dead':
      return `may be gone, checked on ${formatDay(checkedAt)}`
    case 'blocked':
    case 'unknown':
      return null
  }
}

/** The site that a link leads to; empty where the link can't be read. */
export const siteOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '')

/** What filters would leave without any card; nothing while that is not known. */
export function emptyWords(count: ContentCount | undefined): string {
  if (!count || count.emptySections === 0) return ''
  if (count.cards === 0) return 'Nothing fits these filters: every section would be empty.'
  return count.emptySections === 1 ? 'One section would be empty.' : `${count.emptySections} sections would be empty.`
}
