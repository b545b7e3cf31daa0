import * as z from 'zod'

const InviteCode = z.string().trim().min(1).max(64)

/** C065 */
export const FriendLinkOutput = z.object({ inviteLink: z.string() })

/** C067. Visitors get no address (SEC-11). */
export const ValidateInviteInput = z.object({ code: InviteCode })
export const ValidateInviteOutput = z.object({
  isValid: z.boolean(),
  emailAddress: z.string().nullable(),
  reference: z.string().nullable(),
})

/** C068 */
export const MarkInviteUsedInput = z.object({ code: InviteCode })
export const MarkInviteUsedOutput = z.object({ status: z.literal('ok') })
