/** What credits are given and taken for, apart from the schemas so that a page may show it without loading zod. */

/** Kinds of ledger rows. What each may book stands in the worker's rules of credits. */
export const CREDIT_KINDS = [
  'grant',
  'reserve',
  'settle',
  'return',
  'refund',
  'sync',
  'purchase',
  'reversal',
  'restore',
  'gift',
  'correction',
] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

/** G-CRED-02 */
export const SIGN_UP_CREDITS = 3
/** What creating a roadmap costs (2§1, G-LRN-01). */
export const ROADMAP_PRICE_CREDITS = 1
/** 2§9: a deletion gives the credit back within this time, while no section was completed and no deep dive written. */
export const REFUND_WINDOW_HOURS = 2
