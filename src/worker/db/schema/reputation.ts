import { bigint, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#worker/db/columns.ts'

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
    createdAt,
  },
  (t) => [
    uniqueIndex('reputation_events_key_uq').on(t.userId, t.key),
    index('reputation_events_user_idx').on(t.userId, t.id.desc()),
    index('reputation_events_subject_idx').on(t.userId, t.subjectKind, t.subjectId),
  ],
)
