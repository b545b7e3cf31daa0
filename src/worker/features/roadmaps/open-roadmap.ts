import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

type OpenStatus = 'opened' | 'inprogress' | 'complete'

/**
 * Notes that the owner opened a roadmap (2§4, C124). It never touches the status that stands for the certificate, and
 * 'complete' counts only with that; else it is 'inprogress' (G-LRN-02).
 * @throws DomainError not_found, forbidden for another's roadmap (G-LRN-07)
 */
export async function openRoadmap(ctx: UserContext, input: { id: string; status: OpenStatus }) {
  const id = asId(input.id, 'roadmap')
  const { rows } = await ctx.db.execute<{ user_id: string; open_status: OpenStatus | null }>(sql`
    with opened as (
      update roadmaps set last_opened_at = now(), open_status =
        case when ${input.status} = 'complete' and not exists (
          select from certificates c where c.roadmap_id = roadmaps.id and c.revoked_at is null
        ) then 'inprogress' else ${input.status} end
      where id = ${id}::uuid and user_id = ${ctx.actor.userId}::uuid and deleted_at is null
      returning open_status
    )
    select user_id, (select open_status from opened) as open_status
    from roadmaps where id = ${id}::uuid and deleted_at is null`)
  const row = rows[0]
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist.')
  if (!row.open_status) throw new DomainError('forbidden', 'Only its owner can change a roadmap.')
  return { status: row.open_status }
}
