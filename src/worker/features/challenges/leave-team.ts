import { and, isNull, ne, sql } from 'drizzle-orm'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeEntries, challengeParticipations } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { unknownChallenge } from './rules.ts'
import { isOpen } from './scope.ts'
import { findKnown, isOwn } from './statements.ts'

/**
 * The caller leaves a team that somebody else leads, until it has handed in; they can start anew then.
 * @throws DomainError not_found for no bounty, conflict where they lead it or are in none, and once it has handed in or is over
 */
export async function leaveTeam(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<void> {
  const theirs = db
    .select({ id: challengeEntries.id })
    .from(challengeEntries)
    .where(
      and(
        sql`${challengeEntries.id} = ${challengeParticipations.entryId}`,
        ...[ne(challengeEntries.ownerId, userId), isNull(challengeEntries.submittedAt)],
      ),
    )
  const { known, left } = await batch(db, {
    known: findKnown(db, challengeId),
    left: db
      .update(challengeParticipations)
      .set({ entryId: null, startedAt: null })
      .where(and(isOwn(challengeId, userId), sql`exists (${theirs})`, isOpen(db, challengeId)))
      .returning({ userId: challengeParticipations.userId }),
  })
  if (known.length === 0) throw unknownChallenge()
  if (left.length === 0) throw new DomainError('conflict', CHALLENGE_REFUSALS.cantLeave)
}
