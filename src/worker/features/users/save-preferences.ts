import { and, eq, sql } from 'drizzle-orm'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { Preferences } from '#shared/users/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isLiveAccount } from './scope.ts'

/** Keeps how the product works for the signed-in person. @throws DomainError signed_out once the account is deleted */
export async function savePreferences({ db, actor }: UserContext, preferences: Preferences): Promise<Preferences> {
  const [saved] = await db
    .update(users)
    .set({ ...preferences, updatedAt: sql`now()` })
    .where(and(eq(users.id, actor.userId), isLiveAccount))
    .returning({ skipsPlan: users.skipsPlan })
  if (!saved) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  return saved
}
