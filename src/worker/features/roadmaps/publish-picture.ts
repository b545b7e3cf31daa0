import { and, asc, eq } from 'drizzle-orm'
import { drawPicture } from '#shared/roadmaps/map/picture.ts'
import { type Context, viewerOf } from '#worker/context.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { shownTitle } from './queries.ts'
import { visible } from './scope.ts'

const UNKNOWN = 'This roadmap does not exist.'

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
        columns: { title: true },
        orderBy: asc(roadmapPhases.position),
        with: { sections: { columns: { id: true }, orderBy: asc(phaseSections.position) } },
      },
    },
  })
  if (!row) throw new DomainError('not_found', UNKNOWN)
  const stretches = row.phases.map(({ title, sections }) => ({ title, sections: sections.length }))
  return { svg: drawPicture(shownTitle(row), stretches), isForAll: row.isLinkShared }
}

/**
 * The same for previews of its link, which only a shared one has.
 * @throws DomainError not_found
 */
export async function publishPreview(ctx: Context, id: string): Promise<string> {
  const { svg, isForAll } = await publishPicture(ctx, id)
  if (!isForAll) throw new DomainError('not_found', UNKNOWN)
  return svg
}
