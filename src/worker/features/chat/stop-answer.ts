import { and, eq } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { chatRuns } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { isOwnRun } from './scope.ts'

/** Stops one of the caller's answers, from wherever they look; what there is of it stays. One that has ended is left as it is. */
export async function stopAnswer({ db, actor }: UserContext, { runId }: { runId: string }): Promise<void> {
  await db
    .update(chatRuns)
    .set({ status: 'stopped' })
    .where(and(isOwnRun(actor.userId, asId(runId, 'answer')), eq(chatRuns.status, 'writing')))
}
