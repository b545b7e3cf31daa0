import {
  FriendLinkOutput,
  MarkInviteUsedInput,
  ValidateInviteInput,
  ValidateInviteOutput,
} from '#shared/invites/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { markInviteUsed } from './mark-invite-used.ts'
import { openFriendLink } from './open-friend-link.ts'
import { validateInvite } from './queries.ts'
import { wire } from './wire.ts'

export const invitesRouter = router({
  friendLink: userProcedure
    .meta({ rest: wire.friendLink })
    .output(FriendLinkOutput)
    .mutation(({ ctx }) => openFriendLink(ctx)),

  validate: visitorProcedure
    .meta({ rest: wire.validate, limit: ['inviteCode'] })
    .input(ValidateInviteInput)
    .output(ValidateInviteOutput)
    .query(({ ctx, input }) => validateInvite(ctx, input)),

  markUsed: userProcedure
    .meta({ rest: wire.markUsed })
    .input(MarkInviteUsedInput)
    .mutation(({ ctx, input }) => markInviteUsed(ctx, input)),
})
