import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

/**
 * Statement: a roadmap's credit comes back, once. `return` is for one that was never settled (failure, refusal, crash),
 * `refund` for a settled one that its owner deleted in time (G-LRN-09). The batch must hold the roadmap's row already.
 * @param when holds if this batch is the one that ends the roadmap
 */
export function giveBackCredit(db: Database, roadmapId: string, kind: 'return' | 'refund', when: SQL) {
  const settled = sql`exists (select from credit_ledger where idempotency_key = ${`settle:${roadmapId}`})`
  const isOwed = kind === 'refund' ? settled : sql`not ${settled}`
  return db.execute(sql`
    with owed as (
      select user_id, -delta as amount from credit_ledger
      where idempotency_key = ${`reserve:${roadmapId}`} and ${isOwed} and (${when})
        and not exists (
          select from credit_ledger where idempotency_key in (${`return:${roadmapId}`}, ${`refund:${roadmapId}`})
        )
    ), paid as (
      update credit_balances b set balance = b.balance + owed.amount, updated_at = now()
      from owed where b.user_id = owed.user_id
      returning b.user_id, owed.amount, b.balance
    )
    insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
    select user_id, amount, balance, ${kind}, ${roadmapId}::uuid, ${`${kind}:${roadmapId}`} from paid
    returning delta`)
}
