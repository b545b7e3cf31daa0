import * as z from 'zod'

/** G-QUOTA-01: assistant and copilot calls a Free account may make in a calendar month, UTC. */
export const FREE_MONTHLY_CALLS = 20

/** 1§2: the line at the sidebar's bottom. */
export const quotaLine = (remaining: number): string => `You have ${remaining} API quota left`

export const CheckQuotaInput = z.object({ userId: z.string().max(64) })

/** C090 */
export const Quota = z.object({
  usage: z.object({ remaining: z.int(), limit: z.int(), resetAt: z.string() }),
})
