import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReasonKind, ReportReason } from '#shared/connections/rules.ts'
import { createdAt, id, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** Two people, of whom one has asked; a pair has one row, whoever asks and however often (G-CONN-01). */
export const connections = pgTable(
  'connections',
  {
    id,
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addresseeId: uuid('addressee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same whichever of the two has asked. */
    pair: text('pair')
      .notNull()
      .generatedAlwaysAs(
        sql`least(requester_id, addressee_id)::text || ':' || greatest(requester_id, addressee_id)::text`,
      ),
    status: text('status', { enum: ['requested', 'accepted', 'declined'] })
      .notNull()
      .default('requested'),
    askedAt: instant('asked_at').notNull().default(sql`now()`),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    uniqueIndex('connections_pair_uq').on(t.pair),
    index('connections_requester_idx').on(t.requesterId, t.status, t.id.desc()),
    index('connections_addressee_idx').on(t.addresseeId, t.status, t.id.desc()),
    check('connections_others', sql`${t.requesterId} <> ${t.addresseeId}`),
    check('connections_status', sql`${t.status} in ('requested', 'accepted', 'declined')`),
    check('connections_answered', sql`(${t.answeredAt} is null) = (${t.status} = 'requested')`),
  ],
)

/** Who wants nothing to do with whom; the other one is told nothing of it. */
export const connectionBlocks = pgTable(
  'connection_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index('connection_blocks_blocked_idx').on(t.blockedId),
    check('connection_blocks_others', sql`${t.userId} <> ${t.blockedId}`),
  ],
)

/** What somebody wants no recommendations by: a kind of reason, or a person by their id. */
export const connectionPasses = pgTable(
  'connection_passes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReasonKind | 'person'>().notNull(),
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [
    unique('connection_passes_uq').on(t.userId, t.kind, t.personId).nullsNotDistinct(),
    index('connection_passes_person_idx').on(t.personId),
    check('connection_passes_person', sql`(${t.kind} = 'person') = (${t.personId} is not null)`),
  ],
)

/** What somebody told the administrators of another; one at a time of each other until it was looked at. */
export const personReports = pgTable(
  'person_reports',
  {
    id,
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    words: text('words').notNull(),
    createdAt,
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('person_reports_open_uq').on(t.reporterId, t.personId).where(sql`${t.settledAt} is null`),
    index('person_reports_queue_idx').on(t.id).where(sql`${t.settledAt} is null`),
    index('person_reports_person_idx').on(t.personId),
  ],
)
