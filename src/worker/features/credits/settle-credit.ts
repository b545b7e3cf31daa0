import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { keyOf, latestReservation } from './reserve-credit.ts'

/** Statement: the reserved credit of a roadmap is spent for good. @param when holds if this batch finished the roadmap */
export function settleCredit(db: Database, roadmapId: string, when: SQL) {
  return db.execute(sql`
    with reserved as (
      select user_id, key from ${latestReservation(roadmapId)} as r where (${when})
    ), balance as (
      select b.user_id, b.balance, reserved.key
      from credit_balances b join reserved on reserved.user_id = b.user_id for update of b
    )
    insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
    select user_id, 0, balance, 'settle', ${roadmapId}::uuid, ${keyOf('settle', sql`key`)} from balance`)
}
