import { eq, sql } from 'drizzle-orm'
import type { BearerClaims } from '#worker/bearer.ts'
import type { Context } from '#worker/context.ts'
import { sessions } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'

/** Notes that a session is in use, behind the answer; who asks does so only when the last note is old. */
export async function markSeen({ db, log }: Context, { tokenHash }: BearerClaims): Promise<void> {
  try {
    await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash))
  } catch (failure) {
    log('session_not_marked', { failure: describeFailure(failure) })
  }
}
