import { and, eq } from 'drizzle-orm'
import type { RoadmapState } from '#shared/roadmaps/schemas.ts'
import type { ContinueRoadmapOutput } from '#shared/roadmaps/writing.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { begun } from './generation/lease.ts'
import { startGeneration } from './generation/start-generation.ts'
import { isOwn, own } from './scope.ts'
import { lockRoadmap } from './statements.ts'

/** Why there is nothing to continue. */
const REFUSALS: Record<RoadmapState, string> = {
  incomplete: 'This roadmap is being written already.',
  // somebody else stopped it again in this very moment
  stopped: 'This roadmap was changed meanwhile. Please look again.',
  success: 'This roadmap is written to its end.',
  failure: 'A roadmap that failed can only be restarted.',
}

/**
 * Has the rest of the caller's roadmap written after it was stopped or broke off, by the same plan. It costs nothing: what
 * was kept is paid for. From two tabs at once it begins once.
 * @throws DomainError not_found, forbidden for another's, conflict unless it was stopped
 */
export async function continueRoadmap(ctx: UserContext, input: { id: string }): Promise<ContinueRoadmapOutput> {
  const { userId } = ctx.actor
  const roadmap = own(ctx, input.id)
  const { id } = roadmap
  const { locked, continued } = await batch(ctx.db, {
    locked: lockRoadmap(ctx.db, roadmap),
    continued: ctx.db
      .update(roadmaps)
      .set(begun(ctx))
      .where(and(isOwn(roadmap), eq(roadmaps.state, 'stopped')))
      .returning({ id: roadmaps.id }),
  })
  const [found] = locked
  if (!found) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (found.ownerId !== userId) throw new DomainError('forbidden', 'Only its owner can have a roadmap continued.')
  if (continued.length === 0) throw new DomainError('conflict', REFUSALS[found.state])
  await startGeneration(ctx, id)
  return { id }
}
