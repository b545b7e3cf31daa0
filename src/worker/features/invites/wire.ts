import * as z from 'zod'
import type { ValidateInviteOutput } from '#shared/invites/schemas.ts'
import { documented } from '#worker/wire.ts'

/** C065, C067, C068 */
export const wire = {
  friendLink: documented({ method: 'GET', path: '/generate/invite/friend', summary: 'My link for inviting friends.' }),

  /** Of the inviter nothing is told, neither address nor reference (SEC-11). */
  validate: documented({
    method: 'GET',
    path: '/validate/invite/{code}',
    summary: 'Whether an invitation code is valid.',
    output: z.object({
      isValid: z.boolean(),
      emailAddress: z.string().nullable(),
      reference: z.string().nullable(),
    }),
    toOutput: ({ isValid }: ValidateInviteOutput) => ({ isValid, emailAddress: null, reference: null }),
  }),

  markUsed: documented({
    method: 'POST',
    path: '/markUsed/invite/{code}',
    summary: 'Redeems an invitation, once in a lifetime.',
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),
}
