import { type SQL, sql } from 'drizzle-orm'
import type { UpdateProgressInput } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { holdPhase, sectionNumbered } from './hold-phase.ts'
import { type AskedPhase, askedPhase, requireOwner } from './policy.ts'

type Mark = { id: string; done: boolean }

/**
 * Marks cards of the caller's phase complete or incomplete and remembers the last section (2§4, C128). Items are merged
 * one by one; whatever else a client claims is ignored (SEC-14).
 * @throws DomainError conflict when the phase has changed since the named version, not_found for a card that is not the
 *   phase's; nothing changes then. forbidden for another's phase
 */
export async function updateProgress(ctx: UserContext, input: UpdateProgressInput) {
  const { db } = ctx
  const asked = askedPhase(ctx, input)
  const marks = marksOf(input)
  const [held, changed] = await db.batch([
    holdPhase(db, asked),
    markCards(db, asked, {
      marks,
      version: input.version ?? null,
      lastSection: sectionNumbered(asked.phaseId, input.lastAccessedSection),
    }),
  ])
  const { version } = requireOwner(held.rows[0], 'phase')
  const after = changed.rows[0]
  if (after) return { result: 'ok' as const, version: after.version }
  if (input.version !== undefined && input.version !== version) {
    throw new DomainError(
      'conflict',
      'This phase was changed in another tab. Please load it again and repeat your change.',
    )
  }
  throw new DomainError('not_found', 'One of these cards is no longer part of this phase.')
}

/** Every card once, the last word on it. */
function marksOf({ progress }: UpdateProgressInput): Mark[] {
  const marks = new Map<string, boolean>()
  for (const { content = [] } of Object.values(progress)) {
    for (const { id, status } of content) marks.set(asId(id, 'card').toLowerCase(), status === 'complete')
  }
  return [...marks].map(([id, done]) => ({ id, done }))
}

/** All of the marks or none, only while the version holds. The batch must hold the phase. */
function markCards(
  db: Database,
  { phaseId, userId, roadmapId }: AskedPhase,
  change: { marks: Mark[]; version: number | null; lastSection: SQL },
) {
  return db.execute<{ version: number }>(sql`
    with wanted as (
      select id, done from jsonb_to_recordset(${JSON.stringify(change.marks)}::jsonb) as w(id uuid, done boolean)
    ), known as (
      select c.id, w.done from wanted w
      join section_content c on c.id = w.id
      join phase_sections s on s.id = c.section_id and s.phase_id = ${phaseId}::uuid
    ), changed as (
      update roadmap_phases p set started_at = coalesce(p.started_at, now()), version = p.version + 1
      from roadmaps r
      where p.id = ${phaseId}::uuid and r.id = p.roadmap_id
        and r.user_id = ${userId}::uuid and r.deleted_at is null
        and (${roadmapId ?? null}::uuid is null or r.id = ${roadmapId ?? null}::uuid)
        and (${change.version}::int is null or p.version = ${change.version}::int)
        and (select count(*) from known) = (select count(*) from wanted)
      returning p.version
    ), remembered as (
      update phase_progress g set last_section_id = coalesce(${change.lastSection}, g.last_section_id), updated_at = now()
      from changed where g.phase_id = ${phaseId}::uuid
    ), marked as (
      update section_content c set completed_at = case when known.done then coalesce(c.completed_at, now()) end
      from known, changed where c.id = known.id
    )
    select version from changed`)
}
