import type { UserContext } from '#worker/context.ts'
import { rankPerson } from '#worker/features/reputation/statements.ts'

/** Whether the caller stands on the leaderboard; their score and its rows stay as they are. */
export async function saveRanking(
  { db, actor }: UserContext,
  { isRanked }: { isRanked: boolean },
): Promise<{ isRanked: boolean }> {
  await rankPerson(db, actor.userId, isRanked)
  return { isRanked }
}
