import {
  FriendLinkOutput,
  MarkInviteUsedInput,
  MarkInviteUsedOutput,
  ValidateInviteInput,
  ValidateInviteOutput,
} from '#shared/invites/schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { markInviteUsed } from './mark-invite-used.ts'
import { openFriendLink } from './open-friend-link.ts'
import { validateInvite } from './queries.ts'

export const invitesRouter = router({
  friendLink: userProcedure
    .meta({ rest: { method: 'GET', path: '/generate/invite/friend', summary: 'My link for inviting friends.' } })
    .output(FriendLinkOutput)
    .mutation(({ ctx }) => openFriendLink(ctx)),

  validate: visitorProcedure
    .meta({
      rest: { method: 'GET', path: '/validate/invite/{code}', summary: 'Whether an invitation code is valid.' },
      limit: 'inviteCode',
    })
    .input(ValidateInviteInput)
    .output(ValidateInviteOutput)
    .query(({ ctx, input }) => validateInvite(ctx, input)),

  markUsed: userProcedure
    .meta({
      rest: { method: 'POST', path: '/markUsed/invite/{code}', summary: 'Redeems an invitation, once in a lifetime.' },
    })
    .input(MarkInviteUsedInput)
    .output(MarkInviteUsedOutput)
    .mutation(({ ctx, input }) => markInviteUsed(ctx, input)),
})
