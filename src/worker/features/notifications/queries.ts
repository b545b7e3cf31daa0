import { and, desc, eq, sql } from 'drizzle-orm'
import { NOTIFICATIONS_SHOWN, TYPE_OF_KIND } from '#shared/notifications/rules.ts'
import type { Notification } from '#shared/notifications/schemas.ts'
import type { Reader } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { notifications, users } from '#worker/db/schema/index.ts'

const readNotifications = (isUnread: boolean) =>
  prepared(['userId'], (db, { userId }) =>
    db
      .select({
        notificationId: notifications.id,
        kind: notifications.kind,
        read: notifications.isRead,
        createdAt: notifications.createdAt,
        actor: { userId: users.id, name: users.name, avatarUrl: users.avatarUrl },
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.actorId))
      .where(and(eq(notifications.userId, userId), isUnread ? sql`not ${notifications.isRead}` : undefined))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATIONS_SHOWN),
  )

const [readLatest, readUnread] = [readNotifications(false), readNotifications(true)]

/** What the caller was told, the latest first, and what of it they have not read, by its type (C041, G-NOTIF-01). */
export async function listNotifications({ db, actor: { userId } }: Reader) {
  const { latest, unread } = await batch(db, { latest: readLatest(db, { userId }), unread: readUnread(db, { userId }) })
  const unreadOnes = unread.map(withType)
  return {
    notifications: latest.map(withType),
    pairRequestCount: unreadOnes.filter(({ type }) => type === 'PairingRequest'),
    connectionCount: unreadOnes.filter(({ type }) => type === 'ConnectionRequest'),
  }
}

const withType = (row: Omit<Notification, 'type'>): Notification => ({ ...row, type: TYPE_OF_KIND[row.kind] })
