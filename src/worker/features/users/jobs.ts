import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { sessions } from '#worker/db/schema/index.ts'

/** Sessions a month past their end. */
export async function removeOldSessions({ db }: Context): Promise<void> {
  await removeInBatches(db, sessions, lt(sessions.expiresAt, sql`now() - interval '30 days'`))
}
