import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { NOTIFICATION_KINDS, type NotificationType, TYPE_OF_KIND } from '#shared/notifications/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { notifications } from '#worker/db/schema/index.ts'
import { columnNames, excluded, insertSelect } from '#worker/db/sql.ts'

/** What happened to whom by whom, each an expression over `from`; of one key a person has one row, which says the latest. */
export interface NotificationEvent {
  userId: SQL
  actorId: SQL
  kind: SQL
  key: SQL
  connectionId?: SQL
  about?: SQL
  path?: SQL
}

/** Statement: tells people what happened. @param from the rows that it happened to: `from … where …` */
export const notify = (db: Database, event: NotificationEvent, from: SQL) =>
  db.execute(
    insertSelect(
      notifications,
      { ...event },
      sql`${from} on conflict (${columnNames(notifications.userId, notifications.key)}) do update set
        ${columnNames(notifications.kind)} = ${excluded(notifications.kind)},
        ${columnNames(notifications.actorId)} = ${excluded(notifications.actorId)},
        ${columnNames(notifications.about)} = ${excluded(notifications.about)},
        ${columnNames(notifications.path)} = ${excluded(notifications.path)},
        ${columnNames(notifications.isRead)} = false, ${columnNames(notifications.createdAt)} = now()`,
    ),
  )

export const kindsOf = (type: NotificationType) => NOTIFICATION_KINDS.filter((kind) => TYPE_OF_KIND[kind] === type)

/** Statement: a person has read what they were told, or those of it that fulfil a condition. */
export const markRead = (db: Database, userId: string, which?: SQL) =>
  db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false), which))

/** Those of a type. */
export const isOfType = (type: NotificationType): SQL => {
  const kinds = kindsOf(type)
  return kinds.length > 0 ? inArray(notifications.kind, kinds) : sql`false`
}
