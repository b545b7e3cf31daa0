import * as z from 'zod'

/** C088: a person may give credits up, never add any (G-CRED-01). */
export const SyncCreditsInput = z.object({ balance: z.int().min(0).max(1_000_000) })
export const SyncCreditsOutput = z.object({ balance: z.int() })
export type SyncCreditsOutput = z.infer<typeof SyncCreditsOutput>
