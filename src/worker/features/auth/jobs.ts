import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { oauthStates, sessions } from '#worker/db/schema/index.ts'

/** Sign-ins that never came back, and sessions a month past their end. */
export async function removeExpiredSignIns(ctx: Context): Promise<void> {
  await ctx.db.batch([
    ctx.db.delete(oauthStates).where(lt(oauthStates.expiresAt, sql`now()`)),
    ctx.db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '30 days'`)),
  ])
}
