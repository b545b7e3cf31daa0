import { and, eq, sql } from 'drizzle-orm'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { giveBack, payDebts, readBalance, settle } from '#worker/features/credits/statements.ts'
import { endedNow } from './generation/lease.ts'
import { isOwn, own } from './scope.ts'
import { lockRoadmap } from './statements.ts'

/**
 * Stops the writing of the caller's roadmap, from whichever tab. What was written stands and is paid for; where nothing
 * usable was, or not every week of an internship, it has failed and the credit comes back (G-LRN-09). The writer notices that its lease is gone and writes no more.
 * @throws DomainError not_found, forbidden for another's, conflict when nobody is writing it any more
 */
export async function stopRoadmap(ctx: UserContext, input: { id: string }) {
  const { userId } = ctx.actor
  const roadmap = own(ctx, input.id)
  const { id } = roadmap
  // 2§9: an internship without all of its weeks is none
  const written = ctx.db.$count(roadmapPhases, eq(roadmapPhases.roadmapId, roadmaps.id))
  const isInternship = sql`${roadmaps.internshipLanguage} is not null`
  const isUsable = sql`${written} >= case when ${isInternship} then ${MAX_PHASES}::int else 1 end`
  const subject = { kind: 'roadmap', id } as const
  const { locked, stopped, returned, balances } = await batch(ctx.db, {
    locked: lockRoadmap(ctx.db, roadmap),
    stopped: ctx.db
      .update(roadmaps)
      .set({
        state: sql`case when ${isUsable} then 'success' else 'failure' end`,
        errorText: sql`case when ${isUsable} then null when ${isInternship} then ${ROADMAP_TEXTS.stoppedInternship}
          else ${ROADMAP_TEXTS.stopped} end`,
        stoppedAt: sql`now()`,
        leaseOwner: null,
        leaseUntil: null,
        updatedAt: sql`now()`,
      })
      .where(and(isOwn(roadmap), eq(roadmaps.state, 'incomplete')))
      .returning({ state: roadmaps.state }),
    settled: settle(ctx.db, subject, endedNow(id, 'success')),
    returned: giveBack(ctx.db, subject, 'return', endedNow(id, 'failure')),
    debtsPaid: payDebts(ctx.db, subject),
    balances: readBalance(ctx.db, userId),
  })
  const owner = locked[0]?.ownerId
  if (!owner) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (owner !== userId) throw new DomainError('forbidden', 'Only its owner can stop a roadmap.')
  const state = stopped[0]?.state
  if (!state) throw new DomainError('conflict', 'This roadmap is not being written any more.')
  return {
    state,
    isCreditReturned: returned.rows.length > 0,
    credits: balances[0]?.balance ?? 0,
  }
}
