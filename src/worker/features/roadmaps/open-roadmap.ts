import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { asRoadmapId } from './policy.ts'

/**
 * Notes that the owner opened a roadmap (2§4, C124). It never touches the status that stands for the certificate (G-LRN-02).
 * @throws DomainError not_found for a roadmap that is not the caller's own
 */
export async function openRoadmap(
  ctx: UserContext,
  input: { id: string; status: 'opened' | 'inprogress' | 'complete' },
) {
  const [row] = await ctx.db
    .update(roadmaps)
    .set({ openStatus: input.status, lastOpenedAt: sql`now()` })
    .where(
      and(eq(roadmaps.id, asRoadmapId(input.id)), eq(roadmaps.userId, ctx.actor.userId), isNull(roadmaps.deletedAt)),
    )
    .returning({ id: roadmaps.id })
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist or is not yours.')
  return { status: input.status }
}
