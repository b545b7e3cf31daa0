import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { randomToken, sha256 } from '#worker/bearer.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { profileEditTokens, sessions } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'

/** So many pages of one session may have one of their own. */
const MOST_PER_SESSION = 10

/** A token for the address of the caller's profile editing (C013, SEC-04); only its hash is kept, and the oldest go. */
export async function createEditToken({ db, actor }: UserContext): Promise<{ editToken: string }> {
  const { userId, tokenHash } = actor
  const editToken = randomToken()
  const isThis = and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId))
  const session = db.select({ id: sessions.id }).from(sessions).where(isThis)
  const older = db
    .select({ tokenHash: profileEditTokens.tokenHash })
    .from(profileEditTokens)
    .where(inArray(profileEditTokens.sessionId, session))
    .orderBy(desc(profileEditTokens.createdAt))
    .offset(MOST_PER_SESSION - 1)
  await batch(db, {
    cleared: db.delete(profileEditTokens).where(inArray(profileEditTokens.tokenHash, older)),
    created: db.execute(
      insertSelect(
        profileEditTokens,
        { tokenHash: await sha256(editToken), userId, sessionId: sql`${sessions.id}` },
        sql`from ${sessions} where ${isThis}`,
      ),
    ),
  })
  return { editToken }
}
