import { eq, sql } from 'drizzle-orm'
import type { CreditKind } from '#shared/credits/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { creditLedger } from '#worker/db/schema/index.ts'

/**
 * A person's ledger with what belongs to one roadmap in one line, which stands where its latest row does and says what
 * that one says. The balance follows the lines, since rows of several roadmaps lie between each other's.
 */
export function linesOf(db: Database, userId: string) {
  const { id, createdAt, kind, delta, subjectKind, subjectId } = creditLedger
  const last = sql`max(${id})`
  const own = sql`case when ${subjectKind} = 'roadmap' then 0 else ${id} end`
  return db
    .select({
      subjectKind,
      subjectId,
      id: sql<number>`${last}`.mapWith(id).as('line_id'),
      createdAt: sql<string>`max(${createdAt})`.mapWith(createdAt).as('line_created_at'),
      kind: sql<CreditKind>`(array_agg(${kind} order by ${id} desc))[1]`.as('line_kind'),
      delta: sql<number>`sum(${delta})::int`.as('line_delta'),
      balanceAfter: sql<number>`(sum(sum(${delta})) over (order by ${last}))::int`.as('line_balance'),
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .groupBy(subjectKind, subjectId, own)
    .as('lines')
}
