import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { adjust } from '#worker/features/credits/adjust-credits.ts'
import { giveBack, post, reserve, settle } from '#worker/features/credits/statements.ts'
import type { Statement, Store } from './store.ts'

const always = sql`true`
const never = sql`false`

/** Statement: what a person has after their sign-up, once. */
export const grantAtSignUp = (db: Database, userId: string, credits: number): Statement =>
  post(db, { ...grantTo(userId), delta: credits, key: `grant:signup:${userId}` })

const grantTo = (userId: string) => ({ userId, kind: 'grant', subjectKind: 'account', subjectId: userId }) as const

/** Statement: what a first booking of a payment brings. */
export const bookPayment = (db: Database, payment: { userId: string; paymentId: string; credits: number }): Statement =>
  adjust(db, payment.userId, { kind: 'payment', id: payment.paymentId }, sql`${payment.credits}::int`)

/** Statements: a roadmap's credit as the product books it; a grant pays for a settled one, so the balance stays. */
export function creditOfRoadmap(
  db: Database,
  ids: { userId: string; roadmapId: string },
  isSettled: boolean,
): Statement[] {
  const { userId, roadmapId } = ids
  const subject = { kind: 'roadmap', id: roadmapId } as const
  const { balanceLocked, reserved } = reserve(db, { userId, subject, unless: never })
  if (!isSettled) return [balanceLocked, reserved, giveBack(db, subject, 'return', always)]
  const grant = post(db, { ...grantTo(userId), delta: 1, key: `grant:sample:${roadmapId}` })
  return [grant, balanceLocked, reserved, settle(db, subject, always)]
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
