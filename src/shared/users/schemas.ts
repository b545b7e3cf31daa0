import * as z from 'zod'

/** The signed-in person's own account; it never carries a token. */
export const UserAccount = z.object({
  userId: z.string(),
  name: z.string(),
  bio: z.string(),
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  githubUsername: z.string().nullable(),
  roles: z.array(z.string()),
  bootstrapItems: z.array(z.string()),
  reference: z.string().nullable(),
  location: z.string().nullable(),
  isOpenToInternship: z.boolean(),
  isOpenToBizdevInternship: z.boolean(),
  hasAccessToInternship: z.boolean(),
  cohort: z.string().nullable(),
  usageIntent: z.string(),
  /** Roadmap credits left. */
  credits: z.int(),
  isAdmin: z.boolean(),
  isPro: z.boolean(),
  createdAt: z.string(),
})
export type UserAccount = z.infer<typeof UserAccount>
