import { type SQL, sql } from 'drizzle-orm'
import type { CourseProgress } from '#shared/progress/schemas.ts'
import { DEFAULT_CONTENT_TYPE, DEFAULT_TIME_FRAME } from '#shared/resources/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { isoInstant } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { phaseStatus } from '#worker/features/roadmaps/queries.ts'
import { asContent, chosenFor, emptySections } from './choose-content.ts'
import { type AskedPhase, visiblePhase } from './policy.ts'

/** A row of `courseOf`; `sections` is JSON built by the database, so that one statement answers all. */
export type CourseRow = {
  id: string
  roadmap_id: string
  is_owner: boolean
  status: CourseProgress['status']
  version: number
  content_type: CourseProgress['contentFilters']['contentType']
  time_frame: CourseProgress['contentFilters']['timeFrame']
  last_section: number
  sections: CourseProgress['progress']
}

/**
 * Statement: a phase's whole progress (2§3) for whoever may see it. Others than the owner get what there is to read and
 * nothing of how far anybody is; for a section that the owner never opened, what would be chosen for it (SEC-20).
 */
export function courseOf(db: Database, asked: AskedPhase) {
  const forViewers = emptySections(
    { contentType: sql`${DEFAULT_CONTENT_TYPE}`, timeFrame: sql`${DEFAULT_TIME_FRAME}::int` },
    sql`phase_sections s join phase v on v.id = s.phase_id where not v.is_owner`,
  )
  return db.execute<CourseRow>(sql`
    with phase as (${visiblePhase(asked)}),
    fresh as (${forViewers}), chosen as (${chosenFor(sql`fresh`)}),
    content as (
      select c.section_id, c.id, c.resource_id, c.is_bonus, c.position, phase.is_owner and c.completed_at is not null as is_done
      from phase join phase_sections s on s.phase_id = phase.id join section_content c on c.section_id = s.id
      union all
      select section_id, resource_id, resource_id, is_bonus, position, false from (${asContent(sql`chosen`)}) candidates
    )
    select v.id, v.roadmap_id, v.is_owner, case when v.is_owner then (${phaseStatus}) end as status,
      case when g.phase_id is null then 0 else p.version end as version,
      coalesce(g.content_type, ${DEFAULT_CONTENT_TYPE}) as content_type,
      coalesce(g.time_frame, ${DEFAULT_TIME_FRAME}::int) as time_frame,
      coalesce((select position from phase_sections where id = g.last_section_id), 1) as last_section,
      ${SECTIONS} as sections
    from phase v join roadmap_phases p on p.id = v.id
    left join phase_progress g on g.phase_id = v.id and v.is_owner`)
}

/** Section progress by section number, of phase `v`. */
const SECTIONS = sql`coalesce((
  select json_object_agg(s.position, json_build_object(
    'sectionId', s.id, 'status', case when v.is_owner and s.completed_at is not null then 'completed' end,
    'date', case when v.is_owner then ${isoInstant(sql`s.completed_at`)} end,
    'isContentPopulated', coalesce(g.is_content_populated, not v.is_owner),
    'content', ${itemsOf(sql`not content.is_bonus`)}, 'bonusContent', ${itemsOf(sql`content.is_bonus`)},
    'learningObjectives', s.objectives,
    'completedTasks', ${tasksOf(sql`a.is_accepted`)}, 'openTasks', ${tasksOf(sql`a.is_accepted is not true`)},
    'goDeeperRoadmapId', (
      select d.id from roadmaps d where d.parent_section_id = s.id and d.deleted_at is null and d.state <> 'failure'
        and (v.is_owner or d.is_link_shared)
    )
  ) order by s.position)
  from phase_sections s left join section_progress g on g.section_id = s.id and v.is_owner where s.phase_id = v.id
), '{}')`

/** 2§3 content items of section `s`, in order. */
function itemsOf(condition: SQL): SQL {
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', content.id, 'title', o.title, 'link', coalesce(o.moved_to, o.link), 'snippet', o.summary,
      'thumbnail', null, 'resourceType', case when o.kind = 'video' then 'video' else 'link' end,
      'status', case when content.is_done then 'complete' else 'incomplete' end, 'kind', o.kind, 'author', o.author,
      'level', o.level, 'year', case when not o.is_maintained then o.published_year end, 'source', o.source,
      'linkState', o.link_state, 'checkedAt', ${isoInstant(sql`o.checked_at`)}
    ) order by content.position)
    from content join resources o on o.id = content.resource_id where content.section_id = s.id and ${condition}
  ), '[]')`
}

/** Questions of section `s` with the latest verdict, in order; the owner's alone. */
function tasksOf(condition: SQL): SQL {
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', q.id, 'question', q.question, 'objective', q.objective, 'verdict', case when a.question_id is not null then
        json_build_object('answer', a.answer, 'isAccepted', a.is_accepted, 'feedback', a.feedback, 'point', a.point,
          'judge', a.judge, 'isFallback', a.is_fallback, 'updatedAt', ${isoInstant(sql`a.updated_at`)}) end
    ) order by q.position)
    from section_questions q left join section_answers a on a.question_id = q.id
    where v.is_owner and q.section_id = s.id and ${condition}
  ), '[]')`
}

/** @throws DomainError not_found when there was no row */
export function toCourse(row: CourseRow | undefined): CourseProgress {
  if (!row) throw new DomainError('not_found', 'This phase does not exist.')
  return {
    roadmapId: row.roadmap_id,
    pathwayId: row.id,
    isOwner: row.is_owner,
    status: row.status,
    version: row.version,
    contentFilters: { contentType: row.content_type, timeFrame: row.time_frame },
    lastAccessedSection: row.last_section,
    progress: row.sections,
  }
}
