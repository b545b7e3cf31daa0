import * as z from 'zod'
import { documented } from '#worker/wire.ts'

/** I008 */
export const wire = {
  saveApplication: documented({
    method: 'POST',
    path: '/ft/internship/apply',
    summary: 'My interest in the next freelance internship.',
    output: z.object({ status: z.literal('ok') }),
    toOutput: () => ({ status: 'ok' as const }),
  }),
}
