import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'

/** SEC-22 */
const KEPT_DAYS = 90

/** Events are kept for ninety days. */
export async function removeOldEvents(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`
    delete from user_events where created_at < now() - make_interval(days => ${KEPT_DAYS}::int)`)
}
