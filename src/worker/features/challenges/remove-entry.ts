import { and, isNotNull } from 'drizzle-orm'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeEntries } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { unknownChallenge } from './rules.ts'
import { findOpen, isOpen } from './scope.ts'
import { findKnown, isEntryOf } from './statements.ts'

/**
 * The caller withdraws what they handed in; until the deadline another thing can be.
 * @throws DomainError not_found for no bounty, conflict once it is over, and where nothing was handed in
 */
export async function removeEntry(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<ChallengeStanding> {
  const { known, removed, open } = await batch(db, {
    known: findKnown(db, challengeId),
    removed: db
      .update(challengeEntries)
      .set({ submittedAt: null, link: null, details: null, checks: [], commit: null })
      .where(and(isEntryOf(challengeId, userId), isNotNull(challengeEntries.submittedAt), isOpen(db, challengeId)))
      .returning({ id: challengeEntries.id }),
    open: findOpen(db, challengeId),
  })
  if (removed.length > 0) return { userStatus: 'started', acceptedLicense: true }
  if (known.length === 0) throw unknownChallenge()
  throw new DomainError('conflict', open.length === 0 ? CHALLENGE_REFUSALS.closed : CHALLENGE_REFUSALS.nothingSubmitted)
}
