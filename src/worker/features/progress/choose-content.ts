import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { BONUS_PER_SECTION, CARDS_PER_SECTION, ENOUGH_CARDS } from '#shared/resources/rules.ts'
import type { Database } from '#worker/db/client.ts'
import {
  phaseProgress,
  phaseSections,
  roadmapPhases,
  sectionContent,
  sectionProgress,
} from '#worker/db/schema/index.ts'
import { columnNames, excluded } from '#worker/db/sql.ts'
import { bestResources } from '#worker/features/resources/rank-resources.ts'
import type { OwnPhase } from '#worker/features/roadmaps/scope.ts'
import { ownPhaseId } from './scope.ts'

const FULL_SECTION = CARDS_PER_SECTION + BONUS_PER_SECTION
/** Sections of one phase want much the same; each needs enough to choose from once the others have chosen. */
const CANDIDATES = 6 * FULL_SECTION

/** Content filters, as expressions of the statement that asks. */
export interface FilterTerms {
  contentType: SQL
  timeFrame: SQL
}

/**
 * What fits some sections of one phase best, nothing twice: as a select of ("sectionId", "resourceId", place from 1).
 * A resource goes to the section where it ranks highest, equal ranks are dealt out in turns; what a full section then has
 * too many of goes round once more, to those with too few. What other phases of the roadmap show comes only to a section
 * that has hardly anything without it.
 * @param sections a table of rows as `asking` selects them
 */
export const chosenFor = (sections: SQL): SQL => sql`
  with wanting as (
    select asking.*, row_number() over (order by asking.position) as turn, count(*) over () as turns
    from ${sections} asking
  ), ranked as materialized (${rankedFor(sql`wanting`, sql`wanting.taken || wanting.elsewhere`)}),
  first as (${dealt(sql`select * from ranked`, sql`${FULL_SECTION}::int`)}),
  second as (${dealt(
    sql`select * from ranked where "resourceId" not in (select "resourceId" from first)
      and "sectionId" not in (select "sectionId" from first group by "sectionId" having count(*) = ${FULL_SECTION}::int)`,
    sql`${FULL_SECTION}::int`,
  )}),
  fresh as (select *, 1 as round from first union all select *, 2 from second),
  poor as materialized (
    select wanting.*, array(select "resourceId" from fresh) as fresh, ${ENOUGH_CARDS}::int - wanting.cards
      - (select count(*) from fresh where fresh."sectionId" = wanting.id) as room
    from wanting
  ),
  repeated as (${dealt(
    rankedFor(sql`poor`, sql`wanting.taken || wanting.fresh`, sql`wanting.room > 0`),
    sql`(select room from poor where poor.id = "sectionId")`,
  )})
  select "sectionId", "resourceId", (row_number() over (partition by "sectionId" order by round, place))::int as place
  from (select * from fresh union all select *, 3 from repeated) rounds`

/**
 * What ranks best for each section, as a select of ("sectionId", "resourceId", place, turn).
 * @param sections a table of rows as `asking` selects them, with the turn of each and how many turns there are
 * @param except uuid[] of what is not to be given again, of the row `wanting`
 */
export const rankedFor = (sections: SQL, except: SQL, condition = sql`true`): SQL => sql`
  select wanting.id as "sectionId", best."resourceId", best.place, (wanting.turn + best.place) % wanting.turns as turn
  from ${sections} wanting cross join lateral (${bestResources(
    {
      id: sql`wanting.id`,
      title: sql`wanting.title`,
      objectives: sql`wanting.objectives`,
      topics: sql`wanting.topics`,
      libraryId: sql`wanting."libraryId"`,
      around: sql`wanting.around`,
    },
    { contentType: sql`wanting."contentType"`, timeFrame: sql`wanting."timeFrame"` },
    { limit: CANDIDATES, except },
  )}) best where ${condition}`

/** Each resource to one section, as many as a section has room for. */
const dealt = (ranked: SQL, room: SQL): SQL => sql`
  select "sectionId", "resourceId", place from (
    select *, row_number() over (partition by "sectionId" order by place) as number from (
      select distinct on ("resourceId") * from (${ranked}) open order by "resourceId", place, turn, "sectionId"
    ) given
  ) numbered where number <= ${room}`

/** What the phase of a section has already, as uuid[]. */
export function takenInPhase(phaseId: SQL): SQL {
  const other = alias(phaseSections, 'other')
  return sql`array(
    select ${sectionContent.resourceId} from ${sectionContent}
    join ${phaseSections} as ${other} on ${other.id} = ${sectionContent.sectionId} where ${other.phaseId} = ${phaseId}
  )`
}

/** What the other phases of its roadmap show, as uuid[]. */
function shownElsewhere(phaseId: SQL): SQL {
  const [other, own, sibling] = [
    alias(phaseSections, 'other'),
    alias(roadmapPhases, 'own'),
    alias(roadmapPhases, 'sibling'),
  ]
  return sql`array(
    select ${sectionContent.resourceId} from ${roadmapPhases} as ${own}
    join ${roadmapPhases} as ${sibling} on ${sibling.roadmapId} = ${own.roadmapId} and ${sibling.id} <> ${own.id}
    join ${phaseSections} as ${other} on ${other.phaseId} = ${sibling.id}
    join ${sectionContent} on ${sectionContent.sectionId} = ${other.id} where ${own.id} = ${phaseId}
  )`
}

/** The topics of all sections of its roadmap, as text[]. */
function topicsAround(phaseId: SQL): SQL {
  const [other, own, sibling] = [
    alias(phaseSections, 'other'),
    alias(roadmapPhases, 'own'),
    alias(roadmapPhases, 'sibling'),
  ]
  return sql`array(
    select distinct unnest(${other.topics}) from ${roadmapPhases} as ${own}
    join ${roadmapPhases} as ${sibling} on ${sibling.roadmapId} = ${own.roadmapId}
    join ${phaseSections} as ${other} on ${other.phaseId} = ${sibling.id} where ${own.id} = ${phaseId}
  )`
}

/** What `chosenFor` reads of a section, as columns of a select. */
export const asking = ({ contentType, timeFrame }: FilterTerms, has: { taken: SQL; cards: SQL }): SQL => sql`
  ${phaseSections.id} as id, ${phaseSections.position} as position, ${phaseSections.title} as title,
  ${phaseSections.objectives} as objectives, ${phaseSections.topics} as topics,
  ${phaseSections.librarySectionId} as "libraryId", ${contentType} as "contentType", ${timeFrame} as "timeFrame",
  ${has.taken} as taken, ${shownElsewhere(sql`${phaseSections.phaseId}`)} as elsewhere,
  ${topicsAround(sql`${phaseSections.phaseId}`)} as around, ${has.cards} as cards`

/**
 * Sections that have no content yet, as a select of what `chosenFor` reads.
 * @param joined tables joined to the sections, with their conditions after `where`
 */
export const emptySections = (filters: FilterTerms, joined: SQL): SQL => sql`
  select ${asking(filters, { taken: takenInPhase(sql`${phaseSections.phaseId}`), cards: sql`0` })}
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
  const { isContentPopulated, contentSoughtAt, updatedAt } = sectionProgress
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
    insert into ${sectionProgress} (${columnNames(sectionProgress.sectionId, isContentPopulated, contentSoughtAt)})
    select fresh.id, (select count(*) from chosen where chosen."sectionId" = fresh.id) >= ${FULL_SECTION}::int, now() from fresh
    on conflict (${columnNames(sectionProgress.sectionId)}) do update
    set ${columnNames(isContentPopulated)} = ${excluded(isContentPopulated)},
      ${columnNames(contentSoughtAt)} = now(), ${columnNames(updatedAt)} = now()`)
}
