/** Of one person. */
export const MOST_ENTRIES = 5000

/** So many of a list at a time (SEC-28). */
export const ENTRIES_A_PAGE = 100

/** How long what somebody writes may be, in characters. */
export const ENTRY_LENGTHS = {
  ...{ title: 200, summary: 20_000, source: 120, tag: 120, eventType: 60, contentType: 60, link: 2048, image: 2048 },
}

export const EMPTY_ENTRY = 'Write a title, some text or a link.'
export const NO_LINK = 'Enter a web address that starts with https:// or http://, or leave it out.'
export const NO_DATE = 'Expected a date as YYYYMMDD or YYYY-MM-DD.'
