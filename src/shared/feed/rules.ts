/** What an item of the feed is. */
export const FEED_KINDS = ['article', 'release', 'podcast', 'talk', 'vblog'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** R-COMM-03: what the videos are asked for by. */
export const VIDEO_TYPES = ['talks', 'vblogs'] as const

/** What somebody can want more or less of. */
export const TASTE_KINDS = ['tag', 'source', 'word'] as const
export const FEED_CHOICES = ['more', 'less', 'mute'] as const

/** So many of a list at a time (SEC-28). */
export const ITEMS_A_PAGE = 25

/** Among so many, the latest before a moment, the order by reasons is made; then among those before them. */
export const ITEMS_RANKED = 100

/** The best of a week. */
export const ITEMS_ON_TOP = 10

/** Of one person. */
export const MOST_PREFERENCES = 200

/** R-COMM-02: a day as the documented calls have it, UTC. */
export const isFeedDate = (text: string): boolean => /^\d{8}$/.test(text) && isDay(toDay(text))

/** YYYYMMDD as YYYY-MM-DD. */
export const toDay = (date: string): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
