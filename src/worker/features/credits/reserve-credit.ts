import { type SQL, sql } from 'drizzle-orm'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import type { Database } from '#worker/db/client.ts'

/**
 * Statements for the batch that creates or restarts a roadmap: the balance is locked, then lowered if it can be.
 * The roadmap's own change must depend on `isReserved`; without enough credits nothing is written (SEC-09).
 * @param unless a replay of the same request, or whatever else must not reserve
 */
export function reserveCredit(db: Database, spend: { userId: string; roadmapId: string; unless: SQL }) {
  const { userId, roadmapId, unless } = spend
  return [
    db.execute(sql`select balance from credit_balances where user_id = ${userId}::uuid for update`),
    db.execute(sql`
      with round as (
        select count(*) as number from credit_ledger where roadmap_id = ${roadmapId}::uuid and kind = 'reserve'
      ), spent as (
        update credit_balances set balance = balance - ${ROADMAP_PRICE_CREDITS}::int, updated_at = now()
        where user_id = ${userId}::uuid and balance >= ${ROADMAP_PRICE_CREDITS}::int and not (${unless})
        returning user_id, balance
      )
      insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, idempotency_key)
      select user_id, -${ROADMAP_PRICE_CREDITS}::int, balance, 'reserve', ${roadmapId}::uuid,
        ${`reserve:${roadmapId}`} || case number when 0 then '' else ':' || number end
      from spent, round`),
  ] as const
}

/** True inside the batch that reserved the roadmap's credit: `now()` is the transaction's own instant. */
export const isReserved = (roadmapId: string): SQL => sql`exists (
  select from credit_ledger where roadmap_id = ${roadmapId}::uuid and kind = 'reserve' and created_at = now()
)`

/**
 * A roadmap's latest reservation, at most one row; each restart makes one of its own. Its settlement, return or refund
 * has the same key but for the kind, so that none of them happens twice.
 */
export const latestReservation = (roadmapId: string): SQL => sql`(
  select user_id, -delta as amount, idempotency_key as key from credit_ledger
  where roadmap_id = ${roadmapId}::uuid and kind = 'reserve' order by id desc limit 1
)`

/** The key of what ends a reservation, from the key of the reservation. */
export const keyOf = (kind: 'settle' | 'return' | 'refund', reservationKey: SQL): SQL =>
  sql`${kind} || substring(${reservationKey} from ${'reserve'.length + 1}::int)`
