import { sql } from 'drizzle-orm'
import { CHALLENGE_TEXTS, LICENSE_VERSION } from '#shared/challenges/rules.ts'
import type { ChallengeStanding } from '#shared/challenges/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { challengeParticipations } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { definitionOf, standingOf } from './rules.ts'

/**
 * The caller agrees to the terms of a bounty, or takes that back until they have started (D042, G-CHAL-10).
 * @throws DomainError not_found for no bounty, conflict for taking it back later
 */
export async function updateLicense(
  { db, actor: { userId } }: UserContext,
  { challengeId, acceptedLicense }: { challengeId: number; acceptedLicense: boolean },
): Promise<ChallengeStanding> {
  definitionOf(challengeId)
  const terms = acceptedLicense
    ? { licenseVersion: LICENSE_VERSION, licensedAt: sql`now()` }
    : { licenseVersion: null, licensedAt: null }
  const [row] = await db
    .insert(challengeParticipations)
    .values({ challengeId, userId, ...terms })
    .onConflictDoUpdate({
      target: [challengeParticipations.challengeId, challengeParticipations.userId],
      set: terms,
      setWhere: acceptedLicense ? undefined : sql`${challengeParticipations.startedAt} is null`,
    })
    .returning()
  if (!row) throw new DomainError('conflict', CHALLENGE_TEXTS.keepsLicense)
  return standingOf(row)
}
