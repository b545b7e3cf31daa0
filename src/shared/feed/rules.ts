/** What an item of the feed is. */
export const FEED_KINDS = ['article', 'release', 'podcast', 'talk', 'vblog'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** So many of a list at a time (SEC-28). */
export const ITEMS_A_PAGE = 20
