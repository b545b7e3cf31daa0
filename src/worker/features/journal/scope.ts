import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { journalEntries, users } from '#worker/db/schema/index.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** The caller's own entries. */
export const isOwn = (userId: Slot<string>): SQL => eq(journalEntries.userId, userId)

/** A person whose journal the viewer may open: their own, an administrator anybody's (C053); asked of `users`. */
export const isReadBy = (viewerId: Slot<string>): SQL | undefined =>
  and(
    isLiveAccount,
    or(
      eq(users.id, viewerId),
      sql`exists (select from ${users} viewer where viewer.id = ${viewerId}::uuid and viewer.is_admin)`,
    ),
  )

/** What the viewer reads in a journal that they may open: what is private is for its owner alone. */
export const isToldTo = (viewerId: Slot<string>): SQL | undefined =>
  or(isOwn(viewerId), sql`${journalEntries.isPublic}`)
