import { desc, notInArray, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import type { Slot } from '#worker/db/prepared.ts'
import {
  libraryHints,
  libraryNames,
  libraryPathSections,
  libraryPathStems,
  libraryPaths,
  libraryPhrases,
  librarySections,
  libraryTopics,
} from '#worker/db/schema/index.ts'

/** Written for the internships, which are for their community groups (2§6). */
const INTERNSHIPS = ['open-source-internship-python', 'open-source-internship-javascript']

/** A path that is for everybody. */
export const isPublic = () => notInArray(libraryPaths.id, INTERNSHIPS)

/** What the reads of the library find its rows by, as expressions. */

/** So many are looked at more closely than Postgres can. */
const PATHS_NEAR = 16
const PATHS_HINTED = 8
const PATHS_LIKE = 8
const SECTIONS_NEAR = 24
/** No name has more words that say something. */
const LONGEST_NAME = 5
/** What a phrase says and the prompt does not counts against it. */
const UNSAID = 0.6

/** The words of a prompt that say something, with their stems. */
export const heardIn = (words: Slot<string>): SQL => sql`library_heard(${words}::text)`

/** What whoever knows a topic knows too: what most of its sections take for granted. */
export const assumedBy = (topicId: SQLWrapper) => sql<string[]>`array(
  select unnest(knows) as known from ${librarySections} as own where own.topic_id = ${topicId}
  group by known having 2 * count(*) >= (select count(*) from ${librarySections} as every where every.topic_id = ${topicId})
)`

/** The name under which a statement that needs them more than once has what `heardIn` finds. */
export const HEARD = sql`heard`

/** With this before it. */
export const heardOnce = (db: Database, words: Slot<string>) =>
  db.$with('heard', {}).as(sql`select * from ${heardIn(words)}`)

/** Every run of words that may be a name. */
export const spansIn = (heard: SQL): SQL => sql`(
  with ranked as materialized (select *, row_number() over (order by at) as rank from ${heard}),
    whole as (select array_agg(stem order by at) as stems from ranked)
  select first.at as start, last.at as "end", array_to_string(stems[first.rank:last.rank], ' ') as name
  from whole, ranked as first join ranked as last on last.rank between first.rank and first.rank + ${LONGEST_NAME - 1}
)`

/** Subselect: ids of the paths with the phrases that share most with what was heard. */
export const pathsNear = (db: Database, heard: SQL) => {
  const telling = db
    .$with('telling', {})
    .as(sql`select distinct stem, weight from ${heard} where weight > 0 order by stem`)
  const shared = sql`(select sum(telling.weight) from telling where telling.stem = any(${libraryPhrases.lexemes}))`
  return db
    .with(telling)
    .select({ pathId: libraryPhrases.pathId })
    .from(libraryPhrases)
    .where(sql`${libraryPhrases.lexemes} && array(select stem from telling)`)
    .groupBy(libraryPhrases.pathId)
    .orderBy(desc(sql`max(${1 + UNSAID} * ${shared} - ${UNSAID} * ${libraryPhrases.weight})`), libraryPhrases.pathId)
    .limit(PATHS_NEAR)
}

/** Subselect: ids of the paths that what was heard hints at most. */
const pathsHinted = (db: Database, heard: SQL) =>
  db
    .select({ pathId: libraryHints.pathId })
    .from(libraryHints)
    .where(sql`${libraryHints.stem} in (select stem from ${heard})`)
    .groupBy(libraryHints.pathId)
    .orderBy(desc(sum(libraryHints.weight)), libraryHints.pathId)
    .limit(PATHS_HINTED)

/** Subselect: ids of the paths that say most of what was heard in all their words. */
const pathsLike = (db: Database, heard: SQL) =>
  db
    .select({ pathId: libraryPathStems.pathId })
    .from(libraryPathStems)
    .where(sql`${libraryPathStems.stem} in (select stem from ${heard})`)
    .groupBy(libraryPathStems.pathId)
    .orderBy(desc(sum(libraryPathStems.weight)), libraryPathStems.pathId)
    .limit(PATHS_LIKE)

/** Subselect: ids of the paths that what was heard is called, hints at or says most of. */
export const pathsFound = (db: Database, heard: SQL): SQL =>
  sql`(${pathsNear(db, heard)} union ${pathsHinted(db, heard)} union ${pathsLike(db, heard)})`

/** The same of words, which are heard once for all three. */
export const pathsFoundIn = (db: Database, words: Slot<string>): SQL => sql`(
  with ${HEARD} as materialized (select * from ${heardIn(words)}) select * from ${pathsFound(db, HEARD)} as found
)`

/** What topics are called; their table has a name of its own, since in a nested read every column gets the outer one's. */
export const titlesOf = (ids: SQLWrapper) =>
  sql<string[]>`array(select topic.title from ${libraryTopics} as topic where topic.id = any(${ids}))`

/** Subselect: ids of what HEARD is about, of the topics that it names, of the paths near to it, and of all that these need. */
export const sectionsNear = (db: Database): SQL => sql`(
  with recursive telling as materialized (
    select distinct stem, weight, quote_literal(stem)::tsquery as query, (quote_literal(stem) || ':A')::tsquery as as_a,
      (quote_literal(stem) || ':B')::tsquery as as_b from ${HEARD} where weight > 0
  ),
  best as (
    select ${librarySections.id} as id from ${librarySections}
    where ${librarySections.search} @@ (select string_agg(query::text, ' | ')::tsquery from telling)
    order by (
      select sum(weight * case when ${librarySections.search} @@ as_a then 1 when ${librarySections.search} @@ as_b then 0.5 else 0.2 end)
      from telling where ${librarySections.search} @@ query
    ) desc, ${librarySections.id} limit ${SECTIONS_NEAR}
  ),
  wanted as (
    select id from best
    union select ${librarySections.id} from ${librarySections} where ${librarySections.topicId} in (
      select ${libraryNames.topicId} from ${libraryNames} where ${libraryNames.name} in (select name from ${spansIn(HEARD)} as spans)
    )
    union select ${libraryPathSections.sectionId} from ${libraryPathSections}
      where ${libraryPathSections.pathId} in ${pathsFound(db, HEARD)}
  ),
  needed as (
    select id from wanted
    union select unnest(${librarySections.needs}) from needed join ${librarySections} on ${librarySections.id} = needed.id
  )
  select id from needed
)`

/** It is about a language, or takes one for granted. */
export const needsCode = sql<boolean>`exists (select from ${libraryTopics} as language
  where (language.domain = 'languages' or language.id = 'programming-basics')
    and (language.id = ${librarySections.topicId} or language.id = any(${librarySections.knows})))`
