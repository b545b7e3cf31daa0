import * as z from 'zod'
import type { ValidateInviteOutput } from '#shared/invites/schemas.ts'
import { documented } from '#worker/wire.ts'

/** C065, C067, C068 */
export const wire = {
  friendLink: documented({ method: 'GET', path: '/generate/invite/friend', summary: 'My link for inviting friends.' }),

  /** Whom it invites, masked for everybody else, and their group; of who made it nothing is told (SEC-11). */
  validate: documented({
    method: 'GET',
    path: '/validate/invite/{code}',
    summary: 'Whether an invitation code is valid.',
    output: z.object({
      isValid: z.boolean(),
      emailAddress: z.string().nullable(),
      reference: z.string().nullable(),
    }),
    toOutput: ({ email, ...invite }: ValidateInviteOutput) => ({ ...invite, emailAddress: email }),
  }),

  markUsed: documented({
    method: 'POST',
    path: '/markUsed/invite/{code}',
    summary: 'Redeems an invitation, once in a lifetime.',
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),
}
