import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { isOf } from '../scope.ts'

const MOST_ABOUT = 2

/** A person's own sections whose titles have all words of a subject, the latest roadmap first. */
export function findOwnAbout(db: Database, userId: string, subject: string) {
  const asked = sql`plainto_tsquery('english', ${subject})`
  return db
    .select({
      title: phaseSections.title,
      aim: phaseSections.aim,
      number: phaseSections.position,
      phaseId: roadmapPhases.id,
      roadmapId: roadmaps.id,
      roadmap: sql<string>`coalesce(${roadmaps.ownTitle}, ${roadmaps.title})`,
    })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(isOf(userId), sql`numnode(${asked}) > 0 and to_tsvector('english', ${phaseSections.title}) @@ ${asked}`))
    .orderBy(desc(roadmaps.createdAt), roadmapPhases.position, phaseSections.position)
    .limit(MOST_ABOUT)
}
