import { and, eq, or } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { connections } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { isBetween } from './scope.ts'

/**
 * Withdraws what the caller has asked somebody for, or ends their connection, and nobody is told; again is no error. A no
 * that was said stays: it keeps its week (G-CONN-01).
 */
export async function removeConnection(
  { db, actor: { userId } }: UserContext,
  input: { userId: string },
): Promise<{ status: 'none' }> {
  const isOwnRequest = and(eq(connections.requesterId, userId), eq(connections.status, 'requested'))
  await db
    .delete(connections)
    .where(and(isBetween(userId, asId(input.userId, 'person')), or(eq(connections.status, 'accepted'), isOwnRequest)))
  return { status: 'none' }
}
