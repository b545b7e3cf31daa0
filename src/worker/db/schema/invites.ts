import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** One link a person, by which they invite friends (G-INV-03). */
export const invites = pgTable(
  'invites',
  {
    code: text('code').primaryKey(),
    inviterId: uuid('inviter_id')
      .notNull()
      .unique('invites_inviter_uq')
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [check('invites_code', sql`${t.code} ~ '^[A-HJ-NP-Z2-9]{10,32}$'`)],
)

/** Who came by which invitation; once in a lifetime (SEC-11). */
export const inviteRedemptions = pgTable(
  'invite_redemptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => invites.code, { onDelete: 'cascade' }),
    usedAt: instant('used_at').notNull().default(sql`now()`),
  },
  (t) => [index('invite_redemptions_code_idx').on(t.code)],
)
