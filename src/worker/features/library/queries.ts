import { asc, desc, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import {
  libraryNames,
  libraryPathPhases,
  libraryPathSections,
  libraryPaths,
  libraryPhrases,
  librarySections,
  libraryStems,
  libraryTopics,
} from '#worker/db/schema/index.ts'

/** So many are looked at more closely than Postgres can. */
const PATHS_NEAR = 16
const SECTIONS_NEAR = 24
/** No name has more words that say something. */
const LONGEST_NAME = 5
/** What a phrase says and the prompt does not counts against it. */
const UNSAID = 0.6

/** The words of a prompt that say something, with their stems. */
const heardIn = (words: Placeholder): SQL => sql`library_heard(${words}::text)`

const readHeard = prepared(['words'], (db, { words }) =>
  db
    .select({
      at: sql<number>`heard.at`.as('at'),
      stem: sql<string>`heard.stem`.as('stem'),
      weight: sql<number | null>`heard.weight`.as('weight'),
      isTaught: sql<boolean>`heard.is_taught`.as('is_taught'),
    })
    .from(sql`${heardIn(words)} as heard`)
    .orderBy(sql`heard.at`),
)

/** Every run of words that may be a name. */
const spansIn = (words: Placeholder): SQL => sql`(
  with heard as materialized (select *, row_number() over (order by at) as rank from ${heardIn(words)}),
    whole as (select array_agg(stem order by at) as stems from heard)
  select first.at as start, last.at as "end", array_to_string(stems[first.rank:last.rank], ' ') as name
  from whole, heard as first join heard as last on last.rank between first.rank and first.rank + ${LONGEST_NAME - 1}
)`

const readNames = prepared(['words'], (db, { words }) =>
  db
    .select({
      start: sql<number>`spans.start`.as('start'),
      end: sql<number>`spans.end`.as('end'),
      name: libraryNames.name,
      topicId: libraryNames.topicId,
      title: libraryTopics.title,
      label: libraryNames.label,
      position: libraryNames.position,
      nearest: libraryNames.nearest,
      notAfter: libraryNames.notAfter,
      notBefore: libraryNames.notBefore,
    })
    .from(sql`${spansIn(words)} as spans`)
    .innerJoin(libraryNames, sql`${libraryNames.name} = spans.name`)
    .leftJoin(libraryTopics, sql`${libraryTopics.id} = ${libraryNames.topicId}`)
    .orderBy(sql`spans.start`, desc(sql`spans.end`), libraryNames.position),
)

/** Subselect: ids of the paths with the phrases that share most with the words. */
const pathsNear = (db: Database, words: Placeholder) => {
  const stems = sql`array(select stem from ${heardIn(words)} where weight > 0)`
  const shared = sql`(select sum(${libraryStems.weight}) from ${libraryStems}
    where ${libraryStems.stem} = any(${libraryPhrases.lexemes}) and ${libraryStems.stem} = any(${stems}))`
  return db
    .select({ pathId: libraryPhrases.pathId })
    .from(libraryPhrases)
    .where(sql`${libraryPhrases.lexemes} && ${stems}`)
    .groupBy(libraryPhrases.pathId)
    .orderBy(desc(sql`max(${1 + UNSAID} * ${shared} - ${UNSAID} * ${libraryPhrases.weight})`), libraryPhrases.pathId)
    .limit(PATHS_NEAR)
}

/** What topics are called; their table has a name of its own, since in a nested read every column gets the outer one's. */
export const titlesOf = (ids: SQLWrapper) =>
  sql<string[]>`array(select topic.title from ${libraryTopics} as topic where topic.id = any(${ids}))`

const readPaths = prepared(['words'], (db, { words }) =>
  db.query.libraryPaths.findMany({
    where: inArray(libraryPaths.id, pathsNear(db, words)),
    orderBy: asc(libraryPaths.id),
    extras: { taken: titlesOf(libraryPaths.knows).as('taken') },
    with: {
      phrases: { columns: { lexemes: true, phrase: true, weight: true } },
      phases: {
        columns: { title: true, overview: true },
        orderBy: asc(libraryPathPhases.position),
        with: { sections: { columns: { sectionId: true }, orderBy: asc(libraryPathSections.position) } },
      },
    },
  }),
)

/** Subselect: ids of what the words are about, of the topics that they name, of the paths near to them, and of all that these need. */
const sectionsNear = (db: Database, words: Placeholder): SQL => sql`(
  with recursive heard as materialized (select distinct stem, weight from ${heardIn(words)} where weight > 0),
  best as (
    select ${librarySections.id} as id from ${librarySections}
    where ${librarySections.search} @@ (select string_agg(quote_literal(stem), ' | ')::tsquery from heard)
    order by (
      select sum(heard.weight * case found.weights[1] when 'A' then 1 when 'B' then 0.5 else 0.2 end)
      from unnest(${librarySections.search}) as found join heard on heard.stem = found.lexeme
    ) desc, ${librarySections.id} limit ${SECTIONS_NEAR}
  ),
  wanted as (
    select id from best
    union select ${librarySections.id} from ${librarySections} where ${librarySections.topicId} in (
      select ${libraryNames.topicId} from ${libraryNames} where ${libraryNames.name} in (select name from ${spansIn(words)} as spans)
    )
    union select ${libraryPathSections.sectionId} from ${libraryPathSections}
      where ${libraryPathSections.pathId} in ${pathsNear(db, words)}
  ),
  needed as (
    select id from wanted
    union select unnest(${librarySections.needs}) from needed join ${librarySections} on ${librarySections.id} = needed.id
  )
  select id from needed
)`

const readSections = prepared(['words'], (db, { words }) => {
  const hits = sql<Record<string, 'A' | 'B' | 'C'>>`coalesce((
    select jsonb_object_agg(found.lexeme, found.weights[1]) from unnest(${librarySections.search}) as found
    where found.lexeme in (select stem from ${heardIn(words)})
  ), '{}')`
  return db
    .select({
      ...sectionColumns,
      topic: libraryTopics.title,
      taken: titlesOf(librarySections.knows).as('taken'),
      hits: hits.as('hits'),
    })
    .from(librarySections)
    .innerJoin(libraryTopics, eq(libraryTopics.id, librarySections.topicId))
    .where(sql`${librarySections.id} in ${sectionsNear(db, words)}`)
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
  objectives: librarySections.objectives,
  teaches: librarySections.teaches,
  needs: librarySections.needs,
  knows: librarySections.knows,
}

/** Paths to offer instead of what is missing: whole skills of the nearest topics, then where others begin. */
const readInstead = prepared(['words'], (db, { words }) => {
  const nearest = sql`(select ${libraryNames.nearest} from ${spansIn(words)} as spans join ${libraryNames} on ${libraryNames.name} = spans.name
    where ${libraryNames.topicId} is null order by spans."end" - spans.start desc limit 1)::text[]`
  const offered = sql`(coalesce(${nearest}, '{}') || (select ${libraryNames.nearest} from ${libraryNames} where ${libraryNames.name} = '')::text[])`
  const topic = sql`(select ${librarySections.topicId} from ${libraryPathSections}
    join ${librarySections} on ${librarySections.id} = ${libraryPathSections.sectionId}
    where ${libraryPathSections.pathId} = ${libraryPaths.id} group by 1 order by count(*) desc, 1 limit 1)`
  return db
    .select({
      id: libraryPaths.id,
      title: libraryPaths.title,
      isNear: sql<boolean>`coalesce(${topic} = any(${nearest}), false)`.as('is_near'),
    })
    .from(libraryPaths)
    .where(inArray(libraryPaths.kind, ['skill', 'project']))
    .orderBy(
      sql`array_position(${offered}, ${topic}) nulls last`,
      desc(sql`${libraryPaths.kind} = 'skill'`),
      libraryPaths.level,
      libraryPaths.id,
    )
    .limit(3)
})

const readPathWhole = prepared(['id'], (db, { id }) =>
  db.query.libraryPaths.findFirst({
    columns: { id: true },
    where: eq(libraryPaths.id, id),
    with: {
      phases: {
        columns: { title: true, overview: true },
        orderBy: asc(libraryPathPhases.position),
        with: { sections: { columns: {}, orderBy: asc(libraryPathSections.position), with: { section: true } } },
      },
    },
  }),
)

export type WholePath = NonNullable<Awaited<ReturnType<typeof readPathWhole>>>

/** A path with all that it teaches. */
export const readPath = (db: Database, id: string) => readPathWhole(db, { id })

const SUGGESTED = 9

const readSuggested = prepared(['words'], (db, { words }) => {
  const isNear = inArray(libraryPaths.id, pathsNear(db, words))
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
