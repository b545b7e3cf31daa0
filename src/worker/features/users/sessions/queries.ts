import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { deviceOf } from '#shared/users/device.ts'
import type { ListSessionsOutput } from '#shared/users/session-schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { sessions } from '#worker/db/schema/index.ts'

/** SEC-28 */
const MOST_LISTED = 100

const readSessions = prepared(['userId', 'tokenHash'], (db, { userId, tokenHash }) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      provider: sessions.provider,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isThis: sql<boolean>`${eq(sessions.tokenHash, tokenHash)}`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_LISTED),
)

/** Where the signed-in person is signed in: this session first, then the others as they were last used. */
export async function listSessions({ db, actor }: UserContext): Promise<z.infer<typeof ListSessionsOutput>> {
  const { userId, tokenHash } = actor
  const live = await readSessions(db, { userId, tokenHash })
  return { sessions: live.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) })) }
}
