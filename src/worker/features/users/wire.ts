import * as z from 'zod'
import type { UserAccount } from '#shared/users/schemas.ts'
import { documented } from '#worker/wire.ts'

/** 1§3 user account, as its owner gets it (C060). */
const AccountAnswer = z.object({
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

const toAccountAnswer = ({
  email,
  avatarUrl,
  isOpenToInternship,
  isOpenToBizdevInternship,
  isPro,
  createdAt,
  ...account
}: UserAccount) => ({
  ...account,
  emailAddress: email,
  avatar: avatarUrl,
  openToInternship: isOpenToInternship,
  openToBizdevInternship: isOpenToBizdevInternship,
  isAccountPro: isPro,
  createdDate: createdAt,
})

export const wire = {
  me: documented({
    method: 'GET',
    path: '/auth/user',
    summary: 'The signed-in person.',
    output: AccountAnswer,
    toOutput: toAccountAnswer,
  }),
}
