import type { PhaseProgress } from '#shared/progress/schemas.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { ownPhase } from '#worker/features/roadmaps/scope.ts'
import { readPhase, toProgress } from './queries.ts'
import { requireOwner, seenPhase } from './scope.ts'
import { openProgress, replaceContent } from './statements.ts'

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
    ...replaceContent(db, phase, input.filters),
    after: readPhase(db, seenPhase(ctx, input)),
  })
  requireOwner(seen[0], actor.userId, 'phase')
  return toProgress(after, actor.userId)
}
