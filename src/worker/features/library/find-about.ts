import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { libraryPathSections, libraryPaths, librarySections } from '#worker/db/schema/index.ts'
import { SHARE } from './find-sections.ts'
import { HEARD, heardOnce, isPublic } from './scope.ts'
import { wordsOf } from './statements.ts'

const MOST_ABOUT = 3
/** So much of what is asked about a section must be about. */
const LEAST_IN_COMMON = 0.6
/** So many that have one of the words are looked at. */
const CANDIDATES = 60

/** Sections of the library about a subject, the most about it first, each with a public path that has it. */
export async function findAbout(db: Database, subject: string) {
  const candidates = db
    .select({ id: librarySections.id })
    .from(librarySections)
    .where(
      // by its title or what it teaches: a word that it only mentions is not what it is about
      sql`${librarySections.search} @@ (select string_agg(quote_literal(stem) || ':AB', ' | ')::tsquery from ${HEARD})`,
    )
    .orderBy(
      desc(
        sql`ts_rank(${librarySections.search}, (select string_agg(quote_literal(stem), ' | ')::tsquery from ${HEARD}))`,
      ),
    )
    .limit(CANDIDATES)
  const path = db
    .select({ id: libraryPaths.id })
    .from(libraryPathSections)
    .innerJoin(libraryPaths, eq(libraryPaths.id, libraryPathSections.pathId))
    .where(sql`${libraryPathSections.sectionId} = ${librarySections.id} and ${isPublic()}`)
    .orderBy(libraryPaths.id)
    .limit(1)
  const rows = await db
    .with(heardOnce(db, wordsOf(subject)))
    .select({
      title: librarySections.title,
      description: librarySections.description,
      path: sql<string | null>`(${path})`.as('path'),
      share: SHARE.as('share'),
    })
    .from(librarySections)
    .where(inArray(librarySections.id, candidates))
    .orderBy(desc(sql`share`), librarySections.level, librarySections.id)
    .limit(MOST_ABOUT)
  return rows.filter((row) => row.share >= LEAST_IN_COMMON)
}
