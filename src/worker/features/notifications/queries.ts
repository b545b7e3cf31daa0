import { and, desc, eq, sql } from 'drizzle-orm'
import { NOTIFICATIONS_SHOWN, type NotificationChannel, TYPE_OF_KIND } from '#shared/notifications/rules.ts'
import type { Notification, NotificationSettings } from '#shared/notifications/schemas.ts'
import type { Reader, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { notificationMutes, notifications, users } from '#worker/db/schema/index.ts'

const readNotifications = (isUnread: boolean) =>
  prepared(['userId', 'channel'], (db, { userId, channel }) =>
    db
      .select({
        notificationId: notifications.id,
        kind: notifications.kind,
        read: notifications.isRead,
        about: notifications.about,
        path: notifications.path,
        createdAt: notifications.createdAt,
        actor: { userId: users.id, name: users.name, avatarUrl: users.avatarUrl },
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.actorId))
      .where(
        and(
          eq(notifications.userId, userId),
          isUnread ? sql`not ${notifications.isRead}` : undefined,
          sql`not exists (
            select from ${notificationMutes} where ${notificationMutes.userId} = ${notifications.userId}
              and ${notificationMutes.kind} = ${notifications.kind} and ${notificationMutes.channel} = ${channel}::text)`,
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATIONS_SHOWN),
  )

const [readLatest, readUnread] = [readNotifications(false), readNotifications(true)]

/**
 * What the caller is told there, the latest first, and what of it they have not read, by its type (C041, G-NOTIF-01). What they
 * don't want to be told is left out, whenever it happened.
 */
export async function listNotifications({ db, actor: { userId } }: Reader, channel: NotificationChannel = 'page') {
  const { latest, unread } = await batch(db, {
    latest: readLatest(db, { userId, channel }),
    unread: readUnread(db, { userId, channel }),
  })
  const unreadOnes = unread.map(withType)
  return {
    notifications: latest.map(withType),
    pairRequestCount: unreadOnes.filter(({ type }) => type === 'PairingRequest'),
    connectionCount: unreadOnes.filter(({ type }) => type === 'ConnectionRequest'),
  }
}

const withType = (row: Omit<Notification, 'type'>): Notification => ({ ...row, type: TYPE_OF_KIND[row.kind] })

const readMutes = prepared(['userId'], (db, { userId }) =>
  db
    .select({ kind: notificationMutes.kind, channel: notificationMutes.channel })
    .from(notificationMutes)
    .where(sql`${notificationMutes.userId} = ${userId}::uuid`),
)

/** What the caller does not want to be told, and where. */
export const getSettings = async ({ db, actor: { userId } }: UserContext): Promise<NotificationSettings> => ({
  muted: await readMutes(db, { userId }),
})
