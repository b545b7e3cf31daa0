import { type SQL, sql } from 'drizzle-orm'
import type { Context, UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** The caller's id; null for a visitor. */
export const callerOf = (ctx: Context): string | null => (ctx.actor.kind === 'user' ? ctx.actor.userId : null)

/** A phase as somebody asks for it, by ids that were looked at already. */
export interface AskedPhase {
  /** An id, or a subselect that finds it. */
  phaseId: string | SQL
  /** Null for a visitor. */
  userId: string | null
  /** Where the caller says that it belongs. */
  roadmapId?: string | undefined
}

/** @throws DomainError not_found for ids that nothing can have */
export function askedPhase(ctx: UserContext, input: { pathwayId: string; roadmapId?: string | undefined }) {
  const roadmapId = input.roadmapId === undefined ? undefined : asId(input.roadmapId, 'roadmap')
  return { phaseId: asId(input.pathwayId, 'phase'), userId: ctx.actor.userId, roadmapId }
}

/** The phase if that person may see it, with whether it is their own: as a subselect (G-LRN-06, SEC-20). */
export const visiblePhase = ({ phaseId, userId, roadmapId }: AskedPhase): SQL => sql`
  select p.id, p.title, p.position, p.roadmap_id, p.version, p.started_at, r.user_id, coalesce(r.user_id = ${userId}::uuid, false) as is_owner
  from roadmap_phases p
  join roadmaps r on r.id = p.roadmap_id
  join users u on u.id = r.user_id
  where p.id = ${phaseId}::uuid and ${roadmapId === undefined ? sql`true` : sql`r.id = ${roadmapId}::uuid`}
    and r.deleted_at is null and u.deleted_at is null and (r.is_link_shared or r.user_id = ${userId}::uuid)`

/** @throws DomainError not_found for what the caller may not even see, forbidden for another's */
export function requireOwner<R extends { is_owner: boolean }>(
  row: R | undefined,
  noun: 'phase' | 'section' | 'question',
): R {
  if (!row) throw new DomainError('not_found', `This ${noun} does not exist.`)
  if (!row.is_owner) throw new DomainError('forbidden', 'Only its owner can learn on a roadmap.')
  return row
}
