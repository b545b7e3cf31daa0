import { lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import { pageEvents, userEvents } from '#worker/db/schema/index.ts'

/** SEC-22 */
const KEPT_DAYS = 90

/** Events are kept for ninety days. */
export async function removeOldEvents({ db }: Context): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${KEPT_DAYS}::int)`
  await removeInBatches(db, userEvents, lt(userEvents.createdAt, oldest))
  await removeInBatches(db, pageEvents, lt(pageEvents.createdAt, oldest))
}
