import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
