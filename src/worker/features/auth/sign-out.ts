import { eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { sessions } from '#worker/db/schema/index.ts'

/** Ends the session of the bearer for good; a copy of the token is worth nothing afterwards (SEC-01, I012). */
export async function signOut(ctx: UserContext): Promise<void> {
  await ctx.db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.tokenHash, ctx.actor.tokenHash))
}
