import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Assistant and copilot calls of one person in one calendar month, UTC (G-QUOTA-01). */
export const apiQuotas = pgTable(
  'api_quotas',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    periodStart: date('period_start').notNull(),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.periodStart] }),
    check('api_quotas_used_not_negative', sql`${t.used} >= 0`),
  ],
)
