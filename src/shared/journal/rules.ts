/** Of one person. */
export const MOST_ENTRIES = 5000

/** So many of a list at a time (SEC-28). */
export const ENTRIES_A_PAGE = 100

/** Of one entry. */
export const MOST_TAGS = 10

/** How long what somebody writes may be, in characters. */
export const ENTRY_LENGTHS = {
  ...{ title: 200, summary: 20_000, source: 120, tag: 120, eventType: 60, contentType: 60, link: 2048, image: 2048 },
}

/** So many events that nobody has written of are offered, none older than so many days. */
export const OFFERED_EVENTS = 3
export const OFFERED_DAYS = 30

/** Of one kind of event, and its row. */
export const ABOUT = /^(sectionCompleted|certificateIssued|workMerged):[\w-]{1,64}$/

/** A month as `YYYY-MM`. */
export const JOURNAL_MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** How long what is looked for may be. */
export const SEARCH_LENGTH = 120

export const EMPTY_ENTRY = 'Write a title, some text or a link.'
export const NO_LINK = 'Enter a web address that starts with https:// or http://, or leave it out.'
export const NO_DATE = 'Expected a date as YYYYMMDD or YYYY-MM-DD.'
export const FUTURE_DAY = 'Choose today or a day before it.'

/** The clocks that are furthest ahead are fourteen hours before UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000

/** Whether a day (YYYY-MM-DD) has begun nowhere yet. @param now in milliseconds since 1970 */
export const isFutureDay = (day: string, now: number): boolean =>
  day > new Date(now + FURTHEST_AHEAD_MS).toISOString().slice(0, 10)

/** Tags as somebody types them, "#Rust, web dev": small letters, without the sign, each once. */
export function tagsIn(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) =>
      tag.trim().replace(/^#+/, '').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, ENTRY_LENGTHS.tag),
    )
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS)
}
