import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { challengeEntries, challengeJudges, challengeScores, challenges } from '#worker/db/schema/index.ts'

/** Statement: entries that lack their reason or the points of a judge. */
export const findUnjudged = (db: Database, challengeId: SQL) =>
  db
    .select({ id: challengeEntries.id })
    .from(challengeEntries)
    .where(
      and(
        ...[sql`${challengeEntries.challengeId} = ${challengeId}`, isNotNull(challengeEntries.submittedAt)],
        sql`(${challengeEntries.reason} is null or exists (
          select from ${challengeJudges} where ${challengeJudges.challengeId} = ${challengeEntries.challengeId}
            and not exists (select from ${challengeScores} where ${challengeScores.entryId} = ${challengeEntries.id}
              and ${challengeScores.judgeId} = ${challengeJudges.userId})))`,
      ),
    )

/** Whether a judge has given points in a bounty, as an expression: from then on what is judged, and by what, stays as it is. */
export const isJudged: SQL = sql`exists (select from ${challengeScores} where ${challengeScores.challengeId} = ${challenges.id})`
