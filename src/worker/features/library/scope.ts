import { desc, notInArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import {
  libraryNames,
  libraryPathSections,
  libraryPaths,
  libraryPhrases,
  librarySections,
  libraryStems,
  libraryTopics,
} from '#worker/db/schema/index.ts'

/** Written for the internships, which are for their community groups (2§6). */
const INTERNSHIPS = ['open-source-internship-python', 'open-source-internship-javascript']

/** A path that is for everybody. */
export const isPublic = () => notInArray(libraryPaths.id, INTERNSHIPS)

/** What the reads of the library find its rows by, as expressions. */

/** So many are looked at more closely than Postgres can. */
const PATHS_NEAR = 16
const SECTIONS_NEAR = 24
/** No name has more words that say something. */
const LONGEST_NAME = 5
/** What a phrase says and the prompt does not counts against it. */
const UNSAID = 0.6

/** The words of a prompt that say something, with their stems. */
export const heardIn = (words: Placeholder): SQL => sql`library_heard(${words}::text)`

/** What whoever knows a topic knows too: what most of its sections take for granted. */
export const assumedBy = (topicId: SQLWrapper) => sql<string[]>`array(
  select unnest(knows) as known from ${librarySections} as own where own.topic_id = ${topicId}
  group by known having 2 * count(*) >= (select count(*) from ${librarySections} as every where every.topic_id = ${topicId})
)`

/** Every run of words that may be a name. */
export const spansIn = (words: Placeholder): SQL => sql`(
  with heard as materialized (select *, row_number() over (order by at) as rank from ${heardIn(words)}),
    whole as (select array_agg(stem order by at) as stems from heard)
  select first.at as start, last.at as "end", array_to_string(stems[first.rank:last.rank], ' ') as name
  from whole, heard as first join heard as last on last.rank between first.rank and first.rank + ${LONGEST_NAME - 1}
)`

/** Subselect: ids of the paths with the phrases that share most with the words. */
export const pathsNear = (db: Database, words: Placeholder) => {
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

/** The stems of what a path says that it leaves out. */
export const stemsOf = (texts: SQLWrapper) =>
  sql<string[]>`library_stems_of(lower(regexp_replace(array_to_string(${texts}, ' '), '[^[:alnum:]+#.]+', ' ', 'g')))`

/** Subselect: ids of what the words are about, of the topics that they name, of the paths near to them, and of all that these need. */
export const sectionsNear = (db: Database, words: Placeholder): SQL => sql`(
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

/** It is about a language, or takes one for granted. */
export const needsCode = sql<boolean>`exists (select from ${libraryTopics} as language
  where (language.domain = 'languages' or language.id = 'programming-basics')
    and (language.id = ${librarySections.topicId} or language.id = any(${librarySections.knows})))`
