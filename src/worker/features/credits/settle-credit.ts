import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

/** Statement: the reserved credit of a roadmap is spent for good. @param when holds if this batch finished the roadmap */
export function settleCredit(db: Database, roadmapId: string, when: SQL) {
  return db.execute(sql`
    with reserved as (
      select user_id, roadmap_id from credit_ledger where idempotency_key = ${`reserve:${roadmapId}`} and (${when})
    ), balance as (
      select b.user_id, b.balance from credit_balances b join reserved on reserved.user_id = b.user_id for update of b
    )
    insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
    select user_id, 0, balance, 'settle', ${roadmapId}::uuid, ${`settle:${roadmapId}`} from balance`)
}
