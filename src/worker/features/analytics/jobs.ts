import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { userEvents } from '#worker/db/schema/index.ts'

/** SEC-22 */
const KEPT_DAYS = 90

/** Events are kept for ninety days. */
export async function removeOldEvents({ db }: Context): Promise<void> {
  await removeInBatches(db, userEvents, lt(userEvents.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`))
}
