import type { UserContext } from '#worker/context.ts'
import { endSession } from '#worker/features/users/statements.ts'

/** Ends the session of the bearer for good; a copy of the token is worth nothing afterwards (SEC-01, I012). */
export async function signOut(ctx: UserContext): Promise<void> {
  await endSession(ctx.db, ctx.actor.tokenHash)
}
