import type { UserContext } from '#worker/context.ts'
import { copilotJobs } from '#worker/db/schema/index.ts'
import { isOwnOf, noJob } from './scope.ts'

/** Forgets a job with all that was written for it. @throws DomainError not_found */
export async function removeJob({ db, actor: { userId } }: UserContext, { jobId }: { jobId: string }): Promise<void> {
  const removed = await db.delete(copilotJobs).where(isOwnOf(userId, jobId)).returning({ id: copilotJobs.id })
  if (removed.length === 0) throw noJob()
}
