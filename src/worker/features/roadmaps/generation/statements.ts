import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import type { RoadmapState } from '#shared/roadmaps/schemas.ts'
import type { Database } from '#worker/db/client.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { giveBack, payDebts, settle } from '#worker/features/credits/statements.ts'
import { FEWEST_PHASES } from './tasks.ts'

const query = new QueryBuilder()

const COUNT_WRITTEN = sql`(
  select count(*) from ${roadmapPhases} where ${roadmapPhases.roadmapId} = ${roadmaps.id}
)`

/** 2§9: an internship without all of its weeks is none. */
const IS_USABLE = sql`${COUNT_WRITTEN} >= case when ${roadmaps.internshipLanguage} is null then ${FEWEST_PHASES}::int else ${MAX_PHASES}::int end`

const IS_WHOLE = sql`(${COUNT_WRITTEN} >= ${MAX_PHASES}::int
  or ${roadmaps.outline} @> ${JSON.stringify({ isKnown: true })}::jsonb and ${roadmaps.outline} -> 'phases' = '[]'::jsonb)`

/** What becomes of a roadmap that nobody goes on with: whole, kept as far as it is, or none. */
export const STATE_AS_IT_IS = sql<RoadmapState>`case when not ${IS_USABLE} then 'failure'
  when ${IS_WHOLE} then 'success' else 'stopped' end`

/** A roadmap that is written to its end. */
export const WRITTEN = { state: 'success', errorText: null, plan: null, outline: null } as const

/** Nobody writes it any more. */
export const released = { leaseOwner: null, leaseUntil: null, updatedAt: sql`now()` }

/**
 * Statements after the one that ended a writing, in its batch: what is kept is paid for, once, however often it is
 * continued; for what is not, the credit comes back (G-LRN-09).
 */
export const closeAccount = (db: Database, roadmapId: string) => {
  const subject = { kind: 'roadmap', id: roadmapId } as const
  return {
    settled: settle(db, subject, endedNow(roadmapId, ['success', 'stopped'])),
    returned: giveBack(db, subject, 'return', endedNow(roadmapId, ['failure'])),
    debtsPaid: payDebts(db, subject),
  }
}

/** True in the batch whose transaction changed the state: `now()` is the transaction's own instant. */
const endedNow = (roadmapId: string, states: RoadmapState[]) =>
  exists(
    query
      .select({ id: roadmaps.id })
      .from(roadmaps)
      .where(and(eq(roadmaps.id, roadmapId), inArray(roadmaps.state, states), eq(roadmaps.updatedAt, sql`now()`))),
  )
