import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
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

/** So many calls that have begun and not ended. */
export interface AtOnce {
  atOnce: number
}

export type CountedLimit = { name: string } & (Window | AtOnce)

/** What began longer ago has ended without a word: its worker is gone. */
const LONGEST_CALL_MINUTES = 6

const { windowStart, calls } = callCounts

/**
 * Counts one call of a person whose session lives against limits in their order, in one statement that never goes beyond
 * one of them: what is beyond a limit is not counted by those after it.
 * @returns the first that it is beyond, where the session has ended the first of all; null where every one counts it
 */
export async function countCall<L extends CountedLimit>(
  db: Database,
  bearer: SessionKey,
  limits: readonly L[],
): Promise<L | null> {
  if (limits.length === 0) return null
  const names = limits.map((_, at) => sql.identifier(`counted_${at}`))
  const steps = limits.map((limit, at) => {
    const before = names[at - 1]
    const condition = before ? sql`(select from ${before})` : sql`${findSession(db, bearer)}`
    return sql`${names[at]} as (${counted(bearer.userId, limit, condition)})`
  })
  const each = names.map((name) => sql`(select count(*) from ${name})`)
  const { rows } = await db.execute<{ counted: number }>(
    sql`with ${sql.join(steps, sql`, `)} select (${sql.join(each, sql` + `)})::int as counted`,
  )
  return limits[rows[0]?.counted ?? 0] ?? null
}

/** Statement: counts a call by one limit where there is a row to the condition; answers a row if it does. */
function counted(userId: string, limit: CountedLimit, condition: SQL): SQL {
  const { start, isOver, most } = periodOf(limit)
  return insertSelect(
    callCounts,
    { userId, limitName: limit.name, windowStart: start, calls: 1 },
    sql`where exists ${condition}
      on conflict (${columnNames(callCounts.userId, callCounts.limitName)}) do update
      set ${columnNames(windowStart)} = case when ${isOver} then ${excluded(windowStart)} else ${windowStart} end,
        ${columnNames(calls)} = case when ${isOver} then 1 else ${calls} + 1 end
      where ${or(isOver, lt(calls, most))}
      returning ${calls}`,
  )
}

/** `start`: of what is counted together from now on, the window or the first of the calls that go on; `isOver`: what the row counts is none of it. */
function periodOf(limit: CountedLimit) {
  if ('within' in limit) {
    const start = sql`date_trunc(${limit.within}, now(), 'UTC')`
    return { most: limit.most, start, isOver: lt(windowStart, excluded(windowStart)) }
  }
  const isOver = sql`${windowStart} < now() - make_interval(mins => ${LONGEST_CALL_MINUTES}::int)`
  return { most: limit.atOnce, start: sql`now()`, isOver }
}

/** Ends one that was begun; where it was the last, the next begins anew. */
export async function endCall(db: Database, userId: string, limitName: string): Promise<void> {
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
