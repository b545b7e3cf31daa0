import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CloneRoadmapOutput } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { visible } from './scope.ts'
import { newRoadmap, requireMade } from './statements.ts'

const mine = alias(roadmapPhases, 'mine')
const theirs = alias(roadmapPhases, 'theirs')

/**
 * Makes a copy of a roadmap that the caller may see their own, for one credit, in one transaction (C120, 2§4). Phases and
 * sections come along; progress, answers, certificate and what the owner said about themselves do not, nor do the words that
 * they asked with: the title is the copy's prompt (SEC-14, SEC-20).
 * @throws DomainError not_found for one that is not shared or not finished, no_credits, conflict for the key of a deleted copy
 */
export async function cloneRoadmap(
  ctx: UserContext,
  input: { id: string; requestKey?: string | undefined },
): Promise<CloneRoadmapOutput> {
  const { db } = ctx
  const { userId } = ctx.actor
  const source = asId(input.id, 'roadmap')
  const { values, isPaid, reserve, settle, findMade } = newRoadmap(db, userId, input.requestKey)
  const some = () => db.select({ id: roadmaps.id }).from(roadmaps)
  const isSource = and(eq(roadmaps.id, source), eq(roadmaps.state, 'success'), visible(userId))
  const { sources, made } = await batch(db, {
    // before the balance, as a removal does; nobody deletes or unshares it until the copy stands
    sources: some().where(isSource).for('share'),
    ...reserve(notExists(some().where(isSource))),
    copied: db.execute(
      insertSelect(
        roadmaps,
        {
          ...values,
          kind: sql`case ${roadmaps.kind} when 'ai' then 'ai' else 'normal' end`,
          promptedBy: sql`${roadmaps.promptedBy}`,
          prompt: sql`coalesce(${roadmaps.ownTitle}, ${roadmaps.title})`,
          title: sql`${roadmaps.title}`,
          ownTitle: sql`${roadmaps.ownTitle}`,
          state: 'success',
          author: sql`${roadmaps.author}`,
          isFallback: sql`${roadmaps.isFallback}`,
          clonedFromId: sql`${roadmaps.id}`,
        },
        sql`from ${roadmaps} where ${isSource} and ${isPaid}`,
      ),
    ),
    ...copyContents(db, { source, id: values.id }),
    settled: settle(),
    made: findMade(),
  })
  if (made.length === 0 && sources.length === 0) throw new DomainError('not_found', 'This roadmap does not exist.')
  return requireMade(made)
}

/** Statements: phases and sections of one roadmap, written anew for its copy, if the batch made it. */
const copyContents = (db: Database, { source, id }: { source: string; id: string }) => ({
  phases: db.execute(
    insertSelect(
      roadmapPhases,
      {
        roadmapId: sql`${roadmaps.id}`,
        position: sql`${roadmapPhases.position}`,
        title: sql`${roadmapPhases.title}`,
        overview: sql`${roadmapPhases.overview}`,
        tags: sql`${roadmapPhases.tags}`,
      },
      sql`
        from ${roadmaps} join ${roadmapPhases} on ${roadmapPhases.roadmapId} = ${roadmaps.clonedFromId}
        where ${eq(roadmaps.id, id)}`,
    ),
  ),
  sections: db.execute(
    insertSelect(
      phaseSections,
      {
        phaseId: sql`${mine.id}`,
        position: sql`${phaseSections.position}`,
        title: sql`${phaseSections.title}`,
        description: sql`${phaseSections.description}`,
        aim: sql`${phaseSections.aim}`,
        category: sql`${phaseSections.category}`,
        objectives: sql`${phaseSections.objectives}`,
        topics: sql`${phaseSections.topics}`,
        librarySectionId: sql`${phaseSections.librarySectionId}`,
      },
      sql`
        from ${roadmapPhases} ${mine}
        join ${roadmapPhases} ${theirs} on ${eq(theirs.roadmapId, source)} and ${theirs.position} = ${mine.position}
        join ${phaseSections} on ${phaseSections.phaseId} = ${theirs.id}
        where ${eq(mine.roadmapId, id)}`,
    ),
  ),
})
