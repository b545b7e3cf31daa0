import * as z from 'zod'

/** C013 */
export const CreateEditTokenOutput = z.object({ editToken: z.string() })

/** C014: whether this token lets this person edit their profile, in the session that asks. */
export const EditPermissionInput = z.object({
  userId: z.string().min(1).max(120),
  editToken: z.string().min(1).max(120),
})
export const EditPermissionOutput = z.object({ isPermitted: z.boolean() })
