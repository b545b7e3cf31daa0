import { sql } from 'drizzle-orm'
import { bigint, check, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#worker/db/columns.ts'

/** Every point of StreetCred, append-only (a trigger refuses changes); the sum is the score (SEC-14). */
export const reputationEvents = pgTable(
  'reputation_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the ledger outlives accounts and roadmaps. */
    userId: uuid('user_id').notNull(),
    source: text('source').notNull(),
    /** What earned it; the same thing never earns twice. */
    sourceId: text('source_id').notNull(),
    points: numeric('points', { precision: 8, scale: 2 }).notNull(),
    createdAt,
  },
  (t) => [
    uniqueIndex('reputation_events_source_uq').on(t.userId, t.source, t.sourceId),
    // a section's source ends with the hash of its objectives: the same text earns once, in whichever copy it stands
    uniqueIndex('reputation_events_text_uq')
      .on(t.userId, sql`right(${t.sourceId}, 32)`)
      .where(sql`${t.source} = 'section'`),
    index('reputation_events_user_idx').on(t.userId, t.id.desc()),
    check('reputation_events_source', sql`${t.source} in ('section')`),
  ],
)
