import { and, eq } from 'drizzle-orm'
import type { DummyList } from '#shared/admin/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { users } from '#worker/db/schema/index.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** They are made by hand: more than this many are a mistake. */
const MAX_DUMMIES = 200

/** The accounts that belong to nobody, by their names (C061). */
export function listDummies({ db }: UserContext): Promise<DummyList> {
  return db
    .select({ userId: users.id, name: users.name, avatarUrl: users.avatarUrl })
    .from(users)
    .where(and(eq(users.isDummy, true), isLiveAccount))
    .orderBy(users.name, users.id)
    .limit(MAX_DUMMIES)
}
