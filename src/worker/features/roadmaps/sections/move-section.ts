import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections } from '#worker/db/schema/index.ts'
import { isInEditable, type OwnSection, ownSection, phaseOf } from '../scope.ts'
import { afterEdit, lockPhase } from '../statements.ts'
import { readSections, requireEditable, toSectionsOutput } from './queries.ts'

/** Moves a section to another place in its phase; beyond the end means the end. @throws DomainError as `requireEditable` says */
export async function moveSection(ctx: UserContext, input: { id: string; number: number }): Promise<SectionsOutput> {
  const section = ownSection(ctx, input.id)
  const phase = phaseOf(section)
  const done = await batch(ctx.db, {
    ...lockPhase(ctx.db, phase),
    moved: move(ctx.db, section, input.number),
    ...afterEdit(ctx.db, phase),
    sections: readSections(ctx.db, phase),
  })
  requireEditable(phase, done)
  return toSectionsOutput(done.sections)
}

/** Statement: the section takes that place, and those between its old one and it move up or down. */
function move(db: Database, section: OwnSection, number: number) {
  const phase = phaseOf(section)
  const moved = alias(phaseSections, 'moved')
  const place = db.$with('place').as(
    db
      .select({
        old: moved.position,
        new: sql<number>`least(${number}::int, max(${phaseSections.position}))`.as('new'),
      })
      .from(moved)
      .innerJoin(phaseSections, eq(phaseSections.phaseId, moved.phaseId))
      .where(eq(moved.id, section.id))
      .groupBy(moved.position),
  )
  const { id, position } = phaseSections
  return db
    .with(place)
    .update(phaseSections)
    .set({
      position: sql`case
        when ${eq(id, section.id)} then ${place.new}
        when ${position} between ${place.old} and ${place.new} then ${position} - 1
        when ${position} between ${place.new} and ${place.old} then ${position} + 1
        else ${position} end`,
    })
    .from(place)
    .where(and(eq(phaseSections.phaseId, phase.id), isInEditable(phase)))
}
