import { sql } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId, textArray } from '#worker/db/sql.ts'
import { requireAppropriate } from '#worker/features/roadmaps/policy.ts'
import { afterEdit, answerOf, isEditable, lockPhase, requireEditable } from './policy.ts'
import { findSurroundings } from './queries.ts'
import { writeSection } from './write-section.ts'

/**
 * Has a section of the caller's roadmap written anew under its title. Its content, questions and answers were about the
 * old text and go with it; that it was completed stays, under the title it had then.
 * @throws DomainError inappropriate, else as policy says
 */
export async function regenerateSection(ctx: UserContext, input: { id: string }): Promise<SectionsOutput> {
  const id = asId(input.id, 'section')
  const found = await findSurroundings(ctx, sql`p.id = (select phase_id from phase_sections where id = ${id}::uuid)`)
  requireEditable(ctx, found)
  const present = found.sections.find((section) => section.id === id)
  requireAppropriate(present?.title)
  const section = await writeSection(ctx, {
    wish: found.wish,
    phase: found.phaseTitle,
    title: present?.title ?? '',
    otherSections: found.sections.flatMap(({ id: other, title }) => (other === id ? [] : title)),
    presentObjectives: present?.objectives ?? [],
  })
  const phaseId = sql`${found.phaseId}::uuid`
  const own = sql`${isEditable(ctx, phaseId)}`
  const [held, , , , , , , sections] = await ctx.db.batch([
    lockPhase(ctx, phaseId),
    ctx.db.execute(sql`
      update phase_sections set description = ${section.description}, aim = ${section.aim},
        category = ${section.category},
        objectives = ${textArray(section.objectives)},
        topics = ${textArray(section.topics)}
      where id = ${id}::uuid and ${own}`),
    ctx.db.execute(sql`delete from section_questions where section_id = ${id}::uuid and ${own}`),
    ctx.db.execute(sql`delete from section_content where section_id = ${id}::uuid and ${own}`),
    ctx.db.execute(sql`
      update section_progress set is_content_populated = false, updated_at = now()
      where section_id = ${id}::uuid and ${own}`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  return answerOf(sections.rows)
}
