import { inArray, sql } from 'drizzle-orm'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseProgress, sectionContent } from '#worker/db/schema/index.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { touchPhase } from '#worker/features/roadmaps/statements.ts'
import { populateSections } from './choose-content.ts'
import { readPhase, toProgress } from './queries.ts'
import { ownPhaseId, ownSectionIds, requireOwner, seenPhase } from './scope.ts'
import { openProgress } from './statements.ts'

/**
 * Replaces a phase's content, ticks included, by what fits other filters; questions, answers and completed sections stay
 * (2§4, 2§5).
 * @throws DomainError not_found for an unknown phase, forbidden for another's
 */
export async function customizeContent(
  ctx: UserContext,
  input: { phaseId: string; filters: ContentFilters },
): Promise<PhaseProgress> {
  const { db, actor } = ctx
  const phase = ownPhase(ctx, input.phaseId)
  const { seen, after } = await batch(db, {
    ...openProgress(db, phase),
    chosen: db
      .update(phaseProgress)
      .set({ ...input.filters, updatedAt: sql`now()` })
      .where(inArray(phaseProgress.phaseId, ownPhaseId(phase))),
    changed: touchPhase(db, phase),
    cleared: db.delete(sectionContent).where(inArray(sectionContent.sectionId, ownSectionIds(phase))),
    populated: populateSections(db, phase),
    after: readPhase(db, seenPhase(ctx, input)),
  })
  requireOwner(seen[0], actor.userId, 'phase')
  return toProgress(after, actor.userId)
}
