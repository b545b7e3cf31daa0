import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** How often a person made a call in the hour or day that is counted last; a limit has one row a person, for ever. */
export const callCounts = pgTable(
  'call_counts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A row of the table of limits. */
    limitName: text('limit_name').notNull(),
    windowStart: instant('window_start').notNull(),
    calls: integer('calls').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.limitName] }), check('call_counts_calls', sql`${t.calls} > 0`)],
)
