import { and, eq, sql } from 'drizzle-orm'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseSections } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { requireAppropriate } from '#worker/features/roadmaps/check-prompt.ts'
import { isInEditable, ownPhase } from '../scope.ts'
import { afterEdit, lockPhase } from '../statements.ts'
import { readSections, requireEditable, requireSurroundings, toSectionsOutput } from './queries.ts'
import { belongingOf } from './statements.ts'
import { writeSection } from './write-section.ts'

/**
 * Adds a section at the end of a phase of the caller's roadmap; the author writes it for the given title, free of charge.
 * @throws DomainError inappropriate, conflict when the phase is full, else as `requireEditable` says
 */
export async function addSection(ctx: UserContext, input: { phaseId: string; title: string }): Promise<SectionsOutput> {
  requireAppropriate(input.title)
  const phase = ownPhase(ctx, input.phaseId, { noun: 'section' })
  const found = await requireSurroundings(ctx.db, phase)
  if (found.sections.length >= MAX_SECTIONS_PER_PHASE) throw full()
  const section = await writeSection(ctx, {
    prompt: found.roadmap.prompt,
    phase: found.title,
    title: input.title,
    otherSections: found.sections.map(({ title }) => title),
    presentObjectives: [],
  })
  const present = and(eq(phaseSections.phaseId, phase.id), isInEditable(phase))
  const added = insertSelect(
    phaseSections,
    {
      ...section,
      phaseId: found.id,
      position: sql`count(*) + 1`,
      ...belongingOf(section, found.roadmap.prompt),
    },
    sql`from ${phaseSections} where ${present} having count(*) between 1 and ${MAX_SECTIONS_PER_PHASE - 1}::int
      returning ${phaseSections.id}`,
  )
  const done = await batch(ctx.db, {
    ...lockPhase(ctx.db, phase),
    added: ctx.db.execute(added),
    ...afterEdit(ctx.db, phase),
    sections: readSections(ctx.db, phase),
  })
  requireEditable(phase, done)
  if (done.added.rows.length === 0) throw full()
  return toSectionsOutput(done.sections)
}

const full = () => new DomainError('conflict', `A phase can have at most ${MAX_SECTIONS_PER_PHASE} sections.`)
