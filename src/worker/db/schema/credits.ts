import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** What a person has now: the sum of their ledger, kept so that a spend is one conditional update. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
    updatedAt,
  },
  (t) => [check('credit_balances_not_negative', sql`${t.balance} >= 0`)],
)

/**
 * Every credit in and out, append-only (a trigger refuses changes).
 * A roadmap reserves one, then either settles it (delta 0) or gets it returned; a deletion within two hours refunds it.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    kind: text('kind').notNull(),
    /** No foreign key: the ledger outlives roadmaps. */
    roadmapId: uuid('roadmap_id'),
    /** Neither here: it outlives everything. */
    paymentId: uuid('payment_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt,
  },
  (t) => [
    uniqueIndex('credit_ledger_idempotency_key_uq').on(t.idempotencyKey),
    index('credit_ledger_user_idx').on(t.userId, t.id.desc()),
    index('credit_ledger_roadmap_idx').on(t.roadmapId, t.id.desc()).where(sql`${t.roadmapId} is not null`),
    index('credit_ledger_payment_idx').on(t.paymentId, t.id).where(sql`${t.paymentId} is not null`),
    check('credit_ledger_balance_not_negative', sql`${t.balanceAfter} >= 0`),
    check(
      'credit_ledger_kind',
      sql`${t.kind} in ('grant', 'reserve', 'settle', 'return', 'refund', 'sync', 'purchase', 'reversal', 'restore')`,
    ),
    check(
      'credit_ledger_delta_sign',
      sql`case when ${t.kind} = 'settle' then ${t.delta} = 0 when ${t.kind} in ('reserve', 'sync', 'reversal') then ${t.delta} < 0 else ${t.delta} > 0 end`,
    ),
    check(
      'credit_ledger_roadmap',
      sql`(${t.kind} in ('reserve', 'settle', 'return', 'refund')) = (${t.roadmapId} is not null)`,
    ),
    check(
      'credit_ledger_payment',
      sql`(${t.kind} in ('purchase', 'reversal', 'restore')) = (${t.paymentId} is not null)`,
    ),
  ],
)
