import { sql } from 'drizzle-orm'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { asId, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { requireAppropriate } from '#worker/features/roadmaps/policy.ts'
import { afterEdit, answerOf, isEditable, lockPhase, requireEditable } from './policy.ts'
import { findSurroundings } from './queries.ts'
import { writeSection } from './write-section.ts'

/**
 * Adds a section at the end of a phase of the caller's roadmap; the author writes it for the given title, free of charge.
 * @throws DomainError inappropriate, conflict when the phase is full, else as policy says
 */
export async function addSection(ctx: UserContext, input: { phaseId: string; title: string }): Promise<SectionsOutput> {
  requireAppropriate(input.title)
  const id = asId(input.phaseId, 'section')
  const phaseId = sql`${id}::uuid`
  const found = await findSurroundings(ctx, sql`p.id = ${phaseId}`)
  requireEditable(ctx, found)
  if (found.sections.length >= MAX_SECTIONS_PER_PHASE) throw full()
  const section = await writeSection(ctx, {
    wish: found.wish,
    phase: found.phaseTitle,
    title: input.title,
    otherSections: found.sections.map(({ title }) => title),
    presentObjectives: [],
  })
  const [held, added, , , sections] = await ctx.db.batch([
    lockPhase(ctx, phaseId),
    ctx.db.execute(sql`
      insert into phase_sections (phase_id, position, title, description, aim, category, objectives, topics)
      select ${phaseId}, count(*) + 1, ${section.title}, ${section.description}, ${section.aim}, ${section.category},
        ${textArray(section.objectives)},
        ${textArray(section.topics)}
      from phase_sections where phase_id = ${phaseId} and ${isEditable(ctx, phaseId)}
      having count(*) between 1 and ${MAX_SECTIONS_PER_PHASE - 1}::int
      returning id`),
    ...afterEdit(ctx, phaseId),
  ])
  requireEditable(ctx, held.rows[0])
  if (added.rows.length === 0) throw full()
  return answerOf(sections.rows)
}

const full = () => new DomainError('conflict', `A phase can have at most ${MAX_SECTIONS_PER_PHASE} sections.`)
