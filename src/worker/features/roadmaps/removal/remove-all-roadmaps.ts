import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'

/** Each has up to sixteen sections, with content, questions and answers. */
const ROADMAPS_PER_BATCH = 50

/**
 * Takes a person's roadmaps out of everybody's sight and hand, who is writing one included, and then what they teach, in
 * small transactions; the rows themselves go with the person. Copies are their owners'.
 */
export async function removeAllRoadmaps({ db }: Context, userId: string): Promise<void> {
  await db
    .update(roadmaps)
    .set({ deletedAt: sql`now()`, leaseOwner: null, leaseUntil: null })
    .where(and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt)))
  const taught = db.select({ id: roadmapPhases.id }).from(roadmapPhases).where(eq(roadmapPhases.roadmapId, roadmaps.id))
  const some = db
    .select({ id: roadmaps.id })
    .from(roadmaps)
    .where(and(eq(roadmaps.userId, userId), exists(taught)))
    .limit(ROADMAPS_PER_BATCH)
  for (;;) {
    const { rowCount } = await db.delete(roadmapPhases).where(inArray(roadmapPhases.roadmapId, some))
    if (!rowCount) return
  }
}

/** Statement: whoever is changing one of a person's roadmaps is waited for. */
export const lockRoadmaps = (db: Database, userId: string) =>
  db.select({ id: roadmaps.id }).from(roadmaps).where(eq(roadmaps.userId, userId)).for('update')
