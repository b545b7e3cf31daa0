import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reviews, ReviewsDue } from '#shared/progress/mastery-schemas.ts'
import { REVIEWS_AT_ONCE } from '#shared/progress/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  libraryQuizItems,
  librarySections,
  phaseSections,
  roadmapPhases,
  sectionTries,
} from '#worker/db/schema/index.ts'
import { asItem } from '../find-items.ts'
import { showItem } from '../items/show-item.ts'
import { standingsOf } from './standings.ts'

const DUE = sql<string>`standing.due`.mapWith(sectionTries.createdAt)

/** Statement: items that a person is asked again, as `standingsOf` has them, with what they ask and where they were learned. */
export const readStandings = (db: Database, userId: string, where: SQL | undefined) =>
  db
    .select({
      itemId: libraryQuizItems.id,
      kind: libraryQuizItems.kind,
      content: libraryQuizItems.content,
      objective: sql<string>`${librarySections.objectives}[${libraryQuizItems.objective}]`,
      due: DUE,
      isDue: sql<boolean>`standing.due <= now()`,
      section: {
        id: phaseSections.id,
        title: phaseSections.title,
        number: phaseSections.position,
        phaseId: phaseSections.phaseId,
        roadmapId: roadmapPhases.roadmapId,
      },
    })
    .from(sql`${standingsOf(userId)} standing`)
    .innerJoin(libraryQuizItems, eq(libraryQuizItems.id, sql`standing."itemId"`))
    .innerJoin(librarySections, eq(librarySections.id, libraryQuizItems.sectionId))
    .innerJoin(phaseSections, eq(phaseSections.id, sql`standing."sectionId"`))
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .where(where)

/** One of each section of the library before a second of any, the longest due first. */
const MIXED = sql`row_number() over (partition by ${libraryQuizItems.sectionId} order by standing.due, md5(${libraryQuizItems.id}))`

/** About five minutes of questions that come back today; the payload has nothing of what is right. */
export async function listReviews({ db, actor: { userId } }: UserContext): Promise<Reviews> {
  const { due, counted } = await batch(db, {
    due: readStandings(db, userId, sql`standing.due <= now()`)
      .orderBy(MIXED, sql`standing.due`, libraryQuizItems.id)
      .limit(REVIEWS_AT_ONCE),
    counted: readDue(db, userId),
  })
  return {
    ...firstOf(counted),
    items: due.map(({ section, ...row }) => ({
      ...{ itemId: row.itemId, kind: row.kind, section },
      shown: showItem(asItem(row), `${userId}:${row.itemId}`),
    })),
  }
}

/** Statement: how many come back today, and when the next does after that. */
export const readDue = (db: Database, userId: string) =>
  db
    .select({
      due: sql<number>`count(*) filter (where standing.due <= now())::int`,
      nextDueAt: sql<string | null>`min(standing.due) filter (where standing.due > now())`.mapWith(
        sectionTries.createdAt,
      ),
    })
    .from(sql`${standingsOf(userId)} standing`)

export const firstOf = ([counted]: ReviewsDue[]): ReviewsDue => counted ?? { due: 0, nextDueAt: null }
