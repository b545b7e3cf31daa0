import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** What people did, first-party and for ninety days (SEC-22); nothing here ever scores (SEC-14). */
export const userEvents = pgTable(
  'user_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    index('user_events_created_idx').on(t.createdAt),
    check('user_events_payload_size', sql`pg_column_size(${t.payload}) <= 16384`),
  ],
)
