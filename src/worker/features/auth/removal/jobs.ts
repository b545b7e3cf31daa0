import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { accountRemovals } from '#worker/db/schema/index.ts'
import { LEASE_MINUTES, putOff, tryRemoval } from './finish-removal.ts'

/** One run's share; each asks Stripe and writes much. */
const BATCH = 5

/** Removals that were cut short: each is taken up by one, the longest asked for first, and again until it is done. */
export async function removeAccounts(ctx: Context): Promise<void> {
  const { db } = ctx
  const due = db
    .$with('due')
    .as(
      db
        .select({ userId: accountRemovals.userId })
        .from(accountRemovals)
        .where(lt(accountRemovals.leaseUntil, sql`now()`))
        .orderBy(asc(accountRemovals.leaseUntil))
        .limit(BATCH)
        .for('update', { skipLocked: true }),
    )
  const taken = await db
    .with(due)
    .update(accountRemovals)
    .set({
      leaseUntil: sql`now() + make_interval(mins => ${LEASE_MINUTES}::int)`,
      attempts: sql`${accountRemovals.attempts} + 1`,
    })
    .from(due)
    .where(eq(accountRemovals.userId, due.userId))
    .returning({ userId: accountRemovals.userId })
  for (const { userId } of taken) if (!(await tryRemoval(ctx, userId))) await putOff(ctx, userId)
}
