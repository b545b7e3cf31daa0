import * as z from 'zod'

const InviteCode = z.string().trim().min(1).max(64)

/** C065 */
export const FriendLinkOutput = z.object({ inviteLink: z.string() })

/** C067 */
export const ValidateInviteInput = z.object({ code: InviteCode })
export const ValidateInviteOutput = z.object({ isValid: z.boolean() })
export type ValidateInviteOutput = z.infer<typeof ValidateInviteOutput>

/** C068 */
export const MarkInviteUsedInput = z.object({ code: InviteCode })
