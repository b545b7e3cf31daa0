import { and, eq, inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseSections, sectionContent, sectionProgress, sectionQuestions } from '#worker/db/schema/index.ts'
import { requireAppropriate } from '#worker/features/roadmaps/check-prompt.ts'
import { isInEditable, ownPhase, ownSection, phaseOf } from '#worker/features/roadmaps/scope.ts'
import {
  readSections,
  requireEditable,
  requireSurroundings,
  toSectionsOutput,
} from '#worker/features/roadmaps/sections/queries.ts'
import { rewriteSection } from '#worker/features/roadmaps/sections/statements.ts'
import { writeSection } from '#worker/features/roadmaps/sections/write-section.ts'
import { afterEdit, lockPhase } from '#worker/features/roadmaps/statements.ts'

const query = new QueryBuilder()

/**
 * Has a section of the caller's roadmap written anew under its title. Its content, questions, answers and ticks were about
 * the old text and go with it; the learner's note stays; that it was completed stays, under the title it had then.
 * @throws DomainError inappropriate, else as `requireEditable` says
 */
export async function regenerateSection(ctx: UserContext, input: { id: string }): Promise<SectionsOutput> {
  const section = ownSection(ctx, input.id)
  const { id } = section
  const found = await requireSurroundings(ctx.db, phaseOf(section))
  const present = found.sections.find((other) => other.id === id)
  requireAppropriate(present?.title)
  const written = await writeSection(ctx, {
    prompt: found.roadmap.prompt,
    phase: found.title,
    title: present?.title ?? '',
    otherSections: found.sections.flatMap(({ id: other, title }) => (other === id ? [] : title)),
    presentObjectives: present?.objectives ?? [],
  })
  const phase = ownPhase(ctx, found.id)
  const editable = query
    .select({ id: phaseSections.id })
    .from(phaseSections)
    .where(and(eq(phaseSections.id, id), isInEditable(phase)))
  const done = await batch(ctx.db, {
    ...lockPhase(ctx.db, phase),
    rewritten: rewriteSection(ctx.db, phase, id, { section: written, prompt: found.roadmap.prompt }),
    questionsGone: ctx.db.delete(sectionQuestions).where(inArray(sectionQuestions.sectionId, editable)),
    contentGone: ctx.db.delete(sectionContent).where(inArray(sectionContent.sectionId, editable)),
    unpopulated: ctx.db
      .update(sectionProgress)
      .set({ isContentPopulated: false, contentSoughtAt: null, tickedObjectives: [], updatedAt: sql`now()` })
      .where(inArray(sectionProgress.sectionId, editable)),
    ...afterEdit(ctx.db, phase),
    sections: readSections(ctx.db, phase),
  })
  requireEditable(phase, done)
  return toSectionsOutput(done.sections)
}
