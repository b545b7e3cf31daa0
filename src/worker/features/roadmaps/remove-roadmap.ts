import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import { REFUND_WINDOW_HOURS } from '#shared/credits/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { giveBack, payDebts, readBalance } from '#worker/features/credits/statements.ts'
import { isOf, own } from './scope.ts'
import { lockRoadmap } from './statements.ts'

/**
 * Deletes the caller's roadmap and its deep dives (C125). Its credit comes back if it was never finished, or if it is younger than two
 * hours, nothing of it was used (no section completed, no deep dive written) and the caller did not say otherwise; the
 * database's clock and unique keys decide (2§4, G-LRN-09).
 * @throws DomainError forbidden for another's roadmap, not_found for an unknown or deleted one
 */
export async function removeRoadmap(ctx: UserContext, input: { id: string; returnCredit: boolean }) {
  const { userId } = ctx.actor
  const roadmap = own(ctx, input.id)
  const { id } = roadmap
  const isTheirs = and(eq(roadmaps.id, id), eq(roadmaps.userId, userId))
  const isYoung = gt(roadmaps.createdAt, sql`now() - make_interval(hours => ${REFUND_WINDOW_HOURS}::int)`)
  // `now()` is the transaction's own instant
  const isDeletedNow = and(isTheirs, eq(roadmaps.deletedAt, sql`now()`))
  const some = () => ctx.db.select({ id: roadmaps.id }).from(roadmaps)
  const deletedNow = exists(some().where(isDeletedNow))
  const refundable = exists(some().where(and(isDeletedNow, isYoung, isNull(roadmaps.usedAt))))
  const subject = { kind: 'roadmap', id } as const
  const { locked, returned, refunded, balances } = await batch(ctx.db, {
    locked: lockRoadmap(ctx.db, roadmap),
    removed: ctx.db
      .update(roadmaps)
      .set({ deletedAt: sql`now()`, leaseOwner: null, leaseUntil: null })
      .where(and(or(eq(roadmaps.id, id), eq(roadmaps.parentRoadmapId, id)), isOf(userId))),
    returned: giveBack(ctx.db, subject, 'return', deletedNow),
    refunded: giveBack(ctx.db, subject, 'refund', sql`${refundable} and ${input.returnCredit}::boolean`),
    debtsPaid: payDebts(ctx.db, subject),
    balances: readBalance(ctx.db, userId),
  })
  const owner = locked[0]?.ownerId
  if (!owner) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (owner !== userId) throw new DomainError('forbidden', 'Only its owner can delete a roadmap.')
  return {
    isCreditReturned: returned.rows.length + refunded.rows.length > 0,
    credits: balances[0]?.balance ?? 0,
  }
}
