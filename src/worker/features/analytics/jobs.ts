import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'

/** SEC-22 */
const KEPT_DAYS = 90

/** Events are kept for ninety days. */
export async function removeOldEvents(ctx: Context): Promise<void> {
  await removeInBatches(ctx.db, sql`user_events`, sql`created_at < now() - make_interval(days => ${KEPT_DAYS}::int)`)
}
