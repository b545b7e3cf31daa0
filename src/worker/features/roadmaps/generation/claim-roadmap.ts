import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Context } from '#worker/context.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { type Claim, isUnfinished, isWrittenBy, newOwner, type ParentSection, renewed } from './lease.ts'

const query = new QueryBuilder()
const parent = alias(roadmaps, 'parent')

/**
 * Takes the lease on an unfinished roadmap that nobody is writing.
 * @param writer a workflow instance or a stream; its next try takes over from its last
 * @returns null when the roadmap is finished, deleted or in another's hands
 */
export async function claimRoadmap(ctx: Context, roadmapId: string, writer: string): Promise<Claim | null> {
  const owner = newOwner(writer)
  const isFree = or(isNull(roadmaps.leaseOwner), isWrittenBy(writer), lt(roadmaps.leaseUntil, sql`now()`))
  const [claimed] = await ctx.db
    .update(roadmaps)
    .set({ leaseOwner: owner, ...renewed(ctx) })
    .where(and(isUnfinished(roadmapId), isFree))
    .returning({
      prompt: roadmaps.prompt,
      about: roadmaps.aboutLearner,
      changes: roadmaps.changes,
      plan: roadmaps.plan,
      outline: roadmaps.outline,
      writtenTitles: sql<string[]>`array${WRITTEN_TITLES}`,
      internshipLanguage: roadmaps.internshipLanguage,
      parentSection: sql<ParentSection | null>`${PARENT_SECTION}`,
    })
  return claimed ? { roadmapId, owner, ...claimed } : null
}

/** The titles of `roadmaps`' phases, in their order. */
const WRITTEN_TITLES = query
  .select({ title: roadmapPhases.title })
  .from(roadmapPhases)
  .where(eq(roadmapPhases.roadmapId, roadmaps.id))
  .orderBy(asc(roadmapPhases.position))

const sibling = alias(phaseSections, 'sibling')

/** What the roadmap of that section has of the library. */
const PRESENT = query
  .select({ id: sibling.librarySectionId })
  .from(sibling)
  .innerJoin(roadmapPhases, eq(roadmapPhases.id, sibling.phaseId))
  .where(and(eq(roadmapPhases.roadmapId, parent.id), isNotNull(sibling.librarySectionId)))

/** The section that `roadmaps` goes deeper into. */
const PARENT_SECTION = query
  .select({
    section: sql`json_build_object('libraryId', ${phaseSections.librarySectionId}, 'presentIds', array${PRESENT}, 'prompt', ${parent.prompt}, 'title', ${phaseSections.title},
      'description', ${phaseSections.description}, 'objectives', ${phaseSections.objectives})`,
  })
  .from(phaseSections)
  .innerJoin(parent, eq(parent.id, roadmaps.parentRoadmapId))
  .where(eq(phaseSections.id, roadmaps.parentSectionId))
