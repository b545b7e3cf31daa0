import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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

/** What pages told of, for ninety days. No person, no address, no visit: rows cannot be put together again (SEC-22). */
export const pageEvents = pgTable(
  'page_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    props: jsonb('props').$type<Record<string, unknown>>().notNull(),
    userGroup: text('user_group').notNull(),
    visibility: text('visibility'),
    /** Which browser, never which version. */
    agent: text('agent').notNull(),
    utmSource: text('utm_source'),
    utmCampaign: text('utm_campaign'),
    utmMedium: text('utm_medium'),
    createdAt,
  },
  (t) => [index('page_events_created_idx').on(t.createdAt)],
)
