import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#worker/db/columns.ts'
import { sessions, users } from './users.ts'

/** What stands in the address of a profile's editing: of one session, for a day, and worth nothing without its bearer (SEC-04). */
export const profileEditTokens = pgTable(
  'profile_edit_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: instant('expires_at').notNull().default(sql`now() + interval '24 hours'`),
  },
  (t) => [
    index('profile_edit_tokens_session_idx').on(t.sessionId, t.createdAt.desc()),
    index('profile_edit_tokens_user_idx').on(t.userId),
  ],
)
