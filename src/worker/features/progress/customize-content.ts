import { sql } from 'drizzle-orm'
import type { CourseProgress } from '#shared/progress/schemas.ts'
import type { ContentFilters } from '#shared/resources/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { populateSections } from './choose-content.ts'
import { holdPhase } from './hold-phase.ts'
import { askedPhase, requireOwner } from './policy.ts'
import { courseOf, toCourse } from './read-course.ts'

/**
 * Replaces a phase's content, ticks included, by what fits other filters; questions, answers and completed sections stay
 * (2§4, 2§5).
 * @throws DomainError not_found for an unknown phase, forbidden for another's
 */
export async function customizeContent(
  ctx: UserContext,
  input: { pathwayId: string; contentFilters: ContentFilters },
): Promise<{ result: CourseProgress }> {
  const { db } = ctx
  const asked = askedPhase(ctx, input)
  const { contentType, timeFrame } = input.contentFilters
  const [held, , , { rows }] = await db.batch([
    holdPhase(db, asked),
    db.execute(sql`
      with changed as (
        update phase_progress g set content_type = ${contentType}, time_frame = ${timeFrame}::smallint,
          updated_at = now()
        from roadmap_phases p join roadmaps r on r.id = p.roadmap_id
        where g.phase_id = ${asked.phaseId}::uuid and p.id = g.phase_id
          and r.user_id = ${asked.userId}::uuid and r.deleted_at is null
        returning g.phase_id
      ), raised as (
        update roadmap_phases p set version = p.version + 1 from changed where p.id = changed.phase_id
      )
      delete from section_content c using phase_sections s, changed
      where c.section_id = s.id and s.phase_id = changed.phase_id`),
    populateSections(db, asked),
    courseOf(db, asked),
  ])
  requireOwner(held.rows[0], 'phase')
  return { result: toCourse(rows[0]) }
}
