import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PhaseDraft } from '#shared/roadmaps/drafts.ts'
import type { Outline } from '#shared/roadmaps/outline.ts'
import type { Author } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { insertSelect, textArray } from '#worker/db/sql.ts'
import { itemOf, sectionOfItem } from '../sections/statements.ts'
import { used } from '../statements.ts'
import { type Claim, holds, LostLeaseError, renewed } from './lease.ts'

/** What the statement below calls the roadmap whose lease holds, and its new phase. */
const held = alias(roadmaps, 'held')
const stored = alias(roadmapPhases, 'stored')

/**
 * Stores one phase and its sections in one statement, only while the lease holds; a deep dive's uses its parent.
 * @param from.title what a model calls the roadmap; null where the plan's title stays
 * @param from.outline what is to come after the phase
 * @throws LostLeaseError when it does not
 */
export async function savePhase(
  ctx: Context,
  claim: Claim,
  phase: PhaseDraft & { position: number },
  from: Author & { title: string | null; outline: Outline },
): Promise<void> {
  const prompt = claim.parentSection?.prompt ?? claim.prompt
  const sections = phase.sections.map((section) => itemOf(section, prompt))
  const renewal = ctx.db
    .update(roadmaps)
    .set({
      ...renewed(ctx),
      outline: from.outline,
      author: from.author,
      // whoever goes on with what another began leaves its title
      ...(phase.position === 1 && from.title !== null && { title: from.title }),
      isFallback: sql`${roadmaps.isFallback} or ${from.isFallback}`,
      updatedAt: sql`now()`,
    })
    .where(holds(claim))
    .returning({ id: roadmaps.id, parentRoadmapId: roadmaps.parentRoadmapId })
  const storedPhase = insertSelect(
    roadmapPhases,
    {
      roadmapId: sql`${held.id}`,
      position: phase.position,
      title: phase.title,
      overview: phase.overview,
      tags: textArray(phase.tags),
    },
    sql`from ${held} returning ${roadmapPhases.id}`,
  )
  const storedSections = insertSelect(
    phaseSections,
    {
      phaseId: sql`${stored.id}`,
      position: sql`written.position`,
      ...sectionOfItem,
    },
    sql`from ${stored}, jsonb_array_elements(${JSON.stringify(sections)}::jsonb) with ordinality as written(item, position)`,
  )
  // Drizzle's builder would take the alias for the whole table
  const parentUsed = sql`update ${roadmaps} set ${sql.identifier(roadmaps.usedAt.name)} = ${used.usedAt} from ${held}
    where ${roadmaps.id} = ${held.parentRoadmapId}`
  const { written } = await batch(ctx.db, {
    parentLocked: lockParent(ctx.db, claim.roadmapId),
    written: ctx.db.execute(sql`
      with ${held} as ${renewal}, ${stored} as (${storedPhase}), sections as (${storedSections}), used as (${parentUsed})
      select ${stored.id} from ${stored}`),
  })
  if (written.rows.length === 0) throw new LostLeaseError()
}

/** Statement: the parent, if there is one, comes before its deep dive, as for whoever deletes both. */
const lockParent = (db: Database, roadmapId: string) =>
  db
    .select({ id: roadmaps.id })
    .from(roadmaps)
    .where(eq(roadmaps.id, db.select({ id: held.parentRoadmapId }).from(held).where(eq(held.id, roadmapId))))
    .for('no key update')
