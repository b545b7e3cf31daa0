import { asc, desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import { libraryPathPhases, libraryPathSections, libraryPaths, libraryPhrases } from '#worker/db/schema/index.ts'
import { isSameRequest } from './rules.ts'

const MOST_LOOKED_AT = 8

/** The paths whose phrases share most with a prompt, with all that they teach, and the prompt's own stems. */
const readPathsNear = prepared(['prompt'], (db, { prompt }) => {
  const asked = sql<string[]>`array(select lexeme from unnest(to_tsvector('english', ${prompt})) order by positions[1])`
  const common = sql`cardinality(array(select unnest(${libraryPhrases.lexemes}) intersect select unnest(${asked})))`
  const near = db
    .select({ pathId: libraryPhrases.pathId })
    .from(libraryPhrases)
    .where(sql`${libraryPhrases.lexemes} && ${asked}`)
    .groupBy(libraryPhrases.pathId)
    .orderBy(desc(sql`max(2.0 * ${common} / (cardinality(${libraryPhrases.lexemes}) + cardinality(${asked})))`))
    .limit(MOST_LOOKED_AT)
  return db.query.libraryPaths.findMany({
    columns: { id: true, kind: true, level: true },
    extras: { asked: asked.as('asked') },
    where: inArray(libraryPaths.id, near),
    orderBy: asc(libraryPaths.id),
    with: {
      phrases: { columns: { lexemes: true } },
      phases: {
        columns: { title: true, overview: true },
        orderBy: asc(libraryPathPhases.position),
        with: {
          sections: {
            columns: {},
            orderBy: asc(libraryPathSections.position),
            with: { section: true },
          },
        },
      },
    },
  })
})

export type LibraryPath = Awaited<ReturnType<typeof readPathsNear>>[number]

/** The authored paths that are just what a prompt asks for; where there are several, what begins from nothing comes first. */
export async function findPaths(db: Database, prompt: string): Promise<LibraryPath[]> {
  const near = await readPathsNear(db, { prompt })
  const same = near.filter(({ asked, kind, phrases }) =>
    phrases.some(({ lexemes }) => isSameRequest(asked, lexemes, kind)),
  )
  return same.sort((one, other) => one.level - other.level)
}
