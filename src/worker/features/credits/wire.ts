import * as z from 'zod'
import { SyncCreditsInput, type SyncCreditsOutput } from '#shared/credits/schemas.ts'
import { documented } from '#worker/wire.ts'

export const wire = {
  /** C088 */
  sync: documented({
    method: 'PUT',
    path: '/ft/user/learning/update/credits',
    summary: 'Gives credits up; never adds any. Answers the true balance.',
    input: z.object({ credits: SyncCreditsInput.shape.balance }),
    toInput: ({ credits }) => ({ balance: credits }),
    output: z.object({ credits: z.int() }),
    toOutput: ({ balance }: SyncCreditsOutput) => ({ credits: balance }),
  }),
}
