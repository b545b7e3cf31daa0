import { skipToken, useQuery } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'

/** G-INV-01 */
const INVALID_TEXT = 'This invitation code is not valid.'

/** The code that the deployment was built with: taken without asking, and it brings nothing (1§5, G-INV-02). Empty for none. */
declare const __FIXED_INVITE_CODE__: string

/**
 * Whether the code of `/welcome/{code}` may go along with the sign-in. One that is not valid is dropped with a note; one
 * that could not be asked about goes along, since the worker looks at it again.
 */
export function useCheckedInvite(code: string | null) {
  const trpc = useTRPC()
  const isFixed = code !== null && code === __FIXED_INVITE_CODE__
  const check = useQuery(trpc.invites.validate.queryOptions(code && !isFixed ? { code } : skipToken))
  const isInvalid = check.data?.isValid === false || refusalOf(check.error)?.code === 'invalid'
  return {
    invite: isInvalid ? null : code,
    note: isInvalid ? INVALID_TEXT : null,
    isChecking: code !== null && !isFixed && check.isPending,
  }
}
