import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { certificates, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { resumeRoadmaps } from './generation/resume-roadmaps.ts'

/** The sweeper, for roadmaps that nobody looks at; whoever looks at one resumes it at once. */
export const resumeAbandonedRoadmaps = (ctx: Context): Promise<void> => resumeRoadmaps(ctx)

const KEPT_DAYS = 30
/** Each has up to sixteen sections, with content, questions and answers. */
const ROADMAPS_PER_BATCH = 50
const BATCHES = 10

/**
 * Roadmaps that were deleted a month ago go for good, the longest deleted first. What was paid and proved stays: ledgers
 * name their subjects without a foreign key, and a certificate keeps the row of its roadmap, without what it taught.
 */
export async function removeDeletedRoadmaps({ db }: Context): Promise<void> {
  for (let round = 0; round < BATCHES; round += 1) {
    const due = await db
      .select({ id: roadmaps.id })
      .from(roadmaps)
      .where(
        and(isNull(roadmaps.emptiedAt), lt(roadmaps.deletedAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`)),
      )
      .orderBy(asc(roadmaps.deletedAt))
      .limit(ROADMAPS_PER_BATCH)
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await batch(db, removal(db, ids))
    if (ids.length < ROADMAPS_PER_BATCH) return
  }
}

const dive = alias(roadmaps, 'dive')

/** Statements: done again after a crash, they go on where they were. */
function removal(db: Database, ids: string[]) {
  // a deep dive goes with its parent, which counts how many a section had
  const certified = db
    .select({ id: certificates.id })
    .from(certificates)
    .innerJoin(dive, eq(dive.id, certificates.roadmapId))
    .where(or(eq(dive.id, roadmaps.id), eq(dive.parentRoadmapId, roadmaps.id)))
  return {
    phasesGone: db.delete(roadmapPhases).where(inArray(roadmapPhases.roadmapId, ids)),
    gone: db
      .delete(roadmaps)
      .where(and(inArray(roadmaps.id, ids), isNull(roadmaps.parentRoadmapId), notExists(certified))),
    kept: db.update(roadmaps).set({ emptiedAt: sql`now()`, aboutLearner: null }).where(inArray(roadmaps.id, ids)),
  }
}
