import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ScoreEntryInput } from '#shared/challenges/judging-schemas.ts'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeEntries, challengeScores, challenges } from '#worker/db/schema/index.ts'
import { asId, columnNames, excluded, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isJudgeOf, statusNow } from '../scope.ts'

/**
 * A judge gives an entry points for each line of the rubric, and says why; again is a change, until the bounty is decided.
 * @throws DomainError not_found for no entry, forbidden for who does not judge it, invalid for points that the rubric does not have,
 * conflict before it is closed and once it is decided
 */
export async function scoreEntry(
  { db, actor: { userId } }: UserContext,
  { points, reason, ...input }: ScoreEntryInput,
): Promise<void> {
  const isIt = eq(challengeEntries.id, asId(input.entryId, 'entry'))
  const [entry] = await db
    .select({
      content: challenges.content,
      status: statusNow,
      decidedAt: challenges.decidedAt,
      submittedAt: challengeEntries.submittedAt,
      isJudge: isJudgeOf(sql`${challengeEntries.challengeId}`, userId),
    })
    .from(challengeEntries)
    .innerJoin(challenges, eq(challenges.id, challengeEntries.challengeId))
    .where(isIt)
  if (!entry?.submittedAt) throw new DomainError('not_found', CHALLENGE_REFUSALS.noEntry)
  if (!entry.isJudge) throw new DomainError('forbidden', CHALLENGE_REFUSALS.notJudge)
  if (entry.decidedAt) throw new DomainError('conflict', CHALLENGE_REFUSALS.decided)
  if (entry.status !== 'Closed') throw new DomainError('conflict', CHALLENGE_REFUSALS.notClosed)
  const { rubric } = entry.content
  if (points.length !== rubric.length || rubric.some((line, at) => (points[at] ?? 0) > line.points))
    throw new DomainError('invalid', CHALLENGE_REFUSALS.wrongPoints)
  const total = points.reduce((sum, one) => sum + one, 0)
  const isOpenToJudges = sql`from ${challengeEntries}
    join ${challenges} on ${challenges.id} = ${challengeEntries.challengeId} and ${challenges.decidedAt} is null
    where ${isIt} and ${isJudgeOf(sql`${challengeEntries.challengeId}`, userId)}`
  const { scored } = await batch(db, {
    // waits for a decision that is being made
    locked: db
      .select({ id: challenges.id })
      .from(challenges)
      .innerJoin(challengeEntries, and(eq(challengeEntries.challengeId, challenges.id), isIt))
      .for('share', { of: challenges }),
    scored: db.execute(
      insertSelect(
        challengeScores,
        {
          ...{ entryId: sql`${challengeEntries.id}`, challengeId: sql`${challengeEntries.challengeId}` },
          ...{ judgeId: userId, points, total },
        },
        sql`${isOpenToJudges}
          on conflict (${columnNames(challengeScores.entryId, challengeScores.judgeId)}) do update set
            ${columnNames(challengeScores.points)} = ${excluded(challengeScores.points)},
            ${columnNames(challengeScores.total)} = ${excluded(challengeScores.total)}
          returning ${challengeScores.total}`,
      ),
    ),
    said: reason
      ? db
          .update(challengeEntries)
          .set({ reason, reasonBy: userId })
          .where(and(isIt, isNull(challengeEntries.points), isJudgeOf(sql`${challengeEntries.challengeId}`, userId)))
      : null,
  })
  if (scored.rows.length === 0) throw new DomainError('conflict', CHALLENGE_REFUSALS.decided)
}
