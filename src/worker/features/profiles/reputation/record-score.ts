import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import type { Score } from '#shared/reputation/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { DomainError } from '#worker/errors.ts'
import { calculateScore, lockScore } from '#worker/features/reputation/statements.ts'
import { findScore, toScore } from './queries.ts'

/**
 * Works the caller's score out anew from every row; asked again within a day, it answers what was found then (C007, G-PROF-08).
 * @throws DomainError signed_out once deleted
 */
export async function recordScore({ db, actor: { userId } }: UserContext): Promise<Score> {
  const { found } = await batch(db, {
    locked: lockScore(db, userId),
    calculated: calculateScore(db, userId),
    found: findScore(db, userId, userId),
  })
  if (found.length === 0) throw new DomainError('signed_out', AUTH_TEXTS.sessionEnded)
  return toScore(found)
}
