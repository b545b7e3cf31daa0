import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** A person's one link for friends (G-INV-03), or a code that an administrator gives to a group. */
export const invites = pgTable(
  'invites',
  {
    code: text('code').primaryKey(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isFriendLink: boolean('is_friend_link').notNull().default(true),
    /** What who comes by it has from then on: the group they belong to and the cohort they learn with. */
    reference: text('reference'),
    cohort: text('cohort'),
    /** Whom alone it invites; lower case. */
    email: text('email'),
    /** Null for any number of people. */
    maxUses: integer('max_uses'),
    usedCount: integer('used_count').notNull().default(0),
    endedAt: instant('ended_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('invites_friend_link_uq').on(t.inviterId).where(sql`${t.isFriendLink}`),
    index('invites_groups_idx').on(t.createdAt.desc(), t.code).where(sql`not ${t.isFriendLink}`),
    check('invites_code', sql`${t.code} ~ '^[A-HJ-NP-Z2-9]{10,32}$'`),
    check(
      'invites_friend_link',
      sql`not ${t.isFriendLink} or num_nonnulls(${t.reference}, ${t.cohort}, ${t.email}, ${t.maxUses}) = 0`,
    ),
    check('invites_uses', sql`${t.usedCount} >= 0 and (${t.maxUses} is null or ${t.usedCount} <= ${t.maxUses})`),
    check('invites_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
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
