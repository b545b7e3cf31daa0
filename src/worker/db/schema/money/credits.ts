import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CreditKind } from '#shared/credits/rules.ts'
import { createdAt, updatedAt } from '#worker/db/columns.ts'
import { users } from '../users.ts'

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
 * Every credit in and out, append-only (a trigger refuses changes). What a row is about is its subject, of any kind; which
 * kinds of rows there are, and what they are about, stands in `features/credits/rules.ts`.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    /** No foreign key: the ledger outlives everything. */
    subjectId: text('subject_id').notNull(),
    /** Names the event; the same event is never booked twice. */
    key: text('key').notNull(),
    createdAt,
  },
  (t) => [
    uniqueIndex('credit_ledger_key_uq').on(t.key),
    index('credit_ledger_user_idx').on(t.userId, t.id.desc()),
    index('credit_ledger_subject_idx').on(t.subjectKind, t.subjectId, t.id.desc()),
    check('credit_ledger_balance_not_negative', sql`${t.balanceAfter} >= 0`),
  ],
)

/**
 * Credits that a reversal should have taken but that were spent already (G-CRED-04): whatever comes back later makes up
 * for them first.
 */
export const creditDebts = pgTable(
  'credit_debts',
  {
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    userId: uuid('user_id').notNull(),
    credits: integer('credits').notNull(),
    createdAt,
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.subjectKind, t.subjectId] }),
    index('credit_debts_user_idx').on(t.userId, t.createdAt).where(sql`${t.credits} > 0`),
    check('credit_debts_not_negative', sql`${t.credits} >= 0`),
  ],
)
