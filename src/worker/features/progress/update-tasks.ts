import type { CourseProgress } from '#shared/progress/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { askedPhase } from './policy.ts'
import { courseOf, toCourse } from './read-course.ts'

type Tasks = Pick<CourseProgress['progress'][string], 'status' | 'completedTasks' | 'openTasks'>

/**
 * The tasks of the caller's phase as they stand (C129). Only a judged answer completes a task, so whatever a client
 * claims to have completed changes nothing (SEC-14, G-LRN-19).
 * @throws DomainError not_found for an unknown phase, forbidden for another's
 */
export async function updateTasks(ctx: UserContext, input: { pathwayId: string; roadmapId?: string | undefined }) {
  const { rows } = await courseOf(ctx.db, askedPhase(ctx, input))
  const { isOwner, progress } = toCourse(rows[0])
  if (!isOwner) throw new DomainError('forbidden', 'Only its owner can learn on a roadmap.')
  const tasks: Record<string, Tasks> = {}
  for (const [number, { status, completedTasks, openTasks }] of Object.entries(progress)) {
    tasks[number] = { status, completedTasks, openTasks }
  }
  return { result: { progress: tasks } }
}
