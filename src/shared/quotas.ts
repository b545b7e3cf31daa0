import * as z from 'zod'

export { FREE_MONTHLY_CALLS, PRO_MONTHLY_CALLS } from './quota-rules.ts'

export const CheckQuotaInput = z.object({ userId: z.string().max(64) })

/** C090 */
export const Quota = z.object({
  usage: z.object({ remaining: z.int(), limit: z.int(), resetAt: z.string() }),
})
