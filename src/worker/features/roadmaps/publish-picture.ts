import { and, asc, eq } from 'drizzle-orm'
import { drawPicture } from '#shared/roadmaps/map/picture.ts'
import type { MapStation } from '#shared/roadmaps/map/stretches.ts'
import type { Context } from '#worker/context.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { shownTitle } from './queries.ts'
import { viewerOf, visible } from './scope.ts'

/** Whoever may see a roadmap sees the same picture: how far its owner is stands nowhere in it (SEC-20). */
const UNTOUCHED: Omit<MapStation, 'id'> = {
  ...{ title: '', minutes: null, skills: [], state: 'open', isNext: false, deepDive: null },
}

/**
 * The line of a roadmap as an SVG text, and whether anybody may keep it.
 * @throws DomainError not_found also where it exists but is not shared
 */
export async function publishPicture(ctx: Context, id: string): Promise<{ svg: string; isForAll: boolean }> {
  const row = await ctx.db.query.roadmaps.findFirst({
    columns: { title: true, ownTitle: true, isLinkShared: true },
    where: and(eq(roadmaps.id, asId(id, 'roadmap')), visible(viewerOf(ctx))),
    with: {
      phases: {
        columns: { id: true, title: true },
        orderBy: asc(roadmapPhases.position),
        with: { sections: { columns: { id: true }, orderBy: asc(phaseSections.position) } },
      },
    },
  })
  if (!row) throw new DomainError('not_found', 'This roadmap does not exist.')
  const stretches = row.phases.map((phase) => ({
    id: phase.id,
    title: phase.title,
    ...{ note: null, isWritten: true },
    stations: phase.sections.map((section) => ({ ...UNTOUCHED, id: section.id })),
  }))
  return { svg: drawPicture(shownTitle(row), stretches), isForAll: row.isLinkShared }
}
