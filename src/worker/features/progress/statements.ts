import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { DEFAULT_CONTENT_TYPE, DEFAULT_TIME_FRAME } from '#shared/resources/rules.ts'
import type { ContentFilters, SomeFilters } from '#shared/resources/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { phaseProgress, phaseSections, roadmapPhases, sectionContent } from '#worker/db/schema/index.ts'
import { excluded } from '#worker/db/sql.ts'
import { isOwnPhase, type OwnPhase } from '#worker/features/roadmaps/scope.ts'
import { lockPhase, touchPhase } from '#worker/features/roadmaps/statements.ts'
import { populateSections } from './choose-content.ts'
import { ownPhaseId, ownSectionIds } from './scope.ts'

const query = new QueryBuilder()

/**
 * Statements: the owner's phase, locked, and their progress of it, made if there is none and locked too, so that what two
 * tabs do at once is done one after the other. For others they write nothing (2§7.1, SEC-20).
 * @param made.filters only for a progress that is made
 * @param made.lastSectionNumber the section to remember as the last one; a number that the phase has not is passed over
 */
export const openProgress = (db: Database, phase: OwnPhase, made: Made = {}) => ({
  ...lockPhase(db, phase),
  opened: makeProgress(db, phase, made),
})

interface Made {
  filters?: SomeFilters | undefined
  lastSectionNumber?: Slot<number | null> | undefined
}

function makeProgress(db: Database, phase: OwnPhase, { filters, lastSectionNumber = null }: Made) {
  const { contentType = DEFAULT_CONTENT_TYPE, timeFrame = DEFAULT_TIME_FRAME } = filters ?? {}
  const { lastSectionId, updatedAt } = phaseProgress
  const named = excluded(lastSectionId)
  return db
    .insert(phaseProgress)
    .select(
      query
        .select({
          phaseId: roadmapPhases.id,
          contentType: sql<ContentFilters['contentType']>`${contentType}`.as('content_type'),
          timeFrame: sql<ContentFilters['timeFrame']>`${timeFrame}::smallint`.as('time_frame'),
          lastSectionId: sql<string | null>`${sectionNumbered(phase, lastSectionNumber)}`.as('last_section_id'),
          createdAt: sql<string>`now()`.as('created_at'),
          updatedAt: sql<string>`now()`.as('updated_at'),
        })
        .from(roadmapPhases)
        .where(isOwnPhase(phase)),
    )
    .onConflictDoUpdate({
      target: phaseProgress.phaseId,
      set: {
        lastSectionId: sql`coalesce(${named}, ${lastSectionId})`,
        updatedAt: sql`case when ${named} is null then ${updatedAt} else now() end`,
      },
    })
}

/**
 * Statements: replaces the content of the owner's phase, ticks included, by what fits these filters; questions, answers and
 * completed sections stay (2§4, 2§5). The batch has opened the progress.
 * @param when asked of the progress as it was before
 */
export const replaceContent = (db: Database, phase: OwnPhase, filters: SomeFilters, when?: SQL) => ({
  changed: touchPhase(db, phase, { when }),
  cleared: db.delete(sectionContent).where(and(inArray(sectionContent.sectionId, ownSectionIds(phase)), when)),
  filtered: db
    .update(phaseProgress)
    .set({ ...filters, updatedAt: sql`now()` })
    .where(and(inArray(phaseProgress.phaseId, ownPhaseId(phase)), when)),
  populated: populateSections(db, phase),
})

/** Whether a phase has other filters than these. */
export const hasOtherFilters = (phase: OwnPhase, { contentType, timeFrame }: SomeFilters): SQL => {
  const differs = or(
    contentType && ne(phaseProgress.contentType, contentType),
    timeFrame && ne(phaseProgress.timeFrame, timeFrame),
    sql`false`,
  )
  const isPhase = inArray(phaseProgress.phaseId, ownPhaseId(phase))
  return exists(query.select({ phaseId: phaseProgress.phaseId }).from(phaseProgress).where(and(isPhase, differs)))
}

/** Statement: the owner did something in a phase whose progress the batch has opened. */
export const noteProgress = (
  db: Database,
  phase: OwnPhase,
  { lastSectionNumber = null, when }: { lastSectionNumber?: number | null | undefined; when?: SQL | undefined } = {},
) =>
  db
    .update(phaseProgress)
    .set({
      updatedAt: sql`now()`,
      lastSectionId: sql`coalesce(${sectionNumbered(phase, lastSectionNumber)}, ${phaseProgress.lastSectionId})`,
    })
    .where(and(inArray(phaseProgress.phaseId, ownPhaseId(phase)), when))

/** The section of the phase with this number, as an expression; null where it has none. */
const sectionNumbered = ({ id }: OwnPhase, number: Slot<number | null>): SQL =>
  sql`(${query
    .select({ id: phaseSections.id })
    .from(phaseSections)
    .where(and(eq(phaseSections.phaseId, id), sql`${phaseSections.position} = ${number}::int`))})`
