import * as z from 'zod'

/** G-CRED-02 */
export const SIGN_UP_CREDITS = 3
/** What creating a roadmap costs (2§1, G-LRN-01). */
export const ROADMAP_PRICE_CREDITS = 1
/** 2§9: a deletion gives the credit back within this time. */
export const REFUND_WINDOW_HOURS = 2

/** C088: a person may give credits up, never add any (G-CRED-01). */
export const SyncCreditsInput = z.object({ credits: z.int().min(0).max(1_000_000) })
export const SyncCreditsAnswer = z.object({ credits: z.int() })
