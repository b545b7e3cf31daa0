import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#worker/db/prepared.ts'
import { connectionBlocks, connections, users } from '#worker/db/schema/index.ts'
import { visible } from '#worker/features/profiles/scope.ts'

/** The person beside whom `users` stands and this one want nothing to do with each other, whoever said so. */
const isApart = (userId: Slot<string>): SQL => sql`exists (
  select from ${connectionBlocks}
  where (${connectionBlocks.userId} = ${userId}::uuid and ${connectionBlocks.blockedId} = ${users.id})
    or (${connectionBlocks.userId} = ${users.id} and ${connectionBlocks.blockedId} = ${userId}::uuid)
)`

/** Whom somebody may meet: whose profile they may see, blocked by neither; asked beside `users` and `profiles`. */
export const isMet = (userId: Slot<string>): SQL | undefined => and(visible(userId), sql`not ${isApart(userId)}`)

/** A connection between two people, whichever of them asked. */
export const isBetween = (one: Slot<string>, other: Slot<string> | SQL): SQL | undefined =>
  or(
    and(sql`${connections.requesterId} = ${one}::uuid`, sql`${connections.addresseeId} = ${other}::uuid`),
    and(sql`${connections.requesterId} = ${other}::uuid`, sql`${connections.addresseeId} = ${one}::uuid`),
  )

/** A request that waits for this person. */
export const isAskedOf = (userId: string): SQL | undefined =>
  and(eq(connections.addresseeId, userId), eq(connections.status, 'requested'))
