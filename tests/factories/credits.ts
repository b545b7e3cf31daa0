import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { giveBackCredit } from '#worker/features/credits/give-back-credit.ts'
import { reserveCredit } from '#worker/features/credits/reserve-credit.ts'
import { settleCredit } from '#worker/features/credits/settle-credit.ts'
import type { Statement, Store } from './store.ts'

const always = sql`true`
const never = sql`false`

/** The only place beside the product that knows the ledger's columns: books and raises the balance in one statement. */
function book(db: Database, entry: { userId: string; delta: number; kind: string; key: string; paymentId?: string }) {
  return db.execute(sql`
    with raised as (
      update credit_balances set balance = balance + ${entry.delta}::int where user_id = ${entry.userId}::uuid
      returning user_id, balance
    )
    insert into credit_ledger (user_id, delta, balance_after, kind, payment_id, idempotency_key)
    select user_id, ${entry.delta}::int, balance, ${entry.kind}, ${entry.paymentId ?? null}::uuid, ${entry.key} from raised`)
}

/** Statement: what a person has after their sign-up, once. */
export const grantAtSignUp = (db: Database, userId: string, credits: number): Statement =>
  book(db, { userId, delta: credits, kind: 'grant', key: `grant:signup:${userId}` })

/** Statement: what a first booking of a payment brings. */
export const bookPayment = (db: Database, payment: { userId: string; paymentId: string; credits: number }): Statement =>
  book(db, {
    userId: payment.userId,
    delta: payment.credits,
    kind: 'purchase',
    key: `payment:${payment.paymentId}:1`,
    paymentId: payment.paymentId,
  })

/** Statements: a roadmap's credit as the product books it; a grant pays for a settled one, so the balance stays. */
export function creditOfRoadmap(
  db: Database,
  ids: { userId: string; roadmapId: string },
  isSettled: boolean,
): Statement[] {
  const { userId, roadmapId } = ids
  const reserve = reserveCredit(db, { userId, roadmapId, unless: never })
  if (!isSettled) return [...reserve, giveBackCredit(db, roadmapId, 'return', always)]
  const grant = book(db, { userId, delta: 1, kind: 'grant', key: `grant:sample:${roadmapId}` })
  return [grant, ...reserve, settleCredit(db, roadmapId, always)]
}

/** Balance and ledger of one person, and whether they agree. */
export async function accountOf({ db }: Store, userId: string) {
  const { rows } = await db.execute<{ balance: number; sum: number; kinds: string[] }>(sql`
    select b.balance, (select coalesce(sum(delta), 0)::int from credit_ledger where user_id = b.user_id) as sum,
      array(select kind from credit_ledger where user_id = b.user_id order by id) as kinds
    from credit_balances b where b.user_id = ${userId}::uuid`)
  const row = rows[0]
  if (!row) throw new Error(`no balance for ${userId}`)
  return row
}
