import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { SessionKey } from '#worker/bearer.ts'
import type { Database } from '#worker/db/client.ts'
import { callCounts } from '#worker/db/schema/index.ts'
import { columnNames, excluded, insertSelect } from '#worker/db/sql.ts'
import { findSession } from '#worker/features/users/scope.ts'

/** So many calls in each hour or day, UTC. */
export interface Window {
  most: number
  within: 'hour' | 'day'
}

/**
 * Counts one call of a person whose session lives, in one statement that never goes beyond the window's most.
 * @returns false beyond it, and where the session has ended
 */
export async function countCall(
  db: Database,
  bearer: SessionKey,
  limitName: string,
  { most, within }: Window,
): Promise<boolean> {
  const { windowStart, calls } = callCounts
  const isOver = lt(windowStart, excluded(windowStart))
  const { rows } = await db.execute(
    insertSelect(
      callCounts,
      {
        userId: bearer.userId,
        limitName,
        windowStart: sql`date_trunc(${within}, now(), 'UTC')`,
        calls: 1,
      },
      sql`where exists ${findSession(db, bearer)}
        on conflict (${columnNames(callCounts.userId, callCounts.limitName)}) do update
        set ${columnNames(windowStart)} = greatest(${windowStart}, ${excluded(windowStart)}),
          ${columnNames(calls)} = case when ${isOver} then 1 else ${calls} + 1 end
        where ${or(isOver, lt(calls, most))}
        returning ${calls}`,
    ),
  )
  return rows.length > 0
}

/** So many calls that have begun and not ended. */
export interface AtOnce {
  atOnce: number
}

/** What began longer ago has ended without a word: its worker is gone. */
const LONGEST_CALL_MINUTES = 6

/**
 * Begins one call of a person whose session lives, in one statement that never goes beyond as many as may go on at once.
 * `windowStart` is when the first of those that go on began.
 * @returns false beyond them, and where the session has ended
 */
export async function beginCall(
  db: Database,
  bearer: SessionKey,
  limitName: string,
  { atOnce }: AtOnce,
): Promise<boolean> {
  const { windowStart, calls } = callCounts
  const isOver = sql`${windowStart} < now() - make_interval(mins => ${LONGEST_CALL_MINUTES}::int)`
  const { rows } = await db.execute(
    insertSelect(
      callCounts,
      { userId: bearer.userId, limitName, windowStart: sql`now()`, calls: 1 },
      sql`where exists ${findSession(db, bearer)}
        on conflict (${columnNames(callCounts.userId, callCounts.limitName)}) do update
        set ${columnNames(windowStart)} = case when ${isOver} then now() else ${windowStart} end,
          ${columnNames(calls)} = case when ${isOver} then 1 else ${calls} + 1 end
        where ${or(isOver, lt(calls, atOnce))}
        returning ${calls}`,
    ),
  )
  return rows.length > 0
}

/** Ends one that was begun; where it was the last, the next begins anew. */
export async function endCall(db: Database, userId: string, limitName: string): Promise<void> {
  const { windowStart, calls } = callCounts
  await db
    .update(callCounts)
    .set({
      windowStart: sql`case when ${calls} = 1 then 'epoch' else ${windowStart} end`,
      calls: sql`greatest(${calls} - 1, 1)`,
    })
    .where(and(eq(callCounts.userId, userId), eq(callCounts.limitName, limitName)))
}

/** When the window of this moment ends. */
export function windowEnd(within: Window['within']): string {
  const end = new Date()
  if (within === 'day') end.setUTCDate(end.getUTCDate() + 1)
  end.setUTCHours(within === 'day' ? 0 : end.getUTCHours() + 1, 0, 0, 0)
  return end.toISOString()
}
