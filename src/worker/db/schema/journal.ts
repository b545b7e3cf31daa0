import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** What somebody wrote in their journal; `summary` is its text, in Markdown. Nobody else reads one that is not public. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    link: text('link'),
    image: text('image'),
    source: text('source'),
    summary: text('summary').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    isPublic: boolean('is_public').notNull().default(false),
    /** The day that it tells of, as its writer counts days. */
    day: date('day', { mode: 'string' }).notNull().default(sql`(now() at time zone 'utc')::date`),
    eventType: text('event_type'),
    contentType: text('content_type'),
    /** What happened that it tells of, by the event's id. */
    about: text('about'),
    revision: integer('revision').notNull().default(1),
    createdAt,
    updatedAt,
  },
  (t) => [
    index('journal_entries_latest_idx').on(t.userId, t.id),
    index('journal_entries_day_idx').on(t.userId, t.day, t.id),
    index('journal_entries_about_idx').on(t.userId, t.about).where(sql`${t.about} is not null`),
    check('journal_entries_link', sql`${t.link} ~* '^https?://'`),
    check('journal_entries_image', sql`${t.image} ~* '^https?://'`),
  ],
)

/** What happened that somebody does not want to write of, by the event's id. */
export const journalPasses = pgTable(
  'journal_passes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.about] })],
)
