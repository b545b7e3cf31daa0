/** What somebody worked at, learned and proved (G-PROF-03). */
export const ENTRY_KINDS = ['job', 'education', 'certification'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const ENTRY_LENGTHS = { organization: 120, title: 120, description: 2000, url: 200 }

/** So many of all kinds have room on a profile. */
export const MOST_ENTRIES = 60

export const FIRST_YEAR = 1950

/** A month as `YYYY-MM`: what a person remembers of a date. Months compare as texts. */
export const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** Null goes on, or never expires. */
export const endProblem = (startedIn: string, endedIn: string | null): string | null =>
  endedIn !== null && endedIn < startedIn ? 'This is before the beginning.' : null
