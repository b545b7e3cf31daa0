import { eq } from 'drizzle-orm'
import type { Note } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { isSeenSection, requireOwner } from '../scope.ts'

/** Statement: whose a section is, for whoever may see it. */
export const readSectionOwner = (db: Database, sectionId: string, viewerId: string) =>
  db
    .select({ ownerId: roadmaps.userId })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(isSeenSection(sectionId, viewerId))

/** What the caller noted about a section of their own. @throws DomainError not_found, forbidden for another's */
export async function getNote(ctx: UserContext, { sectionId }: { sectionId: string }): Promise<Note> {
  const { userId } = ctx.actor
  const section = await ctx.db.query.phaseSections.findFirst({
    where: isSeenSection(asId(sectionId, 'section'), userId),
    columns: {},
    with: {
      phase: { columns: {}, with: { roadmap: { columns: { userId: true } } } },
      note: { columns: { text: true, revision: true } },
    },
  })
  requireOwner(section && { ownerId: section.phase.roadmap.userId }, userId, 'section')
  return section?.note ?? { text: '', revision: 0 }
}
