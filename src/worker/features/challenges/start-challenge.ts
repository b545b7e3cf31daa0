import { and, isNotNull, sql } from 'drizzle-orm'
import { CHALLENGE_TEXTS } from '#shared/challenges/rules.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeParticipations } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { definitionOf, standingOf } from './rules.ts'
import { isOpen } from './scope.ts'
import { findOpen, findOwn, isOwn } from './statements.ts'

/**
 * The caller takes part in a bounty (D040); again is no error.
 * @throws DomainError not_found for none, forbidden without its terms, conflict for one that is not open
 */
export async function startChallenge(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<ChallengeStanding> {
  definitionOf(challengeId)
  const { started, own, open } = await batch(db, {
    started: db
      .update(challengeParticipations)
      .set({ startedAt: sql`coalesce(${challengeParticipations.startedAt}, now())` })
      .where(and(isOwn(challengeId, userId), isNotNull(challengeParticipations.licensedAt), isOpen(db, challengeId)))
      .returning(),
    own: findOwn(db, challengeId, userId),
    open: findOpen(db, challengeId),
  })
  const [row] = started
  if (row) return standingOf(row)
  if (open.length === 0) throw new DomainError('conflict', CHALLENGE_TEXTS.closed)
  if (!own[0]?.licensedAt) throw new DomainError('forbidden', CHALLENGE_TEXTS.noLicense)
  // it was opened between the two
  throw new DomainError('conflict', CHALLENGE_TEXTS.closed)
}
