import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'

/** Sign-ins that never came back, and sessions a month past their end. */
export async function removeExpiredSignIns({ db }: Context): Promise<void> {
  await removeInBatches(db, sql`oauth_states`, sql`expires_at < now()`)
  await removeInBatches(db, sql`sessions`, sql`expires_at < now() - interval '30 days'`)
}
