import { and, eq, gt, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { EditPermissionInput } from '#shared/profiles/schemas.ts'
import { sha256 } from '#worker/bearer.ts'
import type { UserContext } from '#worker/context.ts'
import { profileEditTokens, sessions } from '#worker/db/schema/index.ts'

/** A token is a second factor, never the only one: it counts for its own person, in the session it was made in (SEC-04). */
export async function getEditPermission(
  { db, actor }: UserContext,
  { userId, editToken }: z.infer<typeof EditPermissionInput>,
): Promise<{ isPermitted: boolean }> {
  const found = await db
    .select({ id: sessions.id })
    .from(profileEditTokens)
    .innerJoin(sessions, eq(sessions.id, profileEditTokens.sessionId))
    .where(
      and(
        eq(profileEditTokens.tokenHash, await sha256(editToken)),
        eq(profileEditTokens.userId, actor.userId),
        eq(sessions.tokenHash, actor.tokenHash),
        gt(profileEditTokens.expiresAt, sql`now()`),
      ),
    )
  return { isPermitted: found.length > 0 && userId === actor.userId }
}
