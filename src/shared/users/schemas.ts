import * as z from 'zod'

/** 1§3 user account, as GET /auth/user answers it to its owner (C060); it never carries a token. */
export const UserAccount = z.object({
  userId: z.string(),
  name: z.string(),
  bio: z.string(),
  emailAddress: z.string().nullable(),
  avatar: z.string().nullable(),
  githubUsername: z.string().nullable(),
  roles: z.array(z.string()),
  bootstrapItems: z.array(z.string()),
  reference: z.string().nullable(),
  location: z.string().nullable(),
  openToInternship: z.boolean(),
  openToBizdevInternship: z.boolean(),
  hasAccessToInternship: z.boolean(),
  cohort: z.string().nullable(),
  usageIntent: z.string(),
  /** Roadmap credits left. */
  credits: z.int(),
  isAdmin: z.boolean(),
  isAccountPro: z.boolean(),
  createdDate: z.string(),
})
export type UserAccount = z.infer<typeof UserAccount>
