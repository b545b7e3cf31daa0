/** Lengths and counts of the administration, apart from the schemas so that a page may show them without loading zod. */

/** A person reads it: a word is none, a letter is too long. */
export const REASON_MIN_LENGTH = 5
export const REASON_MAX_LENGTH = 300

/** People shown at once. */
export const PEOPLE_A_PAGE = 50
export const SEARCH_MAX_LENGTH = 120
/** Credits that are added or taken at once. */
export const CREDITS_AT_ONCE = 1000
/** Rows of somebody's ledger that their page shows. */
export const LEDGER_SHOWN = 20
