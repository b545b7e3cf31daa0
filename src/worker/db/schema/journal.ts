import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** What somebody wrote in their journal; `summary` is its text, in Markdown. */
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
    tag: text('tag'),
    eventType: text('event_type'),
    contentType: text('content_type'),
    createdAt,
  },
  (t) => [
    index('journal_entries_latest_idx').on(t.userId, t.id),
    check('journal_entries_link', sql`${t.link} ~* '^https?://'`),
    check('journal_entries_image', sql`${t.image} ~* '^https?://'`),
  ],
)
