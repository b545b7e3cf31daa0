import { sql } from 'drizzle-orm'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import type { RoadmapState } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
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
  const isUsable = sql`(select count(*) from roadmap_phases where roadmap_id = roadmaps.id)
    >= case when internship_language is null then 1 else ${MAX_PHASES}::int end`
  const subject = { kind: 'roadmap', id } as const
  const { locked, stopped, returned, balances } = await batch(ctx.db, {
    locked: lockRoadmap(ctx.db, roadmap),
    stopped: ctx.db.execute<{ state: RoadmapState }>(sql`
      update roadmaps set state = case when ${isUsable} then 'success' else 'failure' end,
        error_text = case when ${isUsable} then null when internship_language is null then ${ROADMAP_TEXTS.stopped}
          else ${ROADMAP_TEXTS.stoppedInternship} end,
        stopped_at = now(), lease_owner = null, lease_until = null, updated_at = now()
      where ${isOwn(roadmap)} and state = 'incomplete'
      returning state`),
    settled: settle(ctx.db, subject, endedNow(id, 'success')),
    returned: giveBack(ctx.db, subject, 'return', endedNow(id, 'failure')),
    debtsPaid: payDebts(ctx.db, subject),
    balances: readBalance(ctx.db, userId),
  })
  const owner = locked[0]?.ownerId
  if (!owner) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (owner !== userId) throw new DomainError('forbidden', 'Only its owner can stop a roadmap.')
  const state = stopped.rows[0]?.state
  if (!state) throw new DomainError('conflict', 'This roadmap is not being written any more.')
  return {
    state,
    isCreditReturned: returned.rows.length > 0,
    credits: balances[0]?.balance ?? 0,
  }
}
