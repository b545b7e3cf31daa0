import { JoinWaitlistInput } from '#shared/waitlist/schemas.ts'
import { documented } from '#worker/wire.ts'

/** C054, C064, D021 */
export const wire = {
  contactUs: documented({
    method: 'POST',
    path: '/ft/contactUs',
    summary: 'Joins a waitlist with name and email address.',
  }),

  /** `company` is another name of `companyName` (D021). */
  join: documented({
    method: 'POST',
    path: '/ft/stripe/addToWaitList',
    summary: 'Joins the waitlist of the trial.',
    input: JoinWaitlistInput.extend({ company: JoinWaitlistInput.shape.companyName }),
    toInput: ({ company, ...input }) => ({ ...input, companyName: input.companyName ?? company }),
  }),
}
