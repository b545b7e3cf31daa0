import { and, eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isOf, isOwn, own } from './scope.ts'

/**
 * Says who may see the caller's roadmap (G-LRN-06): by its link, which is the default and holds for its deep dives too,
 * and in the list, which is not. What is not shared by its link is not listed either.
 * @throws DomainError not_found for a roadmap that is not the caller's own
 */
export async function shareRoadmap(
  ctx: UserContext,
  input: { id: string; isLinkShared?: boolean | undefined; isListed?: boolean | undefined },
) {
  const roadmap = own(ctx, input.id)
  const { isLinkShared, isListed } = input
  const willBeShared = sql`coalesce(${isLinkShared ?? null}::boolean, ${roadmaps.isLinkShared})`
  const wanted = sql`coalesce(${isListed ?? null}::boolean, ${roadmaps.isListed})`
  const isOwnDive = and(eq(roadmaps.parentRoadmapId, roadmap.id), isOf(roadmap.userId))
  const { shared } = await batch(ctx.db, {
    // a deep dive that is just being made takes its parent's sharing along, before this or after it
    locked: ctx.db.select({ id: roadmaps.id }).from(roadmaps).where(isOwn(roadmap)).for('no key update'),
    divesShared: isLinkShared === undefined ? null : ctx.db.update(roadmaps).set({ isLinkShared }).where(isOwnDive),
    shared: ctx.db
      .update(roadmaps)
      .set({ isLinkShared: willBeShared, isListed: sql`${wanted} and ${willBeShared}` })
      .where(isOwn(roadmap))
      .returning({ isLinkShared: roadmaps.isLinkShared, isListed: roadmaps.isListed }),
  })
  const sharing = shared[0]
  if (!sharing) throw new DomainError('not_found', 'This roadmap does not exist or is not yours.')
  return sharing
}
