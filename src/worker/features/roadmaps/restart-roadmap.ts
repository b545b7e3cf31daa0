import { sql } from 'drizzle-orm'
import { MAX_RESTARTS } from '#shared/roadmaps/rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isReserved, reserve } from '#worker/features/credits/statements.ts'
import { leaseEnd } from './generation/lease.ts'
import { startGeneration } from './generation/start-generation.ts'

type Found = { id: string; user_id: string; state: string; restart_count: number }

/**
 * Has a failed roadmap written again, at most twice (I005, 2§4, G-LRN-15). Its failure returned the credit, so the restart
 * reserves one again; a deep dive costs nothing, and gives way to a newer one of its section.
 * @throws DomainError not_found, forbidden for another's, conflict unless it failed and may be restarted, no_credits
 */
export async function restartRoadmap(ctx: UserContext, input: { id: string }) {
  const { userId } = ctx.actor
  const id = asId(input.id, 'roadmap')
  const hasNewer = sql`exists (
    select from roadmaps d where d.parent_section_id = roadmaps.parent_section_id and d.deleted_at is null and d.state <> 'failure'
      and d.id <> roadmaps.id
  )`
  const restartable = sql`id = ${id}::uuid and user_id = ${userId}::uuid and deleted_at is null and state = 'failure'
    and restart_count < ${MAX_RESTARTS} and not ${hasNewer}`
  const mustPay = sql`exists (select from roadmaps where ${restartable} and kind <> 'deep_dive')`
  const subject = { kind: 'roadmap', id } as const
  const { found, restarted, newer } = await batch(ctx.db, {
    // a deep dive's parent first: new deep dives wait for it, and a removal takes it first as well
    found: ctx.db.execute<Found>(sql`
      select id, user_id, state, restart_count from roadmaps
      where deleted_at is null
        and (id = ${id}::uuid or id = (select parent_roadmap_id from roadmaps where id = ${id}::uuid))
      order by parent_roadmap_id nulls first for update`),
    ...reserve(ctx.db, { userId, subject, unless: sql`not ${mustPay}` }),
    restarted: ctx.db.execute<{ restart_count: number }>(sql`
      update roadmaps set state = 'incomplete', restart_count = restart_count + 1, error_text = null, stopped_at = null,
        lease_owner = null, lease_until = ${leaseEnd(ctx)}, lease_count = 0, updated_at = now()
      where ${restartable} and (kind = 'deep_dive' or ${isReserved(subject)})
      returning restart_count`),
    newer: ctx.db.execute(sql`select from roadmaps where id = ${id}::uuid and ${hasNewer}`),
  })
  const restartCount = restarted.rows[0]?.restart_count
  if (restartCount === undefined)
    throw refusal(
      found.rows.find((row) => row.id === id.toLowerCase()),
      userId,
      newer.rows.length > 0,
    )
  await startGeneration(ctx, id, `restart-${restartCount}`)
  return { id, restartCount }
}

function refusal(found: Found | undefined, userId: string, hasNewer: boolean): DomainError {
  if (!found) return new DomainError('not_found', 'This roadmap does not exist.')
  if (found.user_id !== userId) return new DomainError('forbidden', 'Only its owner can restart a roadmap.')
  if (found.state !== 'failure') return new DomainError('conflict', 'Only a roadmap that failed can be restarted.')
  if (found.restart_count >= MAX_RESTARTS) return new DomainError('conflict', ROADMAP_TEXTS.restartFailed)
  if (hasNewer) return new DomainError('conflict', 'This section has a newer deep dive already.')
  return new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
}
