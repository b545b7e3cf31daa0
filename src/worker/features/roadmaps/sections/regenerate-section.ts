import { sql } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { requireAppropriate } from '../policy.ts'
import { isEditable, ownPhase, ownSection, phaseOf } from '../scope.ts'
import { afterEdit, lockPhase, rewriteSection } from '../statements.ts'
import { readSections, requireEditable, requireSurroundings, toSectionsOutput } from './queries.ts'
import { writeSection } from './write-section.ts'

/**
 * Has a section of the caller's roadmap written anew under its title. Its content, questions and answers were about the
 * old text and go with it; that it was completed stays, under the title it had then.
 * @throws DomainError inappropriate, else as `requireEditable` says
 */
export async function regenerateSection(ctx: UserContext, input: { id: string }): Promise<SectionsOutput> {
  const section = ownSection(ctx, input.id)
  const { id } = section
  const found = await requireSurroundings(ctx.db, phaseOf(section))
  const present = found.sections.find((other) => other.id === id)
  requireAppropriate(present?.title)
  const written = await writeSection(ctx, {
    wish: found.roadmap.prompt,
    phase: found.title,
    title: present?.title ?? '',
    otherSections: found.sections.flatMap(({ id: other, title }) => (other === id ? [] : title)),
    presentObjectives: present?.objectives ?? [],
  })
  const phase = ownPhase(ctx, found.id)
  const ofSection = sql`section_id = ${id}::uuid and exists (select from roadmap_phases where ${isEditable(phase)})`
  const done = await batch(ctx.db, {
    ...lockPhase(ctx.db, phase),
    rewritten: rewriteSection(ctx.db, phase, id, written),
    questionsGone: ctx.db.execute(sql`delete from section_questions where ${ofSection}`),
    contentGone: ctx.db.execute(sql`delete from section_content where ${ofSection}`),
    unpopulated: ctx.db.execute(sql`
      update section_progress set is_content_populated = false, updated_at = now() where ${ofSection}`),
    ...afterEdit(ctx.db, phase),
    sections: readSections(ctx.db, phase),
  })
  requireEditable(phase, done)
  return toSectionsOutput(done.sections)
}
