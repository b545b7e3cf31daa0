import type { ChangeChallengeInput } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challenges } from '#worker/db/schema/index.ts'
import { note } from '#worker/features/audit/statements.ts'
import { definitionOf } from './rules.ts'

/** An administrator opens or closes a bounty, or takes it from the list, noted with the reason. @throws DomainError not_found */
export async function changeChallenge(
  { db, actor }: UserContext,
  { challengeId, status, isListed, reason }: ChangeChallengeInput,
): Promise<void> {
  definitionOf(challengeId)
  const details = `${challengeId}: ${status}${isListed ? '' : ', not listed'}`
  await batch(db, {
    changed: db
      .insert(challenges)
      .values({ id: challengeId, status, isListed })
      .onConflictDoUpdate({ target: challenges.id, set: { status, isListed } }),
    noted: note(db, { adminId: actor.userId, personId: null, action: 'challenges.change', reason, details }),
  })
}
