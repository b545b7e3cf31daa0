import * as z from 'zod'

/** What is left of this month's calls, and when the count starts anew. */
export const Quota = z.object({ remaining: z.int(), limit: z.int(), resetAt: z.string() })
export type Quota = z.infer<typeof Quota>
