import { isDay } from '#shared/feed/rules.ts'

export const FEED_TABS = [
  'personal',
  'popular',
  'interesting',
  'bot',
  'podcasts',
  'videos',
  'connections',
  'bookmarks',
] as const
export type FeedTab = (typeof FEED_TABS)[number]

/** What stands in the address of /feed; what is as usual is left out. */
export interface FeedSearch {
  tab?: Exclude<FeedTab, 'personal'> | undefined
  type?: 'vblogs' | undefined
  q?: string | undefined
  day?: string | undefined
  hide?: 'read' | undefined
}

const SEARCH_MAX_LENGTH = 120

const isTab = (tab: unknown): tab is FeedTab => FEED_TABS.some((known) => known === tab)

/** What is made up counts as left out. */
export function readFeedSearch({ tab, type, q, day, hide }: Record<string, unknown>): FeedSearch {
  return {
    tab: isTab(tab) && tab !== 'personal' ? tab : undefined,
    type: tab === 'videos' && type === 'vblogs' ? 'vblogs' : undefined,
    // "2026" is read as a number
    q: q === undefined || q === '' ? undefined : String(q).slice(0, SEARCH_MAX_LENGTH),
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    hide: hide === 'read' ? 'read' : undefined,
  }
}
