import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { MarkNotificationsInput } from '#shared/notifications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { notifications } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOfType, markRead } from './statements.ts'

/**
 * The caller has read those of a type, some, or all of what they were told (C042); again is no error.
 * @throws DomainError not_found where none of them is theirs
 */
export async function markNotifications(
  { db, actor: { userId } }: UserContext,
  { type, notificationIds }: z.infer<typeof MarkNotificationsInput>,
): Promise<void> {
  if (notificationIds === undefined) {
    await markRead(db, userId, type && isOfType(type))
    return
  }
  const ids = notificationIds.map((notificationId) => asId(notificationId, 'notification'))
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(inArray(notifications.id, ids), eq(notifications.userId, userId)))
  if (!marked.rowCount) throw new DomainError('not_found', 'This notification does not exist.')
}
