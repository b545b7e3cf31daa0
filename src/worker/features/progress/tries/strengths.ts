import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RoadmapStrengths } from '#shared/progress/mastery-schemas.ts'
import { TESTED_OUT } from '#shared/progress/rules.ts'
import { firstTries, type ItemTry, isPassed, strengthOf } from '#shared/progress/strength.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  libraryQuizItems,
  librarySections,
  phaseSections,
  roadmapPhases,
  roadmaps,
  sectionTries,
} from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwn, type OwnRoadmap, own } from '#worker/features/roadmaps/scope.ts'
import { idsOf, itemsOf } from './standings.ts'

/**
 * How well the caller knows what each section of their roadmap asks, in one round trip.
 * @throws DomainError not_found for what is not their own
 */
export async function getStrengths(ctx: UserContext, input: { roadmapId: string }): Promise<RoadmapStrengths> {
  const rows = await batch(ctx.db, readStrengths(ctx.db, own(ctx, input.roadmapId)))
  if (rows.sections.length === 0) throw new DomainError('not_found', 'This roadmap does not exist.')
  return toStrengths(rows)
}

/** Statements: a roadmap's sections, the items that they are about, and its owner's tries at those wherever they were asked. */
export const readStrengths = (db: Database, roadmap: OwnRoadmap) => ({
  sections: db
    .select({ id: phaseSections.id, completedBy: phaseSections.completedBy })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(isOwn(roadmap))
    .orderBy(asc(roadmapPhases.position), asc(phaseSections.position)),
  items: db
    .select({
      sectionId: sql<string>`of."sectionId"`,
      itemId: libraryQuizItems.id,
      objective: sql<string>`${librarySections.objectives}[${libraryQuizItems.objective}]`,
    })
    .from(sql`${itemsOf(isOwn(roadmap))} of`)
    .innerJoin(libraryQuizItems, eq(libraryQuizItems.id, sql`of."itemId"`))
    .innerJoin(librarySections, eq(librarySections.id, libraryQuizItems.sectionId))
    .orderBy(asc(libraryQuizItems.sectionId), asc(libraryQuizItems.objective), asc(libraryQuizItems.position)),
  tries: db
    .select({
      itemId: sql<string>`${sectionTries.itemId}`,
      isRight: sectionTries.isRight,
      createdAt: sectionTries.createdAt,
    })
    .from(sectionTries)
    .where(and(eq(sectionTries.userId, roadmap.userId), inArray(sectionTries.itemId, idsOf(isOwn(roadmap))))),
})

interface Rows {
  sections: { id: string; completedBy: string | null }[]
  items: { sectionId: string; itemId: string; objective: string }[]
  tries: ItemTry[]
}

export function toStrengths({ sections, items, tries }: Rows): RoadmapStrengths {
  const ofSections = sections.map(({ id, completedBy }) => {
    const own = items.filter(({ sectionId }) => sectionId === id)
    const objectives = [...Map.groupBy(own, ({ objective }) => objective)].map(([objective, asking]) => {
      const ids = new Set(asking.map(({ itemId }) => itemId))
      const tried = tries.filter(({ itemId }) => ids.has(itemId))
      return { objective, strength: strengthOf(tried), tries: firstTries(tried).length, isPassed: isPassed(tried) }
    })
    const isMastered = completedBy !== null && objectives.length > 0 && objectives.every((each) => each.isPassed)
    return { sectionId: id, isTestedOut: completedBy === TESTED_OUT, objectives, isMastered }
  })
  return {
    sections: ofSections.map(({ isMastered: _, ...section }) => section),
    isMastered: ofSections.every((section) => section.isMastered),
  }
}
