import { type SQL, sql } from 'drizzle-orm'
import { BONUS_PER_SECTION, CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { bestResources, ownTopic } from '#worker/features/resources/rank-resources.ts'

const FULL_SECTION = CARDS_PER_SECTION + BONUS_PER_SECTION
/** Sections of one phase want much the same; each needs enough to choose from once the others have chosen. */
const CANDIDATES = 6 * FULL_SECTION

/**
 * What fits some sections of one phase best, nothing twice: as a select of (section_id, resource_id, place from 1).
 * A resource goes to the section where it ranks highest, equal ranks are dealt out in turns; what a full section then has
 * too many of goes round once more, to those with too few.
 * @param sections a table of rows (id, position, title, objectives, topics, content_type, time_frame, taken uuid[])
 */
export const chosenFor = (sections: SQL): SQL => sql`
  with wanting as (
    select asking.*, row_number() over (order by asking.position) as turn, count(*) over () as turns
    from ${sections} asking
  ), ranked as materialized (
    select wanting.id as section_id, best."resourceId" as resource_id, best.place, (wanting.turn + best.place) % wanting.turns as turn
    from wanting cross join lateral (${bestResources(
      {
        title: sql`wanting.title`,
        objectives: sql`wanting.objectives`,
        topics: sql`wanting.topics || ${ownTopic(sql`wanting.id`)}`,
      },
      { contentType: sql`wanting.content_type`, timeFrame: sql`wanting.time_frame` },
      { limit: CANDIDATES, except: sql`wanting.taken` },
    )}) best
  ), first_round as (${dealt(sql`select * from ranked`)}),
  second_round as (${dealt(sql`
    select * from ranked where resource_id not in (select resource_id from first_round)
      and section_id not in (select section_id from first_round group by section_id having count(*) = ${FULL_SECTION}::int)`)})
  select section_id, resource_id, (row_number() over (partition by section_id order by round, place))::int as place
  from (select *, 1 as round from first_round union all select *, 2 from second_round) both_rounds`

/** Each resource to one section, as many as a section has room for. */
function dealt(ranked: SQL): SQL {
  return sql`
    select section_id, resource_id, place from (
      select *, row_number() over (partition by section_id order by place) as number from (
        select distinct on (resource_id) * from (${ranked}) open order by resource_id, place, turn, section_id
      ) given
    ) numbered where number <= ${FULL_SECTION}::int`
}

/** The sections of a phase that have no content yet. @param from the tables of section `s` and their conditions */
export const emptySections = (filters: { contentType: SQL; timeFrame: SQL }, from: SQL): SQL => sql`
  select s.id, s.position, s.title, s.objectives, s.topics,
    ${filters.contentType} as content_type, ${filters.timeFrame} as time_frame, array(
      select c.resource_id from section_content c
      join phase_sections other on other.id = c.section_id where other.phase_id = s.phase_id
    ) as taken
  from ${from} and not exists (select from section_content c where c.section_id = s.id)`

/** Of chosen rows those that a section has room for, as cards and bonus items (section_id, resource_id, position, is_bonus). */
export const asContent = (chosen: SQL): SQL => sql`
  select section_id, resource_id, is_bonus, case when is_bonus then place - ${CARDS_PER_SECTION}::int else place end as position
  from (select chosen.*, place > ${CARDS_PER_SECTION}::int as is_bonus from ${chosen} chosen) placed
  where place <= ${FULL_SECTION}::int`

/**
 * Statement: fills every section of the phase that has no content with five cards and three bonus items by the phase's
 * filters (2§2.4). The batch must hold the phase; a phase that is not the caller's own gets nothing.
 */
export function populateSections(db: Database, phase: { phaseId: string; userId: string }) {
  return db.execute(sql`
    with fresh as (${emptySections(
      { contentType: sql`pp.content_type`, timeFrame: sql`pp.time_frame` },
      sql`phase_sections s
        join phase_progress pp on pp.phase_id = s.phase_id
        join roadmap_phases p on p.id = s.phase_id
        join roadmaps r on r.id = p.roadmap_id
        where p.id = ${phase.phaseId}::uuid and r.user_id = ${phase.userId}::uuid and r.deleted_at is null`,
    )}), chosen as (${chosenFor(sql`fresh`)}),
    stored as (
      insert into section_content (section_id, resource_id, is_bonus, position)
      ${asContent(sql`chosen`)}
    )
    insert into section_progress (section_id, is_content_populated)
    select fresh.id, (select count(*) from chosen where chosen.section_id = fresh.id) >= ${FULL_SECTION}::int from fresh
    on conflict (section_id) do update set is_content_populated = excluded.is_content_populated, updated_at = now()`)
}
