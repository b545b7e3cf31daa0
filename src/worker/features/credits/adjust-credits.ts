import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import { creditBalances, creditDebts } from '#worker/db/schema/index.ts'
import { columnNames, excluded, insertSelect } from '#worker/db/sql.ts'
import type { CreditSubject } from './rules.ts'
import { isBooked, nextKey, post } from './statements.ts'

const debt = alias(creditDebts, 'debt')
const move = alias(creditDebts, 'move')

/**
 * Statement: what a subject brings to a person changes by so much. What it owes comes first, and no more is taken than
 * there is; the rest is owed (G-CRED-04). The batch has locked the subject's row and the balance, in this order.
 * @param difference credits more or fewer, as an expression; null books nothing
 */
export function adjust(db: Database, userId: string, subject: CreditSubject, difference: SQL) {
  const { subjectKind, subjectId, credits, updatedAt } = creditDebts
  const ofSubject = and(eq(debt.subjectKind, subject.kind), eq(debt.subjectId, subject.id))
  const noted = insertSelect(
    creditDebts,
    {
      subjectKind: sql`${move.subjectKind}`,
      subjectId: sql`${move.subjectId}`,
      userId: sql`${move.userId}`,
      credits: sql`move.owes`,
    },
    sql`
      from move where move.owes <> move.owed
      on conflict (${columnNames(subjectKind, subjectId)}) do update
      set ${columnNames(credits)} = ${excluded(credits)}, ${columnNames(updatedAt)} = now()`,
  )
  return post(
    db,
    {
      userId: sql`${move.userId}`,
      kind: sql`kind.name`,
      subjectKind: sql`${move.subjectKind}`,
      subjectId: sql`${move.subjectId}`,
      delta: sql`move.delta`,
      key: nextKey(sql`kind.name`, move),
    },
    sql`
      from move, lateral (
        select case when move.delta < 0 then 'reversal' when ${isBooked(subject)} then 'restore' else 'purchase' end as name
      ) kind
      where move.delta <> 0`,
    sql`
      change as (
        select ${creditBalances.userId}, ${creditBalances.balance}, coalesce(${debt.credits}, 0) as owed,
          greatest(${difference}, 0) as up, greatest(-(${difference}), 0) as down
        from ${creditBalances} left join ${creditDebts} ${debt} on ${ofSubject}
        where ${eq(creditBalances.userId, userId)} and ${difference} is not null
      ), move as (
        select ${columnNames(creditBalances.userId)}, ${subject.kind}::text as ${columnNames(subjectKind)},
          ${subject.id}::text as ${columnNames(subjectId)}, up - least(up, owed) - least(down, balance) as delta,
          owed - least(up, owed) + down - least(down, balance) as owes, owed
        from change
      ), noted as (${noted})`,
  )
}

/** What is owed for a subject, as an expression. */
export const owedFor = ({ kind, id }: CreditSubject): SQL<number> => sql<number>`coalesce((
  select ${debt.credits} from ${creditDebts} ${debt} where ${eq(debt.subjectKind, kind)} and ${eq(debt.subjectId, id)}
), 0)`
