import { type SQL, sql } from 'drizzle-orm'
import { ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { creditBalances, creditDebts, creditLedger } from '#worker/db/schema/index.ts'
import { insertSelect } from '#worker/db/sql.ts'
import { CREDIT_SIGNS, type CreditSubject } from './rules.ts'

/**
 * Statements that other rooms put into their transaction. Whoever books holds the balance or the subject's row, so that
 * nothing is booked twice; the unique key would refuse it, and the whole batch with it. Locks are taken in this order:
 * the subject, then the balance; what is owed changes only under the balance's.
 */

/** What something costs. */
const PRICES = { roadmap: ROADMAP_PRICE_CREDITS } satisfies Partial<Record<CreditSubject['kind'], number>>

/**
 * Statement: the one way into the ledger. Each entry moves the balance and leaves a row with the balance after it; nothing
 * is booked for a person whose balance would go below zero, nor with a sign that its kind does not have.
 * @param entries a select of (user_id uuid, kind, subject_kind, subject_id, delta int, key text), in the order to book
 * @param before common table expressions that the entries read, where the same statement changes something else too
 * @returns the booked rows
 */
export function post(db: Database, entries: SQL, before?: SQL) {
  const signs = sql.join(
    Object.entries(CREDIT_SIGNS).map(([kind, sign]) => sql`(${kind}, ${sign}::int)`),
    sql`, `,
  )
  return db.execute<{ userId: string; delta: number; balanceAfter: number }>(sql`
    with ${before ? sql`${before},` : sql``} due as (
      select entry.*, row_number() over () as place from (${entries}) as entry
      join (values ${signs}) as allowed(kind, sign) on allowed.kind = entry.kind and allowed.sign = sign(entry.delta)
    ), total as (
      select user_id, sum(delta)::int as delta from due group by user_id
    ), paid as (
      update ${creditBalances} as b set balance = b.balance + total.delta, updated_at = now()
      from total where b.user_id = total.user_id and b.balance + total.delta >= 0
      returning b.user_id, b.balance - total.delta as before
    )
    insert into ${creditLedger} (user_id, delta, balance_after, kind, subject_kind, subject_id, key)
    select due.user_id, due.delta,
      paid.before + (sum(due.delta) over (partition by due.user_id order by due.place))::int,
      due.kind, due.subject_kind, due.subject_id, due.key
    from due join paid on paid.user_id = due.user_id order by due.place
    returning user_id as "userId", delta, balance_after as "balanceAfter"`)
}

/** Statement: locks a person's balance, and makes an empty one for whoever has none. */
export const lockBalance = (db: Database, userId: string) =>
  db
    .insert(creditBalances)
    .values({ userId })
    .onConflictDoUpdate({ target: creditBalances.userId, set: { balance: sql`${creditBalances.balance}` } })
    .returning({ balance: creditBalances.balance })

/** Statement: what a person has now. */
export const readBalance = (db: Database, userId: string) =>
  db.select({ balance: creditBalances.balance }).from(creditBalances).where(sql`${creditBalances.userId} = ${userId}`)

/**
 * Statements that open a newcomer's balance with what everybody is given (G-CRED-02).
 * @param newcomer their id as an expression; null for nobody
 */
export function grantAtSignUp(db: Database, newcomer: SQL) {
  const person = sql`(select ${newcomer} as id) person where id is not null`
  return {
    balanceOpened: db.execute(insertSelect(creditBalances, { userId: sql`id` }, sql`from ${person}`)),
    granted: post(
      db,
      sql`
        select id as user_id, 'grant' as kind, 'account' as subject_kind, id::text as subject_id,
          ${SIGN_UP_CREDITS}::int as delta, 'grant:signup:' || id as key
        from ${person}`,
    ),
  }
}

/** The ledger rows of a subject, as a condition on `l`. */
const about = ({ kind, id }: CreditSubject): SQL => sql`l.subject_kind = ${kind} and l.subject_id = ${id}`

/**
 * Statements that set a subject's price aside: the balance is locked, then lowered if it can be. What is bought must depend
 * on `isReserved`; without enough credits nothing is written (SEC-09). Each round (a restart) has a key of its own.
 * @param spend.unless a replay of the same request, or whatever else must not reserve
 */
export function reserve(
  db: Database,
  spend: { userId: string; subject: CreditSubject & { kind: keyof typeof PRICES }; unless: SQL },
) {
  const { userId, subject, unless } = spend
  return {
    balanceLocked: lockBalance(db, userId),
    reserved: post(
      db,
      sql`
        select ${userId}::uuid as user_id, 'reserve' as kind, ${subject.kind} as subject_kind, ${subject.id} as subject_id,
          -${PRICES[subject.kind]}::int as delta,
          ${`reserve:${subject.id}`} || case rounds when 0 then '' else ':' || rounds end as key
        from (
          select count(*) as rounds from ${creditLedger} l where ${about(subject)} and l.kind = 'reserve'
        ) earlier where not (${unless})`,
    ),
  }
}

/** True inside the batch that reserved for the subject: `now()` is the transaction's own instant. */
export const isReserved = (subject: CreditSubject): SQL => sql`exists (
  select from ${creditLedger} l where ${about(subject)} and l.kind = 'reserve' and l.created_at = now()
)`

/** A subject's latest reservation, at most one row (user_id, amount, key). */
const latestReservation = (subject: CreditSubject): SQL => sql`(
  select l.user_id, -l.delta as amount, l.key from ${creditLedger} l
  where ${about(subject)} and l.kind = 'reserve' order by l.id desc limit 1
)`

/** What ends a reservation has its key but for the kind, so that none of them happens twice. */
const keyOf = (kind: 'settle' | 'return' | 'refund'): SQL =>
  sql`${kind} || substring(r.key from ${'reserve'.length + 1}::int)`

const isNoted = (...kinds: ('settle' | 'return' | 'refund')[]): SQL => sql`exists (
  select from ${creditLedger} l where l.key in (${sql.join(kinds.map(keyOf), sql`, `)})
)`

/** Statement: what was reserved for a subject is spent for good. @param when holds if this batch finished it */
export const settle = (db: Database, subject: CreditSubject, when: SQL) =>
  post(
    db,
    sql`
      select r.user_id, 'settle' as kind, ${subject.kind} as subject_kind, ${subject.id} as subject_id, 0 as delta,
        ${keyOf('settle')} as key
      from ${latestReservation(subject)} as r where (${when})`,
  )

/**
 * Statement: what was reserved comes back, once. `return` is for what was never settled (failure, refusal, crash), `refund`
 * for what was (G-LRN-09). The batch must hold the subject's row already.
 * @param when holds if this batch is the one that ends it
 */
export function giveBack(db: Database, subject: CreditSubject, kind: 'return' | 'refund', when: SQL) {
  const isOwed = kind === 'refund' ? isNoted('settle') : sql`not ${isNoted('settle')}`
  return post(
    db,
    sql`
      select r.user_id, ${kind} as kind, ${subject.kind} as subject_kind, ${subject.id} as subject_id,
        r.amount as delta, ${keyOf(kind)} as key
      from ${latestReservation(subject)} as r
      where ${isOwed} and (${when}) and not ${isNoted('return', 'refund')}`,
  )
}

/** The next key of a subject that is booked again and again; `d` has the subject, the balance is locked. */
const nextKey = (kind: SQL): SQL => sql`${kind} || ':' || d.subject_id || ':' || 1 + (
  select count(*) from ${creditLedger} l where l.subject_kind = d.subject_kind and l.subject_id = d.subject_id
)`

/**
 * Statement after something came back: what came back to the subject's owner in this very batch first makes up for credits whose money went
 * back while they were spent (G-CRED-04). Oldest debt first; the balance holds at least what came back.
 */
export const payDebts = (db: Database, subject: CreditSubject) =>
  post(
    db,
    sql`
      select d.user_id, 'reversal' as kind, d.subject_kind, d.subject_id, -d.paid as delta, ${nextKey(sql`'reversal'`)} as key
      from taken d order by d.earlier`,
    sql`
      back as (
        select l.user_id, sum(l.delta)::int as amount from ${creditLedger} l
        where ${about(subject)} and l.kind in ('return', 'refund') and l.created_at = now() group by l.user_id
      ), debt as (
        select d.*, back.amount from ${creditDebts} d join back on back.user_id = d.user_id
        where d.credits > 0
      ), share as (
        select debt.*, (sum(credits) over (partition by user_id order by created_at, subject_id))::int - credits as earlier
        from debt
      ), taken as (
        select *, least(credits, amount - earlier) as paid from share where earlier < amount
      ), lowered as (
        update ${creditDebts} as d set credits = d.credits - taken.paid, updated_at = now()
        from taken where d.subject_kind = taken.subject_kind and d.subject_id = taken.subject_id
      )`,
  )

/**
 * Statement: what a subject brings to a person changes by so much. What it owes comes first, and no more is taken than
 * there is; the rest is owed (G-CRED-04). The batch holds the subject's row and the balance, in this order.
 * @param difference credits more or fewer, as an expression; null books nothing
 */
export const adjust = (db: Database, userId: string, subject: CreditSubject, difference: SQL) =>
  post(
    db,
    sql`
      select d.user_id, kind.name as kind, d.subject_kind, d.subject_id, d.delta, ${nextKey(sql`kind.name`)} as key
      from move d, lateral (select case when d.delta < 0 then 'reversal' when exists (
        select from ${creditLedger} l where l.subject_kind = d.subject_kind and l.subject_id = d.subject_id
      ) then 'restore' else 'purchase' end as name) kind
      where d.delta <> 0`,
    sql`
      change as (
        select b.user_id, b.balance, coalesce(d.credits, 0) as owed,
          greatest(${difference}, 0) as up, greatest(-(${difference}), 0) as down
        from ${creditBalances} b
        left join ${creditDebts} d on d.subject_kind = ${subject.kind} and d.subject_id = ${subject.id}
        where b.user_id = ${userId}::uuid and ${difference} is not null
      ), move as (
        select user_id, ${subject.kind} as subject_kind, ${subject.id} as subject_id,
          up - least(up, owed) - least(down, balance) as delta,
          owed - least(up, owed) + down - least(down, balance) as owes, owed
        from change
      ), noted as (
        insert into ${creditDebts} as d (subject_kind, subject_id, user_id, credits)
        select subject_kind, subject_id, user_id, owes from move where owes <> owed
        on conflict (subject_kind, subject_id) do update set credits = excluded.credits, updated_at = now()
      )`,
  )

/** What is owed for a subject, as an expression. */
export const owedFor = ({ kind, id }: CreditSubject): SQL<number> => sql<number>`coalesce((
  select d.credits from ${creditDebts} d where d.subject_kind = ${kind} and d.subject_id = ${id}
), 0)`
