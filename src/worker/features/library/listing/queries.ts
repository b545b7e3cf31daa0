import { and, asc, count, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { PATH_KINDS, PATHS_PER_PAGE, type PathArea, type PathKind, type PathLevel } from '#shared/library/rules.ts'
import type { GetPathInput, ListPathsInput, ListPathsOutput, Path } from '#shared/library/schemas.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import {
  libraryPathPhases,
  libraryPathSections,
  libraryPaths,
  libraryPhrases,
  librarySections,
  libraryTopics,
} from '#worker/db/schema/index.ts'
import { textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { countsOf } from '../rules.ts'
import { heardIn, isPublic, titlesOf } from '../scope.ts'
import { wordsOf } from '../statements.ts'

const TOPICS_SHOWN = 3

/** Of every path, what its sections come to. */
const SUMS = sql`(
  select ${libraryPathSections.pathId} as path, sum(${librarySections.minutes})::int as minutes, count(*) as sections,
    mode() within group (order by ${libraryTopics.domain}) as area
  from ${libraryPathSections}
  join ${librarySections} on ${librarySections.id} = ${libraryPathSections.sectionId}
  join ${libraryTopics} on ${libraryTopics.id} = ${librarySections.topicId}
  group by ${libraryPathSections.pathId}
) as sums`

/** What its sections are about, most of them first. */
const topics = sql<string[]>`array(
  select ${libraryTopics.title} from ${libraryPathSections}
  join ${librarySections} on ${librarySections.id} = ${libraryPathSections.sectionId}
  join ${libraryTopics} on ${libraryTopics.id} = ${librarySections.topicId}
  where ${libraryPathSections.pathId} = ${libraryPaths.id}
  group by ${libraryTopics.id} order by count(*) desc, ${libraryTopics.title} limit ${TOPICS_SHOWN}::int
)`

const stations = sql<number[]>`array(
  select count(*)::int from ${libraryPathSections} where ${libraryPathSections.pathId} = ${libraryPaths.id}
  group by ${libraryPathSections.phase} order by ${libraryPathSections.phase}
)`

/** What a word tells that the library does not know: as much as a rare one. */
const UNKNOWN = 5
/** So much of what is looked for a path must speak of. */
const LEAST_FOUND = 0.5

/**
 * Of every path that speaks of the words: how much of what they tell it is about. Its phrases say it whole; where only its
 * sections do, they say half of it. How well it fits is told besides by its title, by how many of its sections speak of them,
 * and by a phrase that says just that, and no more: a word that stands in one phrase makes nothing a path about it.
 */
const found = (words: Placeholder): SQL => sql`(
  with heard as materialized (
    select stem, max(coalesce(weight, ${UNKNOWN}::real)) as weight from ${heardIn(words)}
    where weight > 0 or weight is null group by stem
  ), whole as (
    select sum(weight) as weight, array_agg(stem) as stems, string_agg(quote_literal(stem), ' | ')::tsquery as query from heard
  ), said as (
    select ${libraryPhrases.pathId} as path, stem, 1 as worth, null as section, ${libraryPhrases.phrase} = titled.title as "isTitle"
    from whole cross join ${libraryPhrases} join ${libraryPaths} as titled on titled.id = ${libraryPhrases.pathId}
      cross join unnest(${libraryPhrases.lexemes}) as stem
    where ${libraryPhrases.lexemes} && whole.stems and stem = any(whole.stems)
    union all
    select ${libraryPathSections.pathId}, lexeme, case weights[1] when 'A' then 0.5 when 'B' then 0.25 else 0 end,
      ${librarySections.id}, false
    from whole cross join ${librarySections}
      join ${libraryPathSections} on ${libraryPathSections.sectionId} = ${librarySections.id}
      cross join unnest(${librarySections.search})
    where ${librarySections.search} @@ whole.query and lexeme = any(whole.stems)
  ), best as (
    select path, stem, max(worth) as worth, bool_or("isTitle")::int as titled, count(section) filter (where worth > 0) as sections
    from said group by path, stem
  ), near as (
    select ${libraryPhrases.pathId} as path, max(1 / (1 + abs(${libraryPhrases.weight} - whole.weight))) as nearness
    from whole, ${libraryPhrases} where ${libraryPhrases.lexemes} @> whole.stems group by ${libraryPhrases.pathId}
  )
  select path, sum(worth * heard.weight) / (select weight from whole) as share, max(coalesce(nearness, 0)) as nearness,
    sum(titled * heard.weight) / (select weight from whole) as titled,
    sum(sections * heard.weight) / (select weight from whole) as sections
  from best join heard using (stem) left join near using (path) group by path
) as found`

/** Where a path says all of it in one phrase, one that teaches a whole skill comes before one for a few. */
const FITS = sql`found.share + found.nearness * case ${libraryPaths.kind} when 'skill' then 1.5 else 1 end
  + 0.5 * found.titled + 0.7 * found.sections / sums.sections`

/** Everybody's, and enough about what is looked for. */
const isFound = (search: Placeholder) =>
  and(isPublic(), sql`(${search}::text = '' or found.share >= ${LEAST_FOUND}::real)`)

const isAsked = (asked: Placeholder, is: SQL) => sql`(${asked}::text is null or ${is} = ${asked}::text)`

const LEVEL = sql<PathLevel>`${libraryPaths.level}::text`
const AREA = sql<PathArea>`sums.area`

const headColumns = {
  id: libraryPaths.id,
  kind: sql<PathKind>`${libraryPaths.kind}`,
  area: AREA.as('area'),
  level: LEVEL.as('level_name'),
  title: libraryPaths.title,
  description: libraryPaths.description,
  minutes: sql<number>`sums.minutes`.as('minutes'),
  topics: topics.as('topics'),
}

/** What people come for before what few need, and of every area something on the first page. */
const SHELF = sql`row_number() over (partition by sums.area order by
  array_position(${textArray(Object.keys(PATH_KINDS))}, ${libraryPaths.kind}), ${libraryPaths.level}, ${libraryPaths.id})`

const findPaths = prepared(['words', 'search', 'kind', 'area', 'level', 'offset'], (db, asked) =>
  db
    .select({ ...headColumns, phases: stations.as('phases'), total: sql<number>`count(*) over ()::int`.as('total') })
    .from(libraryPaths)
    .innerJoin(SUMS, sql`sums.path = ${libraryPaths.id}`)
    .leftJoin(found(asked.words), sql`found.path = ${libraryPaths.id}`)
    .where(
      and(
        isFound(asked.search),
        isAsked(asked.kind, sql`${libraryPaths.kind}`),
        isAsked(asked.area, AREA),
        isAsked(asked.level, LEVEL),
      ),
    )
    .orderBy(sql`${FITS} desc nulls last`, SHELF, AREA, asc(libraryPaths.id))
    .limit(PATHS_PER_PAGE)
    .offset(asked.offset),
)

const countPaths = prepared(['words', 'search'], (db, asked) =>
  db
    .select({ kind: headColumns.kind, area: AREA, level: LEVEL, count: count() })
    .from(libraryPaths)
    .innerJoin(SUMS, sql`sums.path = ${libraryPaths.id}`)
    .leftJoin(found(asked.words), sql`found.path = ${libraryPaths.id}`)
    .where(isFound(asked.search))
    .groupBy(libraryPaths.kind, AREA, libraryPaths.level),
)

/** Paths of the library that speak of what is looked for, a page at a time; all of them where nothing is. */
export async function listPaths({ db }: Context, input: ListPathsInput): Promise<ListPathsOutput> {
  const { search, kind = null, area = null, level = null, cursor } = input
  const words = wordsOf(search)
  const { rows, groups } = await batch(db, {
    rows: findPaths(db, { words, search, kind, area, level, offset: cursor }),
    groups: cursor === 0 ? countPaths(db, { words, search }) : null,
  })
  const total = rows[0]?.total ?? 0
  const beyond = cursor + rows.length
  return {
    paths: rows.map(({ total: _, ...path }) => path),
    total,
    counts: groups ? countsOf(groups, input) : null,
    nextCursor: rows.length > 0 && beyond < total ? beyond : null,
  }
}

const phasesOfPath = sql<Path['phases']>`(
  select jsonb_agg(jsonb_build_object('title', ${libraryPathPhases.title}, 'overview', ${libraryPathPhases.overview},
    'sections', (
      select jsonb_agg(jsonb_build_object('id', ${librarySections.id}, 'title', ${librarySections.title},
        'description', ${librarySections.description}, 'aim', ${librarySections.aim},
        'minutes', ${librarySections.minutes}, 'objectives', ${librarySections.objectives}
      ) order by ${libraryPathSections.position})
      from ${libraryPathSections} join ${librarySections} on ${librarySections.id} = ${libraryPathSections.sectionId}
      where ${libraryPathSections.pathId} = ${libraryPaths.id} and ${libraryPathSections.phase} = ${libraryPathPhases.position}
    )) order by ${libraryPathPhases.position})
  from ${libraryPathPhases} where ${libraryPathPhases.pathId} = ${libraryPaths.id}
)`

const findPath = prepared(['id'], (db, { id }) =>
  db
    .select({
      ...headColumns,
      audience: libraryPaths.audience,
      knows: titlesOf(libraryPaths.knows).as('known'),
      leavesOut: libraryPaths.leavesOut,
      phases: phasesOfPath.as('phases'),
    })
    .from(libraryPaths)
    .innerJoin(SUMS, sql`sums.path = ${libraryPaths.id}`)
    .where(and(eq(libraryPaths.id, id), isPublic())),
)

/** A path with all it teaches. @throws DomainError not_found */
export async function getPath({ db }: Context, { id }: z.infer<typeof GetPathInput>): Promise<Path> {
  const [path] = await findPath(db, { id })
  if (!path) throw new DomainError('not_found', 'This path does not exist.')
  return path
}
