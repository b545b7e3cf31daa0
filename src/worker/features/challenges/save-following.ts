import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challengeParticipations } from '#worker/db/schema/index.ts'
import { unknownChallenge } from './rules.ts'
import { findKnown, isOwn, join } from './statements.ts'

/** Whether the caller wants to be told when a bounty opens. @throws DomainError not_found for none */
export async function saveFollowing(
  { db, actor: { userId } }: UserContext,
  { challengeId, isFollowing }: { challengeId: number; isFollowing: boolean },
): Promise<void> {
  const { known } = await batch(db, {
    known: findKnown(db, challengeId),
    present: join(db, challengeId, userId),
    saved: db
      .update(challengeParticipations)
      .set({ followedAt: isFollowing ? sql`now()` : null })
      .where(isOwn(challengeId, userId)),
  })
  if (known.length === 0) throw unknownChallenge()
}
