import { sql } from 'drizzle-orm'
import { MIN_SECTIONS_PER_PHASE, SECTION_KEPT_TEXT } from '#shared/roadmaps/rules.ts'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { afterEdit, answerOf, isEditable, lockPhase, requireEditable } from './policy.ts'
import { findSurroundings } from './queries.ts'

/**
 * Removes a section with its content, questions and answers; the StreetCred it earned stays. A phase keeps three.
 * @throws DomainError conflict in a phase of three, else as policy says
 */
export async function removeSection(ctx: UserContext, input: { id: string }): Promise<SectionsOutput> {
  const id = asId(input.id, 'section')
  const found = await findSurroundings(ctx, sql`p.id = (select phase_id from phase_sections where id = ${id}::uuid)`)
  requireEditable(ctx, found)
  const phaseId = sql`${found.phaseId}::uuid`
  const [held, removed, , , , sections] = await ctx.db.batch([
    lockPhase(ctx, phaseId),
    ctx.db.execute(sql`
      delete from phase_sections where id = ${id}::uuid and ${isEditable(ctx, phaseId)}
        and (select count(*) from phase_sections where phase_id = ${phaseId}) > ${MIN_SECTIONS_PER_PHASE}
      returning id`),
    ctx.db.execute(sql`
      update phase_sections s set position = place.number
      from (
        select id, row_number() over (order by position) as number from phase_sections where phase_id = ${phaseId}
      ) place
      where s.id = place.id and s.position <> place.number and ${isEditable(ctx, phaseId)}`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  if (removed.rows.length === 0) throw new DomainError('conflict', SECTION_KEPT_TEXT)
  return answerOf(sections.rows)
}
