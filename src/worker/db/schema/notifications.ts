import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '#shared/notifications/rules.ts'
import { createdAt, id } from '#worker/db/columns.ts'
import { connections } from './connections.ts'
import { users } from './users.ts'

/** What somebody is told of. One key an event: of two people there is one row, which says how it stands between them. */
export const notifications = pgTable(
  'notifications',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    key: text('key').notNull(),
    connectionId: uuid('connection_id').references(() => connections.id, { onDelete: 'cascade' }),
    /** What it is about, where that is not a person alone. */
    about: text('about').notNull().default(''),
    /** Where one goes on, from our origin; null is where its type leads. */
    path: text('path'),
    isRead: boolean('is_read').notNull().default(false),
    createdAt,
  },
  (t) => [
    uniqueIndex('notifications_key_uq').on(t.userId, t.key),
    index('notifications_latest_idx').on(t.userId, t.createdAt.desc()),
    index('notifications_actor_idx').on(t.actorId),
    index('notifications_connection_idx').on(t.connectionId),
  ],
)

/** What somebody does not want to be told, and where. */
export const notificationMutes = pgTable(
  'notification_mutes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    channel: text('channel', { enum: NOTIFICATION_CHANNELS }).notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
)
