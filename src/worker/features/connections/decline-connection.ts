import { and, eq, inArray, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { connections, notifications } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { markRead } from '#worker/features/notifications/statements.ts'
import { isAskedOf } from './scope.ts'
import { tellOther } from './statements.ts'

/**
 * Who was asked says no, by the notification of it (C078, G-CONN-02); again is no error.
 * @throws DomainError not_found for a notification that is not theirs, conflict where they have accepted already
 */
export async function declineConnection(
  { db, actor: { userId } }: UserContext,
  input: { notificationId: string },
): Promise<{ status: 'declined' }> {
  const isThis = and(eq(notifications.id, asId(input.notificationId, 'notification')), eq(notifications.userId, userId))
  const named = db.select({ id: notifications.connectionId }).from(notifications).where(isThis)
  const isNamed = inArray(connections.id, named)
  const { found } = await batch(db, {
    declined: db
      .update(connections)
      .set({ status: 'declined', answeredAt: sql`now()` })
      .where(and(isNamed, isAskedOf(userId))),
    told: tellOther(db, userId, isNamed),
    read: markRead(db, userId, isThis),
    found: db.select({ status: connections.status }).from(connections).where(isNamed),
  })
  if (!found[0]) throw new DomainError('not_found', 'This notification does not exist.')
  if (found[0].status !== 'declined') throw new DomainError('conflict', 'There is no request to decline any more.')
  return { status: 'declined' }
}
