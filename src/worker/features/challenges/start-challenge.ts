import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { randomCode } from '#worker/db/random-code.ts'
import { challengeEntries, challengeParticipations, challenges } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { standingOf, unknownChallenge } from './rules.ts'
import { findOpen, isJudgeOf, isOpen } from './scope.ts'
import { findOwn, isEntryOf, isOwn, isRoom, lockChallenge } from './statements.ts'

/** 100 random bits: whoever knows it may join the team. */
const TEAM_CODE_LENGTH = 20

/**
 * The caller takes part in a bounty (D040), with an entry of their own; again is no error.
 * @throws DomainError not_found for none, forbidden without its terms, conflict for one that is not open, that as many have
 * started as may, or that they judge
 */
export async function startChallenge(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<ChallengeStanding> {
  const isReady = and(
    ...[isOwn(challengeId, userId), isNotNull(challengeParticipations.licensedAt), isOpen(db, challengeId)],
    ...[isRoom(db, challengeId), sql`not ${isJudgeOf(challengeId, userId)}`],
  )
  const { locked, own, open, judges } = await batch(db, {
    locked: lockChallenge(db, challengeId),
    entry: db.execute(
      insertSelect(
        challengeEntries,
        { challengeId, ownerId: userId, teamCode: randomCode(TEAM_CODE_LENGTH) },
        sql`from ${challengeParticipations} where ${isReady} and ${challengeParticipations.entryId} is null
          on conflict do nothing`,
      ),
    ),
    started: db
      .update(challengeParticipations)
      .set({
        startedAt: sql`coalesce(${challengeParticipations.startedAt}, now())`,
        entryId: sql`coalesce(${challengeParticipations.entryId}, (${db
          .select({ id: challengeEntries.id })
          .from(challengeEntries)
          .where(isEntryOf(challengeId, userId))}))`,
      })
      .where(isReady),
    own: findOwn(db, challengeId, userId),
    open: findOpen(db, challengeId),
    judges: db
      .select({ isJudge: isJudgeOf(challengeId, userId) })
      .from(challenges)
      .where(eq(challenges.id, challengeId)),
  })
  const [row] = own
  if (locked.length === 0) throw unknownChallenge()
  if (open.length === 0) throw new DomainError('conflict', CHALLENGE_REFUSALS.closed)
  if (row?.startedAt) return standingOf(row)
  if (judges[0]?.isJudge) throw new DomainError('conflict', CHALLENGE_REFUSALS.judgesDontEnter)
  if (!row?.licensedAt) throw new DomainError('forbidden', CHALLENGE_REFUSALS.noLicense)
  throw new DomainError('conflict', CHALLENGE_REFUSALS.full)
}
