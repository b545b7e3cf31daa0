import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { personReports } from '#worker/db/schema/index.ts'
import { asId, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'

/** An administrator has looked at a report, noted with what came of it. @throws DomainError not_found for none that is open */
export async function settleReport(
  { db, actor }: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const isThis = eq(personReports.id, asId(id, 'report'))
  const { settled } = await batch(db, {
    settled: db
      .update(personReports)
      .set({ settledAt: sql`now()` })
      .where(and(isThis, isNull(personReports.settledAt)))
      .returning({ id: personReports.id }),
    noted: note(
      db,
      { adminId: actor.userId, personId: sql`${personReports.personId}`, action: 'connections.settleReport', reason },
      sql`from ${personReports} where ${and(isThis, isOfThisBatch(personReports))}`,
    ),
  })
  if (settled.length === 0)
    throw new DomainError('not_found', 'This report does not exist, or somebody has settled it.')
}
