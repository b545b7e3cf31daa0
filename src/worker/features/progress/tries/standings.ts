import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import { REVIEW_DAYS } from '#shared/progress/spacing.ts'
import {
  libraryQuizItems,
  phaseSections,
  roadmapPhases,
  roadmaps,
  sectionQuestions,
  sectionTries,
} from '#worker/db/schema/index.ts'
import { isOf } from '#worker/features/roadmaps/scope.ts'

/** How it stands with the library's items that somebody's sections are about. Days are those of UTC. */

/**
 * Subselect: the items of sections: all of the library's section that one is linked with, and those that were drawn for it.
 * @param where which sections; about `roadmaps` and `phase_sections`
 * @returns `"sectionId"`, `"itemId"`, `"completedAt"`
 */
export const itemsOf = (where: SQL | undefined): SQL => {
  const rows = (items: SQL) => sql`
    select ${phaseSections.id} as "sectionId", ${libraryQuizItems.id} as "itemId", ${phaseSections.completedAt} as "completedAt"
    from ${roadmaps} join ${roadmapPhases} on ${roadmapPhases.roadmapId} = ${roadmaps.id}
      join ${phaseSections} on ${phaseSections.phaseId} = ${roadmapPhases.id} ${items}
    where ${where}`
  return sql`(${rows(sql`join ${libraryQuizItems} on ${libraryQuizItems.sectionId} = ${phaseSections.librarySectionId}`)}
    union ${rows(sql`join ${sectionQuestions} on ${sectionQuestions.sectionId} = ${phaseSections.id}
      join ${libraryQuizItems} on ${libraryQuizItems.id} = ${sectionQuestions.itemId}`)})`
}

/** Subselect: the ids of these items. */
export const idsOf = (where: SQL | undefined): SQL => sql`(select "itemId" from ${itemsOf(where)} of)`

const interval = (days: SQL) => sql`make_interval(hours => 24 * ${days})`
const AFTER_RIGHT = sql`(${sql.raw(`array[${REVIEW_DAYS.join()}]`)})[greatest(1, least("inARow", ${REVIEW_DAYS.length}::int))]::int`

/**
 * Subselect: what a person is asked again, once for an item, and from when on (`dueAt` of `shared/progress/spacing.ts`): the items of
 * their completed sections.
 * @returns `"sectionId"` of the section completed first, `"itemId"`, `due`
 */
export const standingsOf = (userId: string): SQL => sql`(
  with learned as (
    select distinct on ("itemId") * from ${itemsOf(and(isOf(userId), isNotNull(phaseSections.completedAt)))} items
    order by "itemId", "completedAt", "sectionId"
  ), days as (
    select distinct on (${sectionTries.itemId}, day) ${sectionTries.itemId} as "itemId", day, ${sectionTries.isRight} as "isRight"
    from ${sectionTries}, date_trunc('day', ${sectionTries.createdAt}, 'UTC') as day
    where ${sectionTries.userId} = ${userId}::uuid and ${sectionTries.itemId} in (select "itemId" from learned)
    order by ${sectionTries.itemId}, day, ${sectionTries.createdAt}
  ), stood as (
    select "itemId", max(day) as last,
      count(*) filter (where "isRight" and day > coalesce("lastWrong", '-infinity'))::int as "inARow"
    from (select *, max(day) filter (where not "isRight") over (partition by "itemId") as "lastWrong" from days) days
    group by "itemId"
  )
  select learned."sectionId", learned."itemId",
    coalesce(last + ${interval(AFTER_RIGHT)}, date_trunc('day', "completedAt", 'UTC') + ${interval(sql`${REVIEW_DAYS[0]}::int`)}) as due
  from learned left join stood using ("itemId")
)`
