import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { nextDay } from '#shared/progress/days.ts'
import { type Context, viewerOf } from '#worker/context.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import {
  isNamed,
  isOwnPhase,
  type OwnPhase,
  type OwnSection,
  phaseOf,
  visible,
} from '#worker/features/roadmaps/scope.ts'

/**
 * Who sees how far somebody is, and who learns: only the owner of a roadmap (2§7.1, SEC-20). The subselects name no table
 * outside themselves, so that they fit the builder, `db.query` and SQL.
 */

const query = new QueryBuilder()

/** A phase as somebody asks for it; a visitor is null. */
export interface SeenPhase {
  id: Slot<string>
  viewerId: Slot<string | null>
  /** Where the caller says that it belongs. */
  roadmapId: Slot<string | null>
}

/** @throws DomainError not_found for ids that nothing can have */
export const seenPhase = (ctx: Context, input: { phaseId: string; roadmapId?: string | undefined }) => ({
  id: asId(input.phaseId, 'phase'),
  viewerId: viewerOf(ctx),
  roadmapId: input.roadmapId === undefined ? null : asId(input.roadmapId, 'roadmap'),
})

/** The phase if its viewer may see it: their own, or of a shared roadmap. */
export const isSeen = ({ id, viewerId, roadmapId }: SeenPhase) => {
  const seen = query
    .select({ id: roadmaps.id })
    .from(roadmaps)
    .where(and(visible(viewerId), isNamed(roadmapId)))
  return and(eq(roadmapPhases.id, id), inArray(roadmapPhases.roadmapId, seen))
}

/** The section with this id, if the viewer may see it. */
export function isSeenSection(sectionId: string, viewerId: string) {
  const seen = query
    .select({ id: roadmapPhases.id })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(visible(viewerId))
  return and(eq(phaseSections.id, sectionId), inArray(phaseSections.phaseId, seen))
}

/** The section, if it is the person's own. */
export const isOwnSection = (section: OwnSection) =>
  and(eq(phaseSections.id, section.id), inArray(phaseSections.phaseId, ownPhaseId(phaseOf(section))))

/**
 * Which of several like sections a caller means who names none: one that is still to complete, in the newest roadmap. Asking
 * and judging agree on it, so that a question's words lead to the section that it was asked for.
 */
export const openAndNewestFirst = [
  isNotNull(phaseSections.completedAt),
  desc(roadmaps.createdAt),
  desc(phaseSections.id),
]

/** Subselect: the id of a phase that must be its person's own. */
export const ownPhaseId = (phase: OwnPhase) =>
  query.select({ id: roadmapPhases.id }).from(roadmapPhases).where(isOwnPhase(phase))

/** Subselect: the ids of its sections. */
export const ownSectionIds = (phase: OwnPhase) =>
  query
    .select({ id: phaseSections.id })
    .from(phaseSections)
    .where(inArray(phaseSections.phaseId, ownPhaseId(phase)))

/**
 * What the caller may see must be their own, too.
 * @throws DomainError not_found for what they may not even see, forbidden for another's
 */
export function requireOwner<R extends { ownerId: string }>(
  seen: R | undefined,
  userId: string,
  noun: 'phase' | 'section' | 'question',
): R {
  if (!seen) throw new DomainError('not_found', `This ${noun} does not exist.`)
  if (seen.ownerId !== userId) throw new DomainError('forbidden', 'Only its owner can learn on a roadmap.')
  return seen
}

/** @throws DomainError conflict for a question that rests: neither graded nor kept, it tells nothing */
export function requireAwake(isResting: boolean): void {
  if (!isResting) return
  const day = nextDay(new Date().toISOString()).slice(0, 10)
  throw new DomainError(
    'conflict',
    `This question rests for today. An answer to it counts again from ${day}, 00:00 UTC.`,
  )
}
