import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { invites } from '#worker/db/schema/index.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** An invitation that nobody ended and that has room for one more. */
export const hasRoom: SQL | undefined = and(
  isNull(invites.endedAt),
  or(isNull(invites.maxUses), lt(invites.usedCount, invites.maxUses)),
)

/** An invitation by its code, whose inviter is still there; asked beside `users`, in any spelling of the code. */
export const isOpen = (code: string): SQL | undefined =>
  and(eq(invites.code, code.toUpperCase()), hasRoom, isLiveAccount)
