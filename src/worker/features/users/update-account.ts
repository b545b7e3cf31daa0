import { and, eq, sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { AccountUpdate, UpdateAccountInput } from '#shared/users/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from './scope.ts'

/** Keeps what the caller says of themselves (C071, SEC-25); what is left out stays. @throws DomainError signed_out once deleted */
export async function updateAccount({ db, actor }: UserContext, given: UpdateAccountInput): Promise<AccountUpdate> {
  const [saved] = await db
    .update(users)
    .set({ ...given, updatedAt: sql`now()` })
    .where(and(eq(users.id, actor.userId), isLiveAccount))
    .returning({
      ...{ userId: users.id, name: users.name, bio: users.bio, avatarUrl: users.avatarUrl, location: users.location },
      ...{ roles: users.roles, usageIntent: users.usageIntent, isOpenToInternship: users.openToInternship },
      isOpenToBizdevInternship: users.openToBizdevInternship,
    })
  if (!saved) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  return saved
}
