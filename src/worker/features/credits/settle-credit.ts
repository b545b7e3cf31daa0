import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

/** Statement: the reserved credit of a roadmap is spent for good. @param when holds if this batch finished the roadmap */
export function settleCredit(db: Database, roadmapId: string, when: SQL) {
  return db.execute(sql`
    insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
    select l.user_id, 0, b.balance, 'settle', l.roadmap_id, ${`settle:${roadmapId}`}
    from credit_ledger l join credit_balances b on b.user_id = l.user_id
    where l.idempotency_key = ${`reserve:${roadmapId}`} and (${when})`)
}
