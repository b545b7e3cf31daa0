import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { users } from '#worker/db/schema/index.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** A person whose journal the viewer may read: their own, an administrator anybody's (C053); asked of `users`. */
export const isReadBy = (viewerId: Slot<string>): SQL | undefined =>
  and(
    isLiveAccount,
    or(
      eq(users.id, viewerId),
      sql`exists (select from ${users} viewer where viewer.id = ${viewerId}::uuid and viewer.is_admin)`,
    ),
  )
