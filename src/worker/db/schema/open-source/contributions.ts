import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CONTRIBUTION_ROLES, CONTRIBUTION_STATUSES } from '#shared/contributions/rules.ts'
import { createdAt, id, instant } from '#worker/db/columns.ts'
import { users } from '../users.ts'

/** Merged pull requests to projects of others, as GitHub told of them; one row for each of us who wrote it. */
export const contributions = pgTable(
  'contributions',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** owner/name, as GitHub writes it. */
    repository: text('repository').notNull(),
    /** In small letters. */
    repositoryKey: text('repository_key').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    mergedAt: instant('merged_at').notNull(),
    role: text('role', { enum: CONTRIBUTION_ROLES }).notNull(),
    status: text('status', { enum: CONTRIBUTION_STATUSES }).notNull().default('found'),
    isSelfMerged: boolean('is_self_merged').notNull(),
    /** Who merged it, by GitHub's id; null for a bot and where it is not told. */
    mergerId: text('merger_id'),
    /** Of its repository, when it was read. */
    stars: integer('stars').notNull(),
    /** The one that GitHub finds most of there; null where it finds none. */
    language: text('language'),
    createdAt,
  },
  (t) => [
    uniqueIndex('contributions_pull_uq').on(t.userId, t.repositoryKey, t.number),
    index('contributions_latest_idx').on(t.userId, t.mergedAt.desc().nullsFirst()),
    index('contributions_receipts_idx').on(t.repositoryKey).where(sql`${t.status} = 'kept'`),
    check('contributions_key', sql`${t.repositoryKey} = lower(${t.repository})`),
  ],
)
