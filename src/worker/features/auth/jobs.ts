import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { oauthStates } from '#worker/db/schema/index.ts'

/** Sign-ins that never came back. */
export async function removeExpiredSignIns({ db }: Context): Promise<void> {
  await removeInBatches(db, oauthStates, lt(oauthStates.expiresAt, sql`now()`))
}
