import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { keyOf, latestReservation } from './reserve-credit.ts'

/**
 * Statement: a roadmap's credit comes back, once. `return` is for one that was never settled (failure, refusal, crash),
 * `refund` for a settled one that its owner deleted in time (G-LRN-09). The batch must hold the roadmap's row already.
 * @param when holds if this batch is the one that ends the roadmap
 */
export function giveBackCredit(db: Database, roadmapId: string, kind: 'return' | 'refund', when: SQL) {
  const isNoted = (...kinds: ('settle' | 'return' | 'refund')[]) =>
    sql`exists (select from credit_ledger where idempotency_key in (${sql.join(
      kinds.map((one) => keyOf(one, sql`r.key`)),
      sql`, `,
    )}))`
  const isOwed = kind === 'refund' ? isNoted('settle') : sql`not ${isNoted('settle')}`
  return db.execute(sql`
    with owed as (
      select r.user_id, r.amount, r.key from ${latestReservation(roadmapId)} as r
      where ${isOwed} and (${when}) and not ${isNoted('return', 'refund')}
    ), paid as (
      update credit_balances b set balance = b.balance + owed.amount, updated_at = now()
      from owed where b.user_id = owed.user_id
      returning b.user_id, owed.amount, owed.key, b.balance
    )
    insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
    select user_id, amount, balance, ${kind}, ${roadmapId}::uuid, ${keyOf(kind, sql`key`)} from paid
    returning delta`)
}
