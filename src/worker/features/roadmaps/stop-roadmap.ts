import { and, eq, sql } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { readBalance } from '#worker/features/credits/statements.ts'
import { closeAccount, released, STATE_AS_IT_IS } from './generation/statements.ts'
import { isOwn, own } from './scope.ts'
import { lockRoadmap } from './statements.ts'

/**
 * Stops the writing of the caller's roadmap, from whichever tab. What was written stands, is paid for and can be continued;
 * where nothing usable was, or not every week of an internship, it has failed and the credit comes back (G-LRN-09). The
 * writer notices that its lease is gone and writes no more.
 * @throws DomainError not_found, forbidden for another's, conflict when nobody is writing it any more
 */
export async function stopRoadmap(ctx: UserContext, input: { id: string }) {
  const { userId } = ctx.actor
  const roadmap = own(ctx, input.id)
  const { locked, stopped, returned, balances } = await batch(ctx.db, {
    locked: lockRoadmap(ctx.db, roadmap),
    stopped: ctx.db
      .update(roadmaps)
      .set({
        state: STATE_AS_IT_IS,
        errorText: sql`case ${STATE_AS_IT_IS} when 'failure' then
          case when ${roadmaps.internshipLanguage} is null then ${ROADMAP_TEXTS.stopped}
          else ${ROADMAP_TEXTS.stoppedInternship} end end`,
        stoppedAt: sql`now()`,
        ...released,
      })
      .where(and(isOwn(roadmap), eq(roadmaps.state, 'incomplete')))
      .returning({ state: roadmaps.state }),
    ...closeAccount(ctx.db, roadmap.id),
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
