import { and, asc, eq } from 'drizzle-orm'
import type { PageHead } from '#shared/page-head.ts'
import { previewPath } from '#shared/roadmaps/map/picture-path.ts'
import type { Context } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { isId } from '#worker/db/sql.ts'
import { courseOf } from '#worker/features/library/publish-head.ts'
import { cutAtWord } from '#worker/features/library/words/plain-text.ts'
import { shownTitle } from './queries.ts'
import { visible } from './scope.ts'

/** What previews show of a description. */
const MAX_DESCRIPTION = 200

const findShared = prepared(['id'], (db, { id }) =>
  db.query.roadmaps.findFirst({
    columns: { id: true, userId: true, title: true, ownTitle: true, isListed: true },
    where: and(eq(roadmaps.id, id), visible(null)),
    with: {
      phases: {
        columns: { title: true },
        orderBy: asc(roadmapPhases.position),
        with: { sections: { columns: { title: true }, orderBy: asc(phaseSections.position) } },
      },
    },
  }),
)

/** What the page of a shared roadmap says of itself; of a private one as little as of one that does not exist (SEC-20). */
export async function publishHead({ db }: Context, id: string): Promise<PageHead | null> {
  const found = isId(id) ? await findShared(db, { id }) : undefined
  if (!found) return null
  const { phases, isListed, ...roadmap } = found
  const sections = phases.reduce((sum, phase) => sum + phase.sections.length, 0)
  const extent = [`${phases.length} phase`, `${sections} section`].map((words) =>
    /^1 /.test(words) ? words : `${words}s`,
  )
  return {
    path: roadmapPage(roadmap),
    picture: previewPath(roadmap.id),
    title: shownTitle(roadmap),
    description: cutAtWord(`${extent.join(', ')}: ${phases.map(({ title }) => title).join(' · ')}`, MAX_DESCRIPTION),
    isIndexed: isListed,
    ...courseOf(
      shownTitle(roadmap),
      phases.map(({ title, sections }) => ({ title, items: sections.map((section) => section.title) })),
    ),
  }
}

/** Where a roadmap is read. */
export const roadmapPage = ({ id, userId }: { id: string; userId: string }): string => `/learn/${userId}/${id}`
