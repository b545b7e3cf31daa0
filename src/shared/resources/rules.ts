/** Where content comes from and how it may be filtered (2§3, 2§9), apart from the schemas so that a page may keep it without loading zod. */

export const CONTENT_TYPES = ['video', 'blog', 'both'] as const
export const DEFAULT_CONTENT_TYPE = 'both'

/** Months of age (G-LRN-12); fifteen sets no limit and ranks by what many others use. */
export const TIME_FRAMES = [3, 9, 15] as const
export const DEFAULT_TIME_FRAME = 15
export const TIME_FRAME_LABELS = { 3: 'Latest', 9: 'Recent', 15: 'Most Popular' } as const

/** Whether filters show less than there is. */
export const leavesOut = ({ contentType, timeFrame }: { contentType: string; timeFrame: number }): boolean =>
  contentType !== DEFAULT_CONTENT_TYPE || timeFrame !== DEFAULT_TIME_FRAME

/** How many cards a section shows, and how many wait to replace one. */
export const CARDS_PER_SECTION = 5
export const BONUS_PER_SECTION = 3
/** With fewer, a section says that it has few; it is not filled up with what belongs elsewhere. */
export const ENOUGH_CARDS = 3
/** However often more is looked for. */
export const MAX_CARDS_PER_SECTION = 20

/** So many learners must have voted before what they say counts or is shown: one alone lifts and buries nothing. */
export const VOTES_TO_COUNT = 3

/** The address that searches a site's documentation for something: the site's, with `{query}` where that goes. */
export const searchLink = (search: string, query: string): string =>
  search.replace('{query}', () => encodeURIComponent(query))

/** 2§5: eleven characters are a YouTube video's id; nothing else is ever embedded (SEC-16). */
const YOUTUBE_LINK =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)([\w-]{11})(?:[?&#/]|$)/

/** Where the picture of a resource is, on our own origin: no browser asks a third party before a click. */
export const imagePath = (resourceId: string): string => `/ft/resource/${resourceId}/image`

/** The id of the YouTube video that a link leads to; null for every other link, playlists included. */
export const youtubeIdOf = (link: string): string | null => YOUTUBE_LINK.exec(link)?.[1] ?? null
