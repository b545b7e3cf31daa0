import { sql } from 'drizzle-orm'
import { bigint, boolean, index, numeric, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** Every point of StreetCred, append-only (a trigger refuses changes); the sum is the score (SEC-14). */
export const reputationEvents = pgTable(
  'reputation_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the ledger outlives accounts and roadmaps. */
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    subjectKind: text('subject_kind').notNull(),
    /** What earned it. */
    subjectId: text('subject_id').notNull(),
    /** Names the event; the same event never earns one person twice. */
    key: text('key').notNull(),
    points: numeric('points', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** The formula that the points were worked out by. */
    formula: smallint('formula').notNull().default(1),
    createdAt,
  },
  (t) => [
    uniqueIndex('reputation_events_key_uq').on(t.userId, t.key),
    index('reputation_events_user_idx').on(t.userId, t.id),
    index('reputation_events_created_idx').on(t.userId, t.createdAt),
    index('reputation_events_subject_idx').on(t.userId, t.subjectKind, t.subjectId),
  ],
)

/** What each person's points come to, kept by whatever posts one; the ledger stays the truth. */
export const reputationScores = pgTable(
  'reputation_scores',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: numeric('score', { precision: 10, scale: 2, mode: 'number' }).notNull().default(0),
    /** At least what was earned in seven days: what has grown older since is taken off every hour. */
    weekPoints: numeric('week_points', { precision: 10, scale: 2, mode: 'number' }).notNull().default(0),
    /** When the score came to be what it is: of equal ones the older stands first. */
    scoredAt: instant('scored_at').notNull().default(sql`now()`),
    /** Whether its owner wants to be on the leaderboard. */
    isRanked: boolean('is_ranked').notNull().default(true),
    /** What the last calculation that was asked for found, and the one before it (C007). */
    calculatedScore: numeric('calculated_score', { precision: 10, scale: 2, mode: 'number' }),
    previousScore: numeric('previous_score', { precision: 10, scale: 2, mode: 'number' }).notNull().default(0),
    calculatedAt: instant('calculated_at'),
  },
  (t) => [
    index('reputation_scores_board_idx').on(t.score.desc().nullsFirst(), t.scoredAt, t.userId),
    index('reputation_scores_week_idx').on(t.weekPoints.desc().nullsFirst()).where(sql`${t.weekPoints} > 0`),
  ],
)
