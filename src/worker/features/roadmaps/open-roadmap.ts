import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OpenStatus } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { certificates, roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isOwn, own, visible } from './scope.ts'

type Status = z.infer<typeof OpenStatus>

/**
 * Notes that the owner opened a roadmap (2§4, C124). It never touches the status that stands for the certificate, and
 * 'complete' counts only with that; else it is 'inprogress' (G-LRN-02).
 * @throws DomainError not_found, forbidden for another's roadmap (G-LRN-07)
 */
export async function openRoadmap(ctx: UserContext, input: { id: string; status: Status }) {
  const roadmap = own(ctx, input.id)
  const valid = ctx.db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.roadmapId, roadmaps.id), isNull(certificates.revokedAt)))
  const openStatus =
    input.status === 'complete' ? sql`case when ${exists(valid)} then 'complete' else 'inprogress' end` : input.status
  const opened = ctx.db
    .$with('opened')
    .as(
      ctx.db
        .update(roadmaps)
        .set({ lastOpenedAt: sql`now()`, openStatus })
        .where(isOwn(roadmap))
        .returning({ id: roadmaps.id, status: roadmaps.openStatus }),
    )
  const [found] = await ctx.db
    .with(opened)
    .select({ status: opened.status })
    .from(roadmaps)
    .leftJoin(opened, eq(opened.id, roadmaps.id))
    .where(and(eq(roadmaps.id, roadmap.id), visible(roadmap.userId)))
  if (!found) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (!found.status) throw new DomainError('forbidden', 'Only its owner can change a roadmap.')
  return { status: found.status }
}
