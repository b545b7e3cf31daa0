import * as z from 'zod'
import { NOTIFICATION_TYPES } from '#shared/notifications/rules.ts'
import { documented } from '#worker/wire.ts'

export const wire = {
  /** C041, D035 */
  list: documented({ method: 'GET', path: '/ft/notifications', summary: 'My notifications.' }),

  /** C042 */
  markRead: documented({
    method: 'POST',
    path: '/ft/notifications/update',
    summary: 'Marks my notifications of a type as read.',
    input: z.object({ type: z.enum(NOTIFICATION_TYPES) }),
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),
}
