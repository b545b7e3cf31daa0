import * as z from 'zod'

/** SEC-28: the newest fifty of a list, or those behind one that was read already; a hundred at most, however many are asked for. */
export const ListInput = z.object({
  limit: z
    .int()
    .min(1)
    .default(50)
    .transform((limit) => Math.min(limit, 100)),
  before: z.string().min(1).max(120).optional(),
})
export type ListInput = z.infer<typeof ListInput>
