import * as z from 'zod'
import { Quota } from '#shared/quotas/schemas.ts'
import { documented, requireSelf } from '#worker/wire.ts'

/** C090 */
export const wire = {
  check: documented({
    method: 'GET',
    path: '/bizdev/check/{userId}',
    summary: 'Assistant calls left this month.',
    input: z.object({ userId: z.string().max(64) }),
    toInput: ({ userId }, actor) => requireSelf(actor, userId, 'This quota belongs to somebody else.'),
    output: z.object({ usage: Quota }),
    toOutput: (usage: Quota) => ({ usage }),
  }),
}
