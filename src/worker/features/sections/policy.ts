import { type SQL, sql } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { awardCertificate, newCertificateId } from '#worker/features/certificates/statements.ts'
import { lockedPhase } from '#worker/features/progress/hold-phase.ts'
import { readSections, type Surroundings } from './queries.ts'

/** `state` is null for everybody but its owner, and where the roadmap went meanwhile. */
type Held = { user_id: string; state: string | null }

export const phaseOf = (sectionId: string): SQL =>
  sql`(select phase_id from phase_sections where id = ${sectionId}::uuid)`

/** Statement: a phase, held against other edits and against answers; every edit's first. */
export const lockPhase = (ctx: UserContext, phaseId: SQL) =>
  ctx.db.execute<Held>(sql`
    with ${lockedPhase({ phaseId, userId: ctx.actor.userId })}
    select phase.user_id, (select state from roadmap where exists (select from locked)) as state from phase`)

/** True in SQL for a phase that the caller may edit: their own, and nobody is writing it. */
export const isEditable = (ctx: UserContext, phaseId: SQL): SQL => sql`exists (
  select from roadmap_phases p join roadmaps r on r.id = p.roadmap_id
  where p.id = ${phaseId} and r.user_id = ${ctx.actor.userId}::uuid and r.state <> 'incomplete' and r.deleted_at is null
)`

/** Statements after an edit: other tabs learn of it by the version, and the roadmap may be complete without what went. */
export const afterEdit = (ctx: UserContext, phaseId: SQL) =>
  [
    ctx.db.execute(sql`
      update roadmap_phases set version = version + 1 where id = ${phaseId} and ${isEditable(ctx, phaseId)}`),
    awardCertificate(
      ctx.db,
      sql`(select roadmap_id from roadmap_phases where id = ${phaseId} and ${isEditable(ctx, phaseId)})`,
      newCertificateId(),
    ),
    readSections(ctx, phaseId),
  ] as const

/** @throws DomainError not_found, forbidden for another's roadmap, conflict while it is being written */
export function requireEditable(
  ctx: UserContext,
  found: Held | Surroundings | null | undefined,
): asserts found is Held & Surroundings {
  if (!found) throw new DomainError('not_found', 'This section does not exist.')
  const [owner, state] = 'ownerId' in found ? [found.ownerId, found.roadmapState] : [found.user_id, found.state]
  if (owner !== ctx.actor.userId) throw new DomainError('forbidden', 'Only its owner can change a roadmap.')
  if (state === null) throw new DomainError('not_found', 'This section does not exist.')
  if (state === 'incomplete') {
    throw new DomainError('conflict', 'This roadmap is still being written. Please wait or stop it first.')
  }
}

/** What every edit answers. @throws DomainError conflict when somebody else removed the phase meanwhile */
export function answerOf(rows: { phase_id: string; sections: SectionsOutput['sections'] }[]): SectionsOutput {
  const row = rows[0]
  if (!row) throw new DomainError('conflict', 'This phase was changed meanwhile. Please look again.')
  return { phaseId: row.phase_id, sections: row.sections }
}
