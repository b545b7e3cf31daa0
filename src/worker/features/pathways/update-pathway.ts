import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Pathway, UpdatePathwayInput } from '#shared/pathways/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { pathwayMarks, pathwayProgress, pathwayResources } from '#worker/db/schema/index.ts'
import { columnNames, excluded, insertSelect, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { readPathway, toPathway } from './queries.ts'
import { addMissing } from './statements.ts'

/**
 * The caller marks what they have read, or takes a mark back; from then on they are in progress (R-PATH-03, D034).
 * @throws DomainError not_found for something that is not read in it; then nothing changes
 */
export async function updatePathway(
  { db, actor: { userId } }: UserContext,
  { pathwayId, resources }: z.output<typeof UpdatePathwayInput>,
): Promise<Pathway> {
  const ids = [...new Set(resources.map(({ resourceId }) => resourceId))]
  const completed = resources.filter(({ isCompleted }) => isCompleted).map(({ resourceId }) => resourceId)
  const isNamed = and(eq(pathwayResources.pathwayId, pathwayId), inArray(pathwayResources.id, ids))
  const areKnown = sql`(select count(*) from ${pathwayResources} where ${isNamed}) = ${ids.length}::int`
  const { missing, marked, begun, ...read } = await batch(db, {
    missing: addMissing(db, userId, pathwayId, areKnown),
    marked: db
      .update(pathwayMarks)
      .set({
        status: sql`case when ${pathwayMarks.resourceId} = any(${textArray(completed)}) then 'complete' else 'incomplete' end`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(pathwayMarks.userId, userId), inArray(pathwayMarks.resourceId, ids), areKnown)),
    begun: begin(db, userId, pathwayId, areKnown),
    ...readPathway(db, userId, pathwayId),
  })
  if (!marked.rowCount) throw new DomainError('not_found', 'This is not read in this pathway.')
  return toPathway(pathwayId, userId, read)
}

/** Statement: somebody is in progress; that all had been read stays true. */
function begin(db: Database, userId: string, pathwayId: string, when: SQL) {
  const { completedAt, status, updatedAt } = pathwayProgress
  const isUnread = sql`exists (select from ${pathwayMarks} join ${pathwayResources} on ${pathwayResources.id} = ${pathwayMarks.resourceId}
    where ${eq(pathwayMarks.userId, userId)} and ${eq(pathwayResources.pathwayId, pathwayId)} and ${pathwayMarks.status} = 'incomplete')`
  return db.execute(
    insertSelect(
      pathwayProgress,
      { userId, pathwayId, status: 'in progress', completedAt: sql`case when not ${isUnread} then now() end` },
      sql`where ${when} on conflict (${columnNames(pathwayProgress.userId, pathwayProgress.pathwayId)}) do update set
        ${columnNames(status)} = ${excluded(status)}, ${columnNames(updatedAt)} = now(),
        ${columnNames(completedAt)} = coalesce(${completedAt}, ${excluded(completedAt)})`,
    ),
  )
}
