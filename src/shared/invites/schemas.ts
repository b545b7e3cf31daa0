import * as z from 'zod'
import { GROUP_MAX_LENGTH, MAX_USES_MOST } from './rules.ts'

const InviteCode = z.string().trim().min(1).max(64)

/** C065 */
export const FriendLinkOutput = z.object({ inviteLink: z.string() })

/** C067 */
export const ValidateInviteInput = z.object({ code: InviteCode })
export const ValidateInviteOutput = z.object({
  isValid: z.boolean(),
  /** Whom alone it invites: in full to them, masked to everybody else (SEC-11). */
  email: z.string().nullable(),
  /** The group that who comes by it belongs to. */
  reference: z.string().nullable(),
})
export type ValidateInviteOutput = z.infer<typeof ValidateInviteOutput>

/** C068 */
export const MarkInviteUsedInput = z.object({ code: InviteCode })

const Group = z
  .string()
  .trim()
  .max(GROUP_MAX_LENGTH)
  .transform((text) => text || null)
  .nullable()

/** A code that an administrator makes: what who comes by it has, whom it is for, and for how many. */
export const CreateInviteInput = z.object({
  reference: Group,
  cohort: Group,
  email: z.email('This is no address.').trim().toLowerCase().max(254).nullable(),
  maxUses: z.int().min(1).max(MAX_USES_MOST).nullable(),
})
export type CreateInviteInput = z.infer<typeof CreateInviteInput>

export const GroupInvite = z.object({
  code: z.string(),
  reference: z.string().nullable(),
  cohort: z.string().nullable(),
  email: z.string().nullable(),
  maxUses: z.int().nullable(),
  usedCount: z.int(),
  inviterName: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type GroupInvite = z.infer<typeof GroupInvite>

export const CreateInviteOutput = z.object({ code: z.string(), inviteLink: z.string() })
export const EndInviteInput = z.object({ code: InviteCode })
export const ListInvitesInput = z.object({ offset: z.int().min(0).max(10_000).default(0) })
export const ListInvitesOutput = z.object({
  invites: z.array(GroupInvite),
  hasMore: z.boolean(),
  /** Of the community groups that may have an internship (G-LRN-22). */
  internshipReferences: z.array(z.string()),
})
