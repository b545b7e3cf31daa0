import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PAIRING_STATUSES, RESPONSE_STATUSES } from '#shared/pairing/rules.ts'
import { createdAt, id, instant } from '#worker/db/columns.ts'
import { users } from '../users.ts'
import { issues } from './projects.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Somebody looks for a partner on an issue (1§3); of one person and issue one request is open. */
export const pairingRequests = pgTable(
  'pairing_requests',
  {
    id,
    requesterId: person('requester_id'),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    status: text('status', { enum: PAIRING_STATUSES }).notNull().default('requested'),
    goal: text('goal').notNull().default(''),
    minutes: smallint('minutes').notNull(),
    slots: instant('slots').array().notNull().default(sql`'{}'`),
    /** As the requester's browser says it; the other side sees both. */
    timeZone: text('time_zone').notNull(),
    /** The one other side, once both said yes. */
    acceptorId: uuid('acceptor_id').references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: instant('accepted_at'),
    chosenSlot: instant('chosen_slot'),
    expiresAt: instant('expires_at').notNull(),
    /** When both were asked whether it happened. */
    dueToldAt: instant('due_told_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('pairing_requests_open_uq')
      .on(t.requesterId, t.issueId)
      .where(sql`${t.status} in ('requested', 'interested')`),
    index('pairing_requests_issue_idx').on(t.issueId, t.status),
    index('pairing_requests_acceptor_idx').on(t.acceptorId),
    index('pairing_requests_latest_idx').on(t.requesterId, t.id.desc()),
    index('pairing_requests_expiry_idx').on(t.expiresAt).where(sql`${t.status} in ('requested', 'interested')`),
    index('pairing_requests_due_idx').on(t.acceptedAt).where(sql`${t.status} = 'accepted' and ${t.dueToldAt} is null`),
    check('pairing_requests_accepted', sql`(${t.status} = 'accepted') = (${t.acceptorId} is not null)`),
    check('pairing_requests_others', sql`${t.acceptorId} <> ${t.requesterId}`),
  ],
)

const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => pairingRequests.id, { onDelete: 'cascade' })

/** How somebody else stands to a request; one of them at most is accepted. */
export const pairingResponses = pgTable(
  'pairing_responses',
  {
    requestId: ofRequest(),
    acceptorId: person('acceptor_id'),
    status: text('status', { enum: RESPONSE_STATUSES }).notNull(),
    /** Told of it by name when it was made: may say yes or no at once (G-PAIR-02). */
    isAddressed: boolean('is_addressed').notNull().default(false),
    slot: instant('slot'),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.acceptorId] }),
    uniqueIndex('pairing_responses_accepted_uq').on(t.requestId).where(sql`${t.status} = 'accepted'`),
    index('pairing_responses_person_idx').on(t.acceptorId),
  ],
)

/** Whether it happened, as each of the two says. */
export const pairingOutcomes = pgTable(
  'pairing_outcomes',
  { requestId: ofRequest(), userId: person('user_id'), happened: boolean('happened').notNull(), createdAt },
  (t) => [primaryKey({ columns: [t.requestId, t.userId] }), index('pairing_outcomes_user_idx').on(t.userId)],
)
