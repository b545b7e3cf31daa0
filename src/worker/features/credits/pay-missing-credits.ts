import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

/**
 * Statement before a roadmap's credit comes back: locks its owner's payments ahead of the balance, as every booking of a
 * payment does. Those that never brought anything can't miss anything.
 */
export const lockPaymentsOfOwner = (db: Database, roadmapId: string) =>
  db.execute(sql`
    select id from payments
    where user_id = (select user_id from roadmaps where id = ${roadmapId}::uuid) and (credits_due > 0 or credits_missing > 0)
    order by id for update`)

/**
 * Statement after it: what came back in this very batch first makes up for credits whose money went back while they were
 * spent (G-CRED-04). Oldest payment first; the balance, which that statement locked, holds at least what came back.
 */
export const payMissingCredits = (db: Database, roadmapId: string) =>
  db.execute(sql`
    with back as (
      select user_id, sum(delta)::int as amount from credit_ledger
      where roadmap_id = ${roadmapId}::uuid and kind in ('return', 'refund') and created_at = now()
      group by user_id
    ), debt as (
      select p.id, p.user_id, p.created_at, p.credits_missing as missing, p.adjustments, back.amount
      from payments p join back on back.user_id = p.user_id
      where p.credits_missing > 0 for update of p skip locked
    ), share as (
      select debt.*, sum(missing) over oldest::int - missing as before from debt
      window oldest as (partition by user_id order by created_at, id)
    ), taken as (
      select id, user_id, adjustments, before, least(missing, amount - before) as credits from share where before < amount
    ), paid as (
      update credit_balances b set balance = b.balance - total.credits, updated_at = now()
      from (select user_id, sum(credits)::int as credits from taken group by user_id) total
      where b.user_id = total.user_id
      returning b.user_id, b.balance + total.credits as balance
    ), noted as (
      insert into credit_ledger (user_id, delta, balance_after, kind, payment_id, idempotency_key)
      select user_id, -credits, balance - before - credits, 'reversal', id, 'payment:' || id || ':' || adjustments + 1
      from taken join paid using (user_id) order by before
    )
    update payments p set credits_missing = p.credits_missing - taken.credits, adjustments = taken.adjustments + 1,
      updated_at = now()
    from taken where p.id = taken.id`)
