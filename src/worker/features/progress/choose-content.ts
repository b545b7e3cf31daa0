import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { BONUS_PER_SECTION, CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseProgress, phaseSections, sectionContent, sectionProgress } from '#worker/db/schema/index.ts'
import { columnNames, excluded } from '#worker/db/sql.ts'
import { bestResources } from '#worker/features/resources/rank-resources.ts'
import type { OwnPhase } from '#worker/features/roadmaps/scope.ts'
import { ownPhaseId } from './scope.ts'

const FULL_SECTION = CARDS_PER_SECTION + BONUS_PER_SECTION
/** Sections of one phase want much the same; each needs enough to choose from once the others have chosen. */
const CANDIDATES = 6 * FULL_SECTION

/**
 * What fits some sections of one phase best, nothing twice: as a select of ("sectionId", "resourceId", place from 1).
 * A resource goes to the section where it ranks highest, equal ranks are dealt out in turns; what a full section then has
 * too many of goes round once more, to those with too few.
 * @param sections a table of rows (id, position, title, objectives, topics, "contentType", "timeFrame", taken uuid[])
 */
export const chosenFor = (sections: SQL): SQL => sql`
  with wanting as (
    select asking.*, row_number() over (order by asking.position) as turn, count(*) over () as turns
    from ${sections} asking
  ), ranked as materialized (
    select wanting.id as "sectionId", best."resourceId", best.place, (wanting.turn + best.place) % wanting.turns as turn
    from wanting cross join lateral (${bestResources(
      {
        id: sql`wanting.id`,
        title: sql`wanting.title`,
        objectives: sql`wanting.objectives`,
        topics: sql`wanting.topics`,
      },
      { contentType: sql`wanting."contentType"`, timeFrame: sql`wanting."timeFrame"` },
      { limit: CANDIDATES, except: sql`wanting.taken` },
    )}) best
  ), first as (${dealt(sql`select * from ranked`)}),
  second as (${dealt(sql`
    select * from ranked where "resourceId" not in (select "resourceId" from first)
      and "sectionId" not in (select "sectionId" from first group by "sectionId" having count(*) = ${FULL_SECTION}::int)`)})
  select "sectionId", "resourceId", (row_number() over (partition by "sectionId" order by round, place))::int as place
  from (select *, 1 as round from first union all select *, 2 from second) rounds`

/** Each resource to one section, as many as a section has room for. */
function dealt(ranked: SQL): SQL {
  return sql`
    select "sectionId", "resourceId", place from (
      select *, row_number() over (partition by "sectionId" order by place) as number from (
        select distinct on ("resourceId") * from (${ranked}) open order by "resourceId", place, turn, "sectionId"
      ) given
    ) numbered where number <= ${FULL_SECTION}::int`
}

/** What the phase of a section has already, as uuid[]. */
export function takenInPhase(phaseId: SQL): SQL {
  const other = alias(phaseSections, 'other')
  return sql`array(
    select ${sectionContent.resourceId} from ${sectionContent}
    join ${phaseSections} as ${other} on ${other.id} = ${sectionContent.sectionId} where ${other.phaseId} = ${phaseId}
  )`
}

/**
 * Sections that have no content yet, as a select of what `chosenFor` reads.
 * @param joined tables joined to the sections, with their conditions after `where`
 */
export const emptySections = (filters: { contentType: SQL; timeFrame: SQL }, joined: SQL): SQL => sql`
  select ${phaseSections.id} as id, ${phaseSections.position} as position, ${phaseSections.title} as title,
    ${phaseSections.objectives} as objectives, ${phaseSections.topics} as topics,
    ${filters.contentType} as "contentType", ${filters.timeFrame} as "timeFrame",
    ${takenInPhase(sql`${phaseSections.phaseId}`)} as taken
  from ${phaseSections} ${joined}
    and not exists (select from ${sectionContent} where ${sectionContent.sectionId} = ${phaseSections.id})`

/** Of chosen rows those that a section has room for, as ("sectionId", "resourceId", "isBonus", position). */
export const asContent = (chosen: SQL): SQL => sql`
  select "sectionId", "resourceId", "isBonus",
    case when "isBonus" then place - ${CARDS_PER_SECTION}::int else place end as position
  from (select chosen.*, place > ${CARDS_PER_SECTION}::int as "isBonus" from ${chosen} chosen) placed
  where place <= ${FULL_SECTION}::int`

/**
 * Statement: fills every section of the phase that has no content with five cards and three bonus items by the phase's
 * filters (2§2.4). The batch has opened the progress; a phase that is not the person's own gets nothing.
 */
export function populateSections(db: Database, phase: OwnPhase) {
  const { sectionId, resourceId, isBonus, position } = sectionContent
  const { isContentPopulated, updatedAt } = sectionProgress
  const fresh = emptySections(
    { contentType: sql`${phaseProgress.contentType}`, timeFrame: sql`${phaseProgress.timeFrame}` },
    sql`join ${phaseProgress} on ${phaseProgress.phaseId} = ${phaseSections.phaseId}
      where ${phaseSections.phaseId} in ${ownPhaseId(phase)}`,
  )
  return db.execute(sql`
    with fresh as (${fresh}), chosen as (${chosenFor(sql`fresh`)}),
    stored as (
      insert into ${sectionContent} (${columnNames(sectionId, resourceId, isBonus, position)})
      ${asContent(sql`chosen`)}
    )
    insert into ${sectionProgress} (${columnNames(sectionProgress.sectionId, isContentPopulated)})
    select fresh.id, (select count(*) from chosen where chosen."sectionId" = fresh.id) >= ${FULL_SECTION}::int from fresh
    on conflict (${columnNames(sectionProgress.sectionId)}) do update
    set ${columnNames(isContentPopulated)} = ${excluded(isContentPopulated)}, ${columnNames(updatedAt)} = now()`)
}
