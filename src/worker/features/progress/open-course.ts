import type { CourseProgress, CourseProgressInput } from '#shared/progress/schemas.ts'
import type { Context } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { populateSections } from './choose-content.ts'
import { holdPhase, sectionNumbered } from './hold-phase.ts'
import { callerOf } from './policy.ts'
import { courseOf, toCourse } from './read-course.ts'

/**
 * A phase's progress with its content (C126, 2§7.1). For its owner it is made where it is missing, and the named section
 * is remembered as the last one; a viewer reads what there is and never makes a row (SEC-20).
 * @throws DomainError not_found for an unknown, deleted or unshared phase, or one of another roadmap than named
 */
export async function openCourse(ctx: Context, input: CourseProgressInput): Promise<{ result: CourseProgress }> {
  const { db } = ctx
  const userId = callerOf(ctx)
  const phaseId = asId(input.id, 'phase')
  const roadmapId = input.roadmapId === undefined ? undefined : asId(input.roadmapId, 'roadmap')
  const asked = { phaseId, userId, roadmapId }
  if (userId === null) {
    const { rows } = await courseOf(db, asked)
    return { result: toCourse(rows[0]) }
  }
  const lastSection = sectionNumbered(phaseId, input.sectionDetails?.sectionNumber)
  const [, , { rows }] = await db.batch([
    holdPhase(db, asked, { filters: input.phaseContentFilters, lastSection }),
    populateSections(db, { phaseId, userId }),
    courseOf(db, asked),
  ])
  return { result: toCourse(rows[0]) }
}
