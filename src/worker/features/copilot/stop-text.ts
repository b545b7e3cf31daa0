import { and, eq, inArray } from 'drizzle-orm'
import type { StopTextInput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { copilotJobs, copilotTexts } from '#worker/db/schema/index.ts'
import { isOwnOf } from './scope.ts'

/** Stops what is being streamed for a job, wherever: its writer finds that it is nobody's any more. What is over stays as it is. */
export async function stopText({ db, actor: { userId } }: UserContext, { jobId, kind }: StopTextInput): Promise<void> {
  const own = db.select({ id: copilotJobs.id }).from(copilotJobs).where(isOwnOf(userId, jobId))
  await db
    .update(copilotTexts)
    .set({ writer: null })
    .where(and(inArray(copilotTexts.jobId, own), eq(copilotTexts.kind, kind), eq(copilotTexts.isStopped, true)))
}
