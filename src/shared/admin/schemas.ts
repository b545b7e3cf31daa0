import * as z from 'zod'
import { Person } from '#shared/users/schemas.ts'
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from './rules.ts'

/** Why an administrator does something to somebody; that person reads it. */
export const Reason = z
  .string()
  .trim()
  .min(REASON_MIN_LENGTH, `Please say why, in ${REASON_MIN_LENGTH} characters or more.`)
  .max(REASON_MAX_LENGTH, `Please say why in ${REASON_MAX_LENGTH} characters or fewer.`)

/** C061 */
export const DummyList = z.array(Person)
export type DummyList = z.infer<typeof DummyList>

/** C062: whose place to take; a dummy is nobody, whom nothing has to be explained to. */
export const ImpersonateInput = z.object({ userId: z.string().min(1).max(120), reason: Reason.optional() })
export type ImpersonateInput = z.infer<typeof ImpersonateInput>

/** The session that looking as somebody opened, or the one that it came back to. */
export const TakenSession = z.object({
  bearer: z.string(),
  provider: z.string(),
  providerId: z.string(),
  userId: z.string(),
  avatarUrl: z.string().nullable(),
})
export type TakenSession = z.infer<typeof TakenSession>
