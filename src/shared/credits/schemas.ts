import * as z from 'zod'

/** C088: a person may give credits up, never add any (G-CRED-01). */
export const SyncCreditsInput = z.object({ credits: z.int().min(0).max(1_000_000) })
export const SyncCreditsOutput = z.object({ credits: z.int() })
