import { and, eq } from 'drizzle-orm'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseSections } from '#worker/db/schema/index.ts'
import { requireAppropriate } from '#worker/features/roadmaps/check-prompt.ts'
import { isInEditable, ownSection, phaseOf } from '../scope.ts'
import { afterEdit, lockPhase } from '../statements.ts'
import { readSections, requireEditable, toSectionsOutput } from './queries.ts'

/**
 * Gives a section of the caller's roadmap another title; nothing else about it changes, and a certificate keeps the title
 * under which it was completed. @throws DomainError inappropriate, else as `requireEditable` says
 */
export async function renameSection(ctx: UserContext, input: { id: string; title: string }): Promise<SectionsOutput> {
  requireAppropriate(input.title)
  const section = ownSection(ctx, input.id)
  const phase = phaseOf(section)
  const isTheSection = and(eq(phaseSections.id, section.id), isInEditable(phase))
  const done = await batch(ctx.db, {
    ...lockPhase(ctx.db, phase),
    renamed: ctx.db.update(phaseSections).set({ title: input.title }).where(isTheSection),
    ...afterEdit(ctx.db, phase),
    sections: readSections(ctx.db, phase),
  })
  requireEditable(phase, done)
  return toSectionsOutput(done.sections)
}
