import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { MIN_SECTIONS_PER_PHASE, SECTION_KEPT_TEXT } from '#shared/roadmaps/rules.ts'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isInEditable, type OwnPhase, ownPhase, ownSection, phaseOf } from '../scope.ts'
import { afterEdit, lockPhase } from '../statements.ts'
import { readSections, requireEditable, requireSurroundings, toSectionsOutput } from './queries.ts'

/**
 * Removes a section with its content, questions and answers; the StreetCred it earned stays. A phase keeps three.
 * @throws DomainError conflict in a phase of three, else as `requireEditable` says
 */
export async function removeSection(ctx: UserContext, input: { id: string }): Promise<SectionsOutput> {
  const section = ownSection(ctx, input.id)
  const found = await requireSurroundings(ctx.db, phaseOf(section))
  const phase = ownPhase(ctx, found.id)
  const inPhase = eq(phaseSections.phaseId, phase.id)
  const isMoreThanKept = gt(ctx.db.$count(phaseSections, inPhase), MIN_SECTIONS_PER_PHASE)
  const done = await batch(ctx.db, {
    ...lockPhase(ctx.db, phase),
    removed: ctx.db
      .delete(phaseSections)
      .where(and(eq(phaseSections.id, section.id), isInEditable(phase), isMoreThanKept))
      .returning({ id: phaseSections.id }),
    renumbered: renumber(ctx.db, phase),
    ...afterEdit(ctx.db, phase),
    sections: readSections(ctx.db, phase),
  })
  requireEditable(phase, done)
  if (done.removed.length === 0) throw new DomainError('conflict', SECTION_KEPT_TEXT)
  return toSectionsOutput(done.sections)
}

/** Statement: the sections of a phase are numbered from 1 without a gap. */
function renumber(db: Database, phase: OwnPhase) {
  const place = db
    .select({
      id: phaseSections.id,
      number: sql<number>`row_number() over (order by ${phaseSections.position})`.as('number'),
    })
    .from(phaseSections)
    .where(eq(phaseSections.phaseId, phase.id))
    .as('place')
  return db
    .update(phaseSections)
    .set({ position: sql`${place.number}` })
    .from(place)
    .where(and(eq(phaseSections.id, place.id), ne(phaseSections.position, place.number), isInEditable(phase)))
}
