import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { COHORT_DAYS, INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import type { SiteNumbers } from '#shared/site/numbers.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { pathwayProgress, phaseSections, resources, roadmaps } from '#worker/db/schema/index.ts'

const countRoadmaps = prepared([], (db) =>
  db.select({ n: count() }).from(roadmaps).where(eq(roadmaps.state, 'success')),
)
const countSections = prepared([], (db) =>
  db.select({ n: count() }).from(phaseSections).where(isNotNull(phaseSections.completedAt)),
)
const countLinks = prepared([], (db) => db.select({ n: count() }).from(resources).where(isNotNull(resources.checkedAt)))

const countInterns = prepared([], (db) =>
  db
    .select({
      now: sql<number>`(count(*) filter (where
        ${pathwayProgress.createdAt} > now() - make_interval(days => ${COHORT_DAYS}::int)))::int`,
      done: count(pathwayProgress.completedAt),
    })
    .from(pathwayProgress)
    .where(eq(pathwayProgress.pathwayId, INTERNSHIP_PATHWAY)),
)

/** What public pages tell of the whole, as it is now; whoever asks keeps it for a while. */
export async function countNumbers({ db }: Context): Promise<SiteNumbers> {
  const found = await batch(db, {
    roadmaps: countRoadmaps(db, {}),
    sections: countSections(db, {}),
    links: countLinks(db, {}),
    interns: countInterns(db, {}),
  })
  return {
    roadmapsWritten: found.roadmaps[0]?.n ?? 0,
    sectionsCompleted: found.sections[0]?.n ?? 0,
    linksChecked: found.links[0]?.n ?? 0,
    internsNow: found.interns[0]?.now ?? 0,
    internsDone: found.interns[0]?.done ?? 0,
  }
}
