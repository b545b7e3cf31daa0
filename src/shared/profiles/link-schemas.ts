import * as z from 'zod'

/** C018: a link somebody wants to show, and what its page says of itself. */
export const DescribeLinkInput = z.object({ url: z.string().trim().min(1).max(2048) })
export const LinkDetails = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  source: z.string(),
  link: z.string(),
})
export type LinkDetails = z.infer<typeof LinkDetails>

/** C113: a line about somebody, from what they say and nothing else. */
export const WriteBioInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120),
  languages: z.array(z.string().trim().min(1).max(40)).max(30),
})
export const WriteBioOutput = z.object({ bio: z.string(), author: z.string() })
