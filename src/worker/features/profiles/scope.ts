import { and, isNull, or, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { profiles, users } from '#worker/db/schema/index.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** Neither hidden by its owner nor by the house; who never said anything is shown (R-PROF-03). */
const isShown = and(
  sql`coalesce(${profiles.isPublic}, true)`,
  sql`not coalesce(${profiles.isBlocked}, false)`,
  isNull(users.blockedAt),
)

/** A person whose profile the viewer may see, a visitor being null: its owner and administrators see hidden ones (G-PROF-02). */
export const visible = (viewerId: Slot<string | null>) =>
  and(
    isLiveAccount,
    or(
      isShown,
      sql`${users.id} = ${viewerId}::uuid`,
      sql`exists (select from ${users} viewer where viewer.id = ${viewerId}::uuid and viewer.is_admin)`,
    ),
  )
