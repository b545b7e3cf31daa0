import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { MarkNotificationsInput } from '#shared/notifications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { notifications } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isOfType, markRead } from './statements.ts'

/**
 * The caller has read those of a type, one, or all of what they were told (C042); again is no error.
 * @throws DomainError not_found for one that is not theirs
 */
export async function markNotifications(
  { db, actor: { userId } }: UserContext,
  { type, notificationId }: z.infer<typeof MarkNotificationsInput>,
): Promise<void> {
  if (notificationId === undefined) {
    await markRead(db, userId, type && isOfType(type))
    return
  }
  const isThis = eq(notifications.id, asId(notificationId, 'notification'))
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(isThis, eq(notifications.userId, userId)))
    .returning({ id: notifications.id })
  if (marked.length === 0) throw new DomainError('not_found', 'This notification does not exist.')
}
