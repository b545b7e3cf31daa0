import * as z from 'zod'

export const CheckQuotaInput = z.object({ userId: z.string().max(64) })

/** C090 */
export const Quota = z.object({
  usage: z.object({ remaining: z.int(), limit: z.int(), resetAt: z.string() }),
})
