import {
  CreateInviteInput,
  CreateInviteOutput,
  EndInviteInput,
  FriendLinkOutput,
  ListInvitesInput,
  ListInvitesOutput,
  MarkInviteUsedInput,
  ValidateInviteInput,
  ValidateInviteOutput,
} from '#shared/invites/schemas.ts'
import { adminProcedure, router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { createInvite } from './create-invite.ts'
import { endInvite } from './end-invite.ts'
import { markInviteUsed } from './mark-invite-used.ts'
import { openFriendLink } from './open-friend-link.ts'
import { listInvites, validateInvite } from './queries.ts'
import { wire } from './wire.ts'

export const invitesRouter = router({
  friendLink: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.friendLink })
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

  list: adminProcedure
    .input(ListInvitesInput)
    .output(ListInvitesOutput)
    .query(({ ctx, input }) => listInvites(ctx, input)),

  create: adminProcedure
    .input(CreateInviteInput)
    .output(CreateInviteOutput)
    .mutation(({ ctx, input }) => createInvite(ctx, input)),

  end: adminProcedure.input(EndInviteInput).mutation(({ ctx, input }) => endInvite(ctx, input)),
})
