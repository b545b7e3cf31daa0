import { and, inArray, ne, sql } from 'drizzle-orm'
import { LEADER_DAYS } from '#shared/reputation/rules.ts'
import type { Context } from '#worker/context.ts'
import { reputationEvents, reputationScores } from '#worker/db/schema/index.ts'
import { qualified } from '#worker/db/sql.ts'

const PEOPLE_PER_RUN = 1000

/** What was earned in the last seven days, beside a score. */
const EARNED = sql<number>`(
  select coalesce(sum(${reputationEvents.points}), 0) from ${reputationEvents}
  where ${reputationEvents.userId} = ${qualified(reputationScores.userId)}
    and ${reputationEvents.createdAt} > now() - make_interval(days => ${LEADER_DAYS}::int))`

/** Takes off the week's points what is older than a week by now. */
export async function forgetOldPoints({ db }: Context): Promise<void> {
  const changed = db
    .select({ userId: reputationScores.userId })
    .from(reputationScores)
    .where(and(sql`${reputationScores.weekPoints} > 0`, ne(reputationScores.weekPoints, EARNED)))
    .orderBy(reputationScores.weekPoints)
    .limit(PEOPLE_PER_RUN)
  await db.update(reputationScores).set({ weekPoints: EARNED }).where(inArray(reputationScores.userId, changed))
}
