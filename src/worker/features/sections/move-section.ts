import { sql } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { afterEdit, answerOf, asSectionId, isEditable, lockPhase, phaseOf, requireEditable } from './policy.ts'

/** Moves a section to another place in its phase; beyond the end means the end. @throws DomainError as policy says */
export async function moveSection(
  ctx: UserContext,
  input: { id: string; sectionNumber: number },
): Promise<SectionsOutput> {
  const id = asSectionId(input.id)
  const phaseId = phaseOf(id)
  const [held, , , , sections] = await ctx.db.batch([
    lockPhase(ctx, phaseId),
    ctx.db.execute(sql`
      with place as (
        select moved.section_number as old, least(${input.sectionNumber}::int, max(s.section_number)) as new
        from phase_sections moved join phase_sections s on s.phase_id = moved.phase_id
        where moved.id = ${id}::uuid group by moved.section_number
      )
      update phase_sections s set section_number = case
        when s.id = ${id}::uuid then place.new
        when s.section_number between place.old and place.new then s.section_number - 1
        when s.section_number between place.new and place.old then s.section_number + 1
        else s.section_number end
      from place where s.phase_id = ${phaseId} and ${isEditable(ctx, phaseId)}`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  return answerOf(sections.rows)
}
