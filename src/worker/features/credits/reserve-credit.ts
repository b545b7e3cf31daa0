import { type SQL, sql } from 'drizzle-orm'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits.ts'
import type { Database } from '#worker/db/client.ts'

/**
 * Statements for the batch that creates a roadmap: the balance is locked, then lowered if it can be.
 * The roadmap's own insert must depend on `isReserved`; without enough credits nothing is written (SEC-09).
 * @param unless a replay of the same request, which must not reserve again
 */
export function reserveCredit(db: Database, spend: { userId: string; roadmapId: string; unless: SQL }) {
  const { userId, roadmapId, unless } = spend
  return [
    db.execute(sql`select balance from credit_balances where user_id = ${userId}::uuid for update`),
    db.execute(sql`
      with spent as (
        update credit_balances set balance = balance - ${ROADMAP_PRICE_CREDITS}::int, updated_at = now()
        where user_id = ${userId}::uuid and balance >= ${ROADMAP_PRICE_CREDITS}::int and not (${unless})
        returning user_id, balance
      )
      insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
      select user_id, -${ROADMAP_PRICE_CREDITS}::int, balance, 'reserve', ${roadmapId}::uuid, ${`reserve:${roadmapId}`}
      from spent`),
  ] as const
}

/** True inside the batch once the roadmap's credit is reserved. */
export const isReserved = (roadmapId: string): SQL =>
  sql`exists (select from credit_ledger where idempotency_key = ${`reserve:${roadmapId}`})`
