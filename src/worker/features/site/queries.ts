import { count, eq, isNotNull } from 'drizzle-orm'
import type { SiteNumbers } from '#shared/site/numbers.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { phaseSections, resources, roadmaps } from '#worker/db/schema/index.ts'

const countRoadmaps = prepared([], (db) =>
  db.select({ n: count() }).from(roadmaps).where(eq(roadmaps.state, 'success')),
)
const countSections = prepared([], (db) =>
  db.select({ n: count() }).from(phaseSections).where(isNotNull(phaseSections.completedAt)),
)
const countLinks = prepared([], (db) => db.select({ n: count() }).from(resources).where(isNotNull(resources.checkedAt)))

/** What the start page tells of the whole, as it is now; whoever asks keeps it for a while. */
export async function countNumbers({ db }: Context): Promise<SiteNumbers> {
  const found = await batch(db, {
    roadmaps: countRoadmaps(db, {}),
    sections: countSections(db, {}),
    links: countLinks(db, {}),
  })
  return {
    roadmapsWritten: found.roadmaps[0]?.n ?? 0,
    sectionsCompleted: found.sections[0]?.n ?? 0,
    linksChecked: found.links[0]?.n ?? 0,
  }
}
