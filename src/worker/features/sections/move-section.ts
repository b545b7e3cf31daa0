import { sql } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { afterEdit, answerOf, isEditable, lockPhase, phaseOf, requireEditable } from './policy.ts'

/** Moves a section to another place in its phase; beyond the end means the end. @throws DomainError as policy says */
export async function moveSection(
  ctx: UserContext,
  input: { id: string; sectionNumber: number },
): Promise<SectionsOutput> {
  const id = asId(input.id, 'section')
  const phaseId = phaseOf(id)
  const [held, , , , sections] = await ctx.db.batch([
    lockPhase(ctx, phaseId),
    ctx.db.execute(sql`
      with place as (
        select moved.position as old, least(${input.sectionNumber}::int, max(s.position)) as new
        from phase_sections moved join phase_sections s on s.phase_id = moved.phase_id
        where moved.id = ${id}::uuid group by moved.position
      )
      update phase_sections s set position = case
        when s.id = ${id}::uuid then place.new
        when s.position between place.old and place.new then s.position - 1
        when s.position between place.new and place.old then s.position + 1
        else s.position end
      from place where s.phase_id = ${phaseId} and ${isEditable(ctx, phaseId)}`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  return answerOf(sections.rows)
}
