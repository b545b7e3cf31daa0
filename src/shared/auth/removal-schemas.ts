import * as z from 'zod'

/** What goes with an account, as its owner is told before they have it removed. */
export const Removal = z.object({
  /** What they type to confirm: their name at the provider they came from first. */
  login: z.string(),
  roadmaps: z.int(),
  certificates: z.int(),
  credits: z.int(),
  isPro: z.boolean(),
})
export type Removal = z.infer<typeof Removal>

export const RemoveAccountInput = z.object({
  login: z
    .string({ error: 'Please type your login to confirm.' })
    .min(1, 'Please type your login to confirm.')
    .max(200),
})
