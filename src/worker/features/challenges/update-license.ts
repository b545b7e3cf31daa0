import { sql } from 'drizzle-orm'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import { LICENSE_VERSION } from '#shared/challenges/rules.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeParticipations } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { standingOf, unknownChallenge } from './rules.ts'
import { findKnown, findOwn, isOwn, join } from './statements.ts'

/**
 * The caller agrees to the terms of a bounty, or takes that back until they have started (D042, G-CHAL-10).
 * @throws DomainError not_found for no bounty, conflict for taking it back later
 */
export async function updateLicense(
  { db, actor: { userId } }: UserContext,
  { challengeId, acceptedLicense }: { challengeId: number; acceptedLicense: boolean },
): Promise<ChallengeStanding> {
  const terms = acceptedLicense
    ? { licenseVersion: LICENSE_VERSION, licensedAt: sql`now()` }
    : { licenseVersion: null, licensedAt: null }
  const { known, changed, own } = await batch(db, {
    known: findKnown(db, challengeId),
    present: join(db, challengeId, userId),
    changed: db
      .update(challengeParticipations)
      .set(terms)
      .where(
        sql`${isOwn(challengeId, userId)} ${acceptedLicense ? sql`` : sql`and ${challengeParticipations.startedAt} is null`}`,
      )
      .returning({ userId: challengeParticipations.userId }),
    own: findOwn(db, challengeId, userId),
  })
  if (known.length === 0) throw unknownChallenge()
  if (changed.length === 0) throw new DomainError('conflict', CHALLENGE_REFUSALS.keepsLicense)
  return standingOf(own[0])
}
