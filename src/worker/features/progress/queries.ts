import { type SQL, sql } from 'drizzle-orm'
import type { PhaseStatus, RecentPhase } from '#shared/progress/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { asId, isoInstant } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { phaseStatus } from '#worker/features/roadmaps/queries.ts'
import { callerOf, visiblePhase } from './policy.ts'

const RECENT_LIMIT = 10

/** Completed and total sections of phase `p`, as `v` for who asks, as columns (2§3 phase status). */
const STATUS_COLUMNS: SQL = sql`
  (select count(*)::int from phase_sections s where s.phase_id = v.id) as total,
  (select count(s.completed_at)::int from phase_sections s where s.phase_id = v.id and v.is_owner) as completed,
  case when v.is_owner then (${phaseStatus}) end as status`

/**
 * Completed and total sections of a phase (C127); nobody but its owner hears how many are completed (SEC-20).
 * @throws DomainError not_found for an unknown, deleted or unshared phase
 */
export async function getPhaseStatus(ctx: Context, input: { id: string }): Promise<{ result: PhaseStatus }> {
  const asked = { phaseId: asId(input.id, 'phase'), userId: callerOf(ctx) }
  const { rows } = await ctx.db.execute<PhaseStatus>(sql`
    select ${STATUS_COLUMNS} from (${visiblePhase(asked)}) v join roadmap_phases p on p.id = v.id`)
  const row = rows[0]
  if (!row) throw new DomainError('not_found', 'This phase does not exist.')
  return { result: row }
}

type RecentRow = PhaseStatus & {
  id: string
  title: string
  position: number
  last_section: number
  prompt: string
  roadmap_id: string
  updated_at: string
}

/**
 * The phases that the caller worked on last, the latest first (C130, 2§3).
 * @throws DomainError forbidden for another's id
 */
export async function listRecentPhases(
  ctx: UserContext,
  input: { id: string; roadmapId?: string | undefined },
): Promise<{ result: RecentPhase[] }> {
  const { userId } = ctx.actor
  if (input.id !== userId) throw new DomainError('forbidden', 'Only your own recent phases can be read.')
  const roadmapId = input.roadmapId === undefined ? null : asId(input.roadmapId, 'roadmap')
  const { rows } = await ctx.db.execute<RecentRow>(sql`
    select v.id, v.title, v.position, r.prompt, r.id as roadmap_id,
      coalesce((select position from phase_sections where id = g.last_section_id), 1) as last_section,
      ${isoInstant(sql`g.updated_at`)} as updated_at, ${STATUS_COLUMNS}
    from roadmaps r
    join (select *, true as is_owner from roadmap_phases) v on v.roadmap_id = r.id
    join roadmap_phases p on p.id = v.id
    join phase_progress g on g.phase_id = v.id
    where r.user_id = ${userId}::uuid and r.deleted_at is null and (${roadmapId}::uuid is null or r.id = ${roadmapId}::uuid)
    order by g.updated_at desc, v.id desc limit ${RECENT_LIMIT}`)
  return { result: rows.map(toRecent) }
}

const toRecent = (row: RecentRow): RecentPhase => ({
  phase: { id: row.id, phaseTitle: row.title },
  phaseIndex: row.position - 1,
  lastAccessedSection: row.last_section,
  recentPathway: {
    prompt: row.prompt,
    roadmapId: row.roadmap_id,
    progress: { completed: row.completed, total: row.total, status: row.status },
  },
  roadmapImage: null,
  updatedAt: row.updated_at,
})
