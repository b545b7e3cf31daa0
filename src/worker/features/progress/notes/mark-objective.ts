import { and, sql } from 'drizzle-orm'
import type { MarkObjectiveInput, SectionProgress } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, sectionProgress } from '#worker/db/schema/index.ts'
import { columnNames } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { type OwnSection, ownSection } from '#worker/features/roadmaps/scope.ts'
import { isOwnSection, requireOwner } from '../scope.ts'
import { readSectionOwner } from './queries.ts'

/**
 * Ticks an objective of the caller's section off, or takes the tick back. It is for the learner alone: nothing is completed
 * or earned by it. Twice the same is once.
 * @throws DomainError not_found, also for what the section does not teach; forbidden for another's
 */
export async function markObjective(
  ctx: UserContext,
  input: MarkObjectiveInput,
): Promise<Pick<SectionProgress, 'tickedObjectives'>> {
  const { db, actor } = ctx
  const section = ownSection(ctx, input.sectionId)
  const { seen, marked } = await batch(db, {
    seen: readSectionOwner(db, section.id, actor.userId),
    marked: mark(db, section, input),
  })
  requireOwner(seen[0], actor.userId, 'section')
  const [row] = marked.rows
  if (!row) throw new DomainError('not_found', 'This objective is no longer one of this section.')
  return row
}

/** A row that is made here says nothing of when content was looked for. */
function mark(db: Database, section: OwnSection, { objective, isTicked }: MarkObjectiveInput) {
  const { sectionId, tickedObjectives, updatedAt } = sectionProgress
  const teaches = and(isOwnSection(section), sql`${objective} = any(${phaseSections.objectives})`)
  const without = sql`array_remove(${tickedObjectives}, ${objective}::text)`
  return db.execute<Pick<SectionProgress, 'tickedObjectives'>>(sql`
    insert into ${sectionProgress} (${columnNames(sectionId, tickedObjectives, updatedAt)})
    select ${phaseSections.id}, case when ${isTicked} then array[${objective}::text] else '{}' end, to_timestamp(0)
    from ${phaseSections} where ${teaches}
    on conflict (${columnNames(sectionId)}) do update set
      ${columnNames(tickedObjectives)} = case when ${isTicked} then array_append(${without}, ${objective}::text) else ${without} end
    returning ${tickedObjectives} as "tickedObjectives"`)
}
