import { sql } from 'drizzle-orm'
import { MAX_RESTARTS } from '#shared/roadmap-rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { isReserved, reserveCredit } from '#worker/features/credits/reserve-credit.ts'
import { startWriting } from './build-roadmap.ts'
import { leaseEnd } from './lease.ts'
import { asRoadmapId } from './policy.ts'

type Found = { user_id: string; state: string; restart_count: number }

/**
 * Has a failed roadmap written again, at most twice (I005, 2§4, G-LRN-15). Its failure returned the credit, so the restart
 * reserves one again; a deep dive costs nothing.
 * @throws DomainError not_found, forbidden for another's, conflict unless it failed and may be restarted, no_credits
 */
export async function restartRoadmap(ctx: UserContext, input: { id: string }) {
  const { userId } = ctx.actor
  const id = asRoadmapId(input.id)
  const restartable = sql`id = ${id}::uuid and user_id = ${userId}::uuid and deleted_at is null and state = 'failure'
    and restart_count < ${MAX_RESTARTS}`
  const mustPay = sql`exists (select from roadmaps where ${restartable} and roadmap_type <> 'godeeper')`
  const [found, , , restarted] = await ctx.db.batch([
    ctx.db.execute<Found>(sql`
      select user_id, state, restart_count from roadmaps where id = ${id}::uuid and deleted_at is null`),
    ...reserveCredit(ctx.db, { userId, roadmapId: id, unless: sql`not ${mustPay}` }),
    ctx.db.execute<{ restart_count: number }>(sql`
      update roadmaps set state = 'incomplete', restart_count = restart_count + 1, error_text = null, stopped_at = null,
        lease_owner = null, lease_until = ${leaseEnd(ctx)}, lease_count = 0, updated_at = now()
      where ${restartable} and (roadmap_type = 'godeeper' or ${isReserved(id)})
      returning restart_count`),
  ])
  const restartCount = restarted.rows[0]?.restart_count
  if (restartCount === undefined) throw refusal(found.rows[0], userId)
  await startWriting(ctx, id, `restart-${restartCount}`)
  return {
    message: 'Your roadmap is being written again.',
    status: 'success' as const,
    roadmapId: id,
    restartCount,
  }
}

function refusal(found: Found | undefined, userId: string): DomainError {
  if (!found) return new DomainError('not_found', 'This roadmap does not exist.')
  if (found.user_id !== userId) return new DomainError('forbidden', 'Only its owner can restart a roadmap.')
  if (found.state !== 'failure') return new DomainError('conflict', 'Only a roadmap that failed can be restarted.')
  if (found.restart_count >= MAX_RESTARTS) return new DomainError('conflict', ROADMAP_TEXTS.restartFailed)
  return new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
}
