import type { NeonQueryFunction } from '@neondatabase/serverless'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/neon-http'
import { reserveCredit } from '#worker/features/credits/reserve-credit.ts'
import { recordListStatements, type Statement } from './list-statements.ts'

const slots = { userId: 'the user', roadmapId: 'the roadmap' }

/** What spending a credit sends to the database, taken from the code itself so that the bare handler can never drift. */
export async function recordSpendStatements() {
  const [session] = await recordListStatements()
  if (!session) throw new Error('A read no longer checks the session first.')
  const db = drizzle({} as unknown as NeonQueryFunction<false, false>)
  const recorded = reserveCredit(db, { ...slots, unless: sql`false` }).map((statement) => statement.getQuery())
  const spend = (userId: string, roadmapId: string): Statement[] =>
    recorded.map((query) => ({
      text: query.sql,
      params: query.params.map((param) =>
        typeof param === 'string'
          ? param.replaceAll(slots.userId, userId).replaceAll(slots.roadmapId, roadmapId)
          : param,
      ),
    }))
  return { session, spend }
}
