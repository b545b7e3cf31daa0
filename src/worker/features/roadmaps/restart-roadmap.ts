import { and, eq, exists, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { MAX_RESTARTS } from '#shared/roadmaps/rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isReserved, reserve } from '#worker/features/credits/statements.ts'
import { begun } from './generation/lease.ts'
import { startGeneration } from './generation/start-generation.ts'
import { isOwn, type OwnRoadmap, own, visible } from './scope.ts'

type Found = Pick<typeof roadmaps.$inferSelect, 'id' | 'userId' | 'state' | 'restartCount'>

const query = new QueryBuilder()

const dive = alias(roadmaps, 'dive')

/** A deep dive whose section has another one that did not fail. */
const hasNewer = () =>
  exists(
    query
      .select({ id: dive.id })
      .from(dive)
      .where(
        and(
          eq(dive.parentSectionId, roadmaps.parentSectionId),
          isNull(dive.deletedAt),
          ne(dive.state, 'failure'),
          ne(dive.id, roadmaps.id),
        ),
      ),
  )

const isRestartable = (roadmap: OwnRoadmap) =>
  and(isOwn(roadmap), eq(roadmaps.state, 'failure'), lt(roadmaps.restartCount, MAX_RESTARTS), not(hasNewer()))

/**
 * Has a failed roadmap written again, at most twice (I005, 2§4, G-LRN-15). Its failure returned the credit, so the restart
 * reserves one again; a deep dive costs nothing, and gives way to a newer one of its section.
 * @throws DomainError not_found, forbidden for another's, conflict unless it failed and may be restarted, no_credits
 */
export async function restartRoadmap(ctx: UserContext, input: { id: string }) {
  const { userId } = ctx.actor
  const roadmap = own(ctx, input.id)
  const { id } = roadmap
  const restartable = isRestartable(roadmap)
  const paid = and(restartable, ne(roadmaps.kind, 'deep_dive'))
  const mustPay = exists(ctx.db.select({ id: roadmaps.id }).from(roadmaps).where(paid))
  const parentId = ctx.db.select({ id: dive.parentRoadmapId }).from(dive).where(eq(dive.id, id))
  const subject = { kind: 'roadmap', id } as const
  const { found, restarted, newer } = await batch(ctx.db, {
    // a deep dive's parent first: new deep dives wait for it, and a removal takes it first as well
    found: ctx.db
      .select({
        id: roadmaps.id,
        userId: roadmaps.userId,
        state: roadmaps.state,
        restartCount: roadmaps.restartCount,
      })
      .from(roadmaps)
      .where(and(visible(userId), or(eq(roadmaps.id, id), eq(roadmaps.id, parentId))))
      .orderBy(sql`${roadmaps.parentRoadmapId} nulls first`)
      .for('update'),
    ...reserve(ctx.db, { userId, subject, unless: not(mustPay) }),
    restarted: ctx.db
      .update(roadmaps)
      .set({ ...begun(ctx), restartCount: sql`${roadmaps.restartCount} + 1` })
      .where(and(restartable, or(eq(roadmaps.kind, 'deep_dive'), isReserved(subject))))
      .returning({ restartCount: roadmaps.restartCount }),
    newer: ctx.db
      .select({ id: roadmaps.id })
      .from(roadmaps)
      .where(and(eq(roadmaps.id, id), hasNewer())),
  })
  const restartCount = restarted[0]?.restartCount
  if (restartCount === undefined)
    throw refusal(
      found.find((row) => row.id === id),
      userId,
      newer.length > 0,
    )
  await startGeneration(ctx, id)
  return { id, restartCount }
}

function refusal(found: Found | undefined, userId: string, hasNewer: boolean): DomainError {
  if (!found) return new DomainError('not_found', 'This roadmap does not exist.')
  if (found.userId !== userId) return new DomainError('forbidden', 'Only its owner can restart a roadmap.')
  if (found.state !== 'failure') return new DomainError('conflict', 'Only a roadmap that failed can be restarted.')
  if (found.restartCount >= MAX_RESTARTS) return new DomainError('conflict', ROADMAP_TEXTS.restartFailed)
  if (hasNewer) return new DomainError('conflict', 'This section has a newer deep dive already.')
  return new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
}
