import * as z from 'zod'

export { REFUND_WINDOW_HOURS, ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from './credit-rules.ts'

/** C088: a person may give credits up, never add any (G-CRED-01). */
export const SyncCreditsInput = z.object({ credits: z.int().min(0).max(1_000_000) })
export const SyncCreditsAnswer = z.object({ credits: z.int() })
