import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { oauthStates, signUpTickets } from '#worker/db/schema/index.ts'

/** Sign-ins that never came back, and tickets that nobody can use any more. */
export async function removeExpiredSignIns({ db }: Context): Promise<void> {
  await removeInBatches(db, oauthStates, lt(oauthStates.expiresAt, sql`now()`))
  await removeInBatches(db, signUpTickets, lt(signUpTickets.expiresAt, sql`now() - interval '1 day'`))
}
