import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { apiQuotas } from '#worker/db/schema/index.ts'

/** Statement: gives calls back to whom work cost them that came to nothing. @param taken rows of `person`, `period` and `calls` */
export const giveBackEach = (db: Database, taken: SQL) =>
  db
    .update(apiQuotas)
    .set({ used: sql`greatest(${apiQuotas.used} - taken.calls, 0)` })
    .from(sql`(${taken}) taken`)
    .where(sql`${apiQuotas.userId} = taken.person and ${apiQuotas.periodStart} = taken.period`)
