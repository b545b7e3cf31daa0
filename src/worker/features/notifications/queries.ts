import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { NOTIFICATIONS_SHOWN, type NotificationChannel, TYPE_OF_KIND } from '#shared/notifications/rules.ts'
import type { Notification, NotificationSettings } from '#shared/notifications/schemas.ts'
import type { Reader, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { notificationMutes, notifications, sessions, users } from '#worker/db/schema/index.ts'
import { isNotEnded } from '#worker/features/users/scope.ts'

/** Whether its owner wants to be told of it there. */
const isWanted = (channel: Slot<NotificationChannel>): SQL => sql`not exists (
  select from ${notificationMutes} where ${notificationMutes.userId} = ${notifications.userId}
    and ${notificationMutes.kind} = ${notifications.kind} and ${notificationMutes.channel} = ${channel}::text)`

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
          isWanted(channel),
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

const readLatestMoment = prepared(['userId', 'tokenHash'], (db, { userId, tokenHash }) => {
  const latest = db
    .select({ createdAt: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isWanted('page')))
    .orderBy(desc(notifications.createdAt))
    .limit(1)
  return db
    .select({ createdAt: sql<string | null>`(${latest})`.mapWith(notifications.createdAt) })
    .from(sessions)
    .where(isNotEnded(tokenHash))
})

/** When the caller was last told something on the page, if ever; null once their session has ended. */
export const getLatestMoment = async ({ db, actor: { userId, tokenHash } }: UserContext) =>
  (await readLatestMoment(db, { userId, tokenHash }))[0] ?? null

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
