import { and, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import {
  libraryHints,
  libraryNames,
  libraryPathPhases,
  libraryPathSections,
  libraryPathStems,
  libraryPaths,
  librarySections,
  libraryTopics,
} from '#worker/db/schema/index.ts'
import { asJson } from '#worker/db/sql.ts'
import {
  assumedBy,
  HEARD,
  heardIn,
  heardOnce,
  isPublic,
  needsCode,
  pathsFoundIn,
  pathsNear,
  sectionsNear,
  spansIn,
  titlesOf,
} from './scope.ts'

const readHeard = prepared(['words'], (db, { words }) =>
  db
    .select({
      at: sql<number>`heard.at`.as('at'),
      stem: sql<string>`heard.stem`.as('stem'),
      weight: sql<number | null>`heard.weight`.as('weight'),
      isOrdinary: sql<boolean>`heard.is_ordinary`.as('is_ordinary'),
    })
    .from(sql`${heardIn(words)} as heard`)
    .orderBy(sql`heard.at`),
)

const readNames = prepared(['words'], (db, { words }) =>
  db
    .select({
      start: sql<number>`spans.start`.as('start'),
      end: sql<number>`spans.end`.as('end'),
      name: libraryNames.name,
      topicId: libraryNames.topicId,
      title: libraryTopics.title,
      domain: libraryTopics.domain,
      assumes: assumedBy(libraryNames.topicId).as('assumes'),
      label: libraryNames.label,
      position: libraryNames.position,
      nearest: libraryNames.nearest,
      notAfter: libraryNames.notAfter,
      notBefore: libraryNames.notBefore,
    })
    .from(sql`${spansIn(heardIn(words))} as spans`)
    .innerJoin(libraryNames, sql`${libraryNames.name} = spans.name`)
    .leftJoin(libraryTopics, sql`${libraryTopics.id} = ${libraryNames.topicId}`)
    .orderBy(sql`spans.start`, desc(sql`spans.end`), libraryNames.position),
)

const readPaths = prepared(['words'], (db, { words }) =>
  db.query.libraryPaths.findMany({
    where: inArray(libraryPaths.id, pathsFoundIn(db, words)),
    orderBy: asc(libraryPaths.id),
    columns: { id: true, kind: true, title: true, level: true, knows: true, leavesOut: true },
    extras: {
      taken: asJson(titlesOf(libraryPaths.knows)).as('taken'),
      said: asJson(libraryPaths.said).as('said'),
    },
    with: {
      phrases: { columns: { lexemes: true, phrase: true, weight: true } },
      hints: {
        columns: { stem: true, weight: true },
        where: inArray(libraryHints.stem, sql`(select stem from ${heardIn(words)})`),
      },
      stems: {
        columns: { stem: true, weight: true },
        where: inArray(libraryPathStems.stem, sql`(select stem from ${heardIn(words)})`),
      },
      phases: {
        columns: { title: true, overview: true },
        orderBy: asc(libraryPathPhases.position),
        with: { sections: { columns: { sectionId: true }, orderBy: asc(libraryPathSections.position) } },
      },
    },
  }),
)

const readSections = prepared(['words'], (db, { words }) => {
  const hits = sql<Record<string, 'A' | 'B' | 'C'>>`coalesce((
    select jsonb_object_agg(found.lexeme, found.weights[1]) from unnest(${librarySections.search}) as found
    where found.lexeme in (select stem from ${HEARD})
  ), '{}')`
  return db
    .with(heardOnce(db, words))
    .select({
      ...sectionColumns,
      topic: libraryTopics.title,
      taken: asJson(titlesOf(librarySections.knows)),
      needsCode: needsCode.as('needs_code'),
      hits: hits.as('hits'),
    })
    .from(librarySections)
    .innerJoin(libraryTopics, eq(libraryTopics.id, librarySections.topicId))
    .where(sql`${librarySections.id} in ${sectionsNear(db)}`)
    .orderBy(librarySections.topicId, librarySections.position)
})

const sectionColumns = {
  id: librarySections.id,
  topicId: librarySections.topicId,
  position: librarySections.position,
  title: librarySections.title,
  description: librarySections.description,
  aim: librarySections.aim,
  category: librarySections.category,
  level: librarySections.level,
  minutes: librarySections.minutes,
  objectives: asJson(librarySections.objectives),
  teaches: asJson(librarySections.teaches),
  needs: asJson(librarySections.needs),
  knows: asJson(librarySections.knows),
}

/** Paths to offer instead of what is missing: whole skills of the nearest topics, then where others begin. */
const readInstead = prepared(['words'], (db, { words }) => {
  // limited so that it is read once and not wherever it is named
  const asked = db.$with('asked', {}).as(sql`select (
      select ${libraryNames.nearest} from ${spansIn(heardIn(words))} as spans
      join ${libraryNames} on ${libraryNames.name} = spans.name
      where ${libraryNames.topicId} is null order by spans."end" - spans.start desc limit 1
    )::text[] as nearest, (select ${libraryNames.nearest} from ${libraryNames} where ${libraryNames.name} = '')::text[] as begun
    limit 1`)
  const isNear = sql<boolean>`coalesce(${libraryPaths.topicId} = any(asked.nearest), false)`
  return db
    .with(asked)
    .select({ id: libraryPaths.id, title: libraryPaths.title, isNear: isNear.as('is_near') })
    .from(libraryPaths)
    .innerJoin(sql`asked`, sql`true`)
    .where(
      sql`${libraryPaths.kind} in ('skill', 'project', 'basics') or (${libraryPaths.kind} <> 'interview' and ${isNear})`,
    )
    .orderBy(
      sql`array_position(coalesce(asked.nearest, '{}') || asked.begun, ${libraryPaths.topicId}) nulls last`,
      sql`array_position(array['skill', 'project', 'basics', 'narrow'], ${libraryPaths.kind}) nulls last`,
      libraryPaths.level,
      libraryPaths.id,
    )
    .limit(3)
})

const readPathWhere = (where: (id: Placeholder) => SQL | undefined) =>
  prepared(['id'], (db, { id }) =>
    db.query.libraryPaths.findFirst({
      columns: { id: true, title: true },
      where: where(id),
      with: {
        phases: {
          columns: { title: true, overview: true },
          orderBy: asc(libraryPathPhases.position),
          with: { sections: { columns: {}, orderBy: asc(libraryPathSections.position), with: { section: true } } },
        },
      },
    }),
  )

const readAnyPath = readPathWhere((id) => eq(libraryPaths.id, id))
const readPathForAll = readPathWhere((id) => and(eq(libraryPaths.id, id), isPublic()))

export type WholePath = NonNullable<Awaited<ReturnType<typeof readAnyPath>>>

/** A path with all that it teaches. */
export const readPath = (db: Database, id: string) => readAnyPath(db, { id })
/** The same of what is for everybody. */
export const readPublicPath = (db: Database, id: string) => readPathForAll(db, { id })

const SUGGESTED = 9

const readSuggested = prepared(['words'], (db, { words }) => {
  const isNear = inArray(libraryPaths.id, pathsNear(db, heardIn(words)))
  return db
    .select({ title: libraryPaths.title })
    .from(libraryPaths)
    .orderBy(desc(isNear), desc(sql`${libraryPaths.kind} = 'skill'`), libraryPaths.level, libraryPaths.id)
    .limit(SUGGESTED)
})

/** Titles of the paths that are near to words, and of whole skills where there are fewer than nine; each is a prompt. */
export async function suggestPaths(db: Database, words: readonly string[]): Promise<string[]> {
  const rows = await readSuggested(db, { words: words.join(' ') })
  return rows.map(({ title }) => title)
}

export type HeardStem = Awaited<ReturnType<typeof readHeard>>[number]
export type FoundName = Awaited<ReturnType<typeof readNames>>[number]
export type FoundPath = Awaited<ReturnType<typeof readPaths>>[number]
export type FoundSection = Awaited<ReturnType<typeof readSections>>[number]
export type OfferedPath = Awaited<ReturnType<typeof readInstead>>[number]

/** What the library has that is near to a prompt, and what each of its words is to the library. */
export interface Found {
  heard: HeardStem[]
  names: FoundName[]
  paths: FoundPath[]
  sections: FoundSection[]
  instead: OfferedPath[]
}

/** @param words of the prompt, in their order, as searchWords tells them apart; one round trip */
export async function findNear(db: Database, words: readonly string[]): Promise<Found> {
  const values = { words: words.join(' ') }
  return batch(db, {
    heard: readHeard(db, values),
    names: readNames(db, values),
    paths: readPaths(db, values),
    sections: readSections(db, values),
    instead: readInstead(db, values),
  })
}
