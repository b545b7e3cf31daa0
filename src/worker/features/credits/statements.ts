import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { creditBalances, creditDebts, creditLedger } from '#worker/db/schema/index.ts'
import { columnNames, insertSelect, isOfThisBatch, selectList, type Written } from '#worker/db/sql.ts'
import { CREDIT_SIGNS, type CreditSubject } from './rules.ts'

/**
 * Statements that other rooms put into their transaction. Whoever books has locked the balance or the subject's row, so that
 * nothing is booked twice; the unique key would refuse it, and the whole batch with it. Locks are taken in this order:
 * the subject, then the balance; what is owed changes only under the balance's.
 */

/** What something costs. */
const PRICES = { roadmap: ROADMAP_PRICE_CREDITS } satisfies Partial<Record<CreditSubject['kind'], number>>

/** What is booked; the balance after it is found by `post`. */
type Entry = Required<
  Pick<Written<typeof creditLedger>, 'userId' | 'kind' | 'subjectKind' | 'subjectId' | 'delta' | 'key'>
>

const entry = alias(creditLedger, 'entry')
const due = alias(creditLedger, 'due')
const total = alias(creditLedger, 'total')
const paid = alias(creditLedger, 'paid')

/**
 * Statement: the one way into the ledger. Each entry moves the balance and leaves a row with the balance after it; nothing
 * is booked for a person whose balance would go below zero, nor with a sign that its kind does not have.
 * @param booked the entry, its values or expressions on what `rest` reads
 * @param rest `from … where … order by …`, one row for each entry, in the order to book; empty for one entry of values
 * @param before common table expressions that `rest` reads, where the same statement changes something else too
 * @returns the booked rows
 */
export function post(db: Database, booked: Entry, rest: SQL = sql``, before?: SQL) {
  const signs = sql.join(
    Object.entries(CREDIT_SIGNS).map(([kind, sign]) => sql`(${kind}, ${sign}::int)`),
    sql`, `,
  )
  const after = sql`paid.before + (sum(${due.delta}) over (partition by ${due.userId} order by due.place))::int`
  return db.execute<Pick<typeof creditLedger.$inferSelect, 'userId' | 'delta' | 'balanceAfter'>>(sql`
    with ${before ? sql`${before},` : sql``} entry as (
      select given.*, row_number() over () as place from (select ${selectList(creditLedger, booked)} ${rest}) as given
    ), due as (
      select entry.* from entry
      join (values ${signs}) as allowed(kind, sign) on allowed.kind = ${entry.kind} and allowed.sign = sign(${entry.delta})
    ), total as (
      select ${due.userId}, sum(${due.delta})::int as ${columnNames(total.delta)} from due group by ${due.userId}
    ), paid as (
      update ${creditBalances}
      set ${columnNames(creditBalances.balance)} = ${creditBalances.balance} + ${total.delta},
        ${columnNames(creditBalances.updatedAt)} = now()
      from total where ${creditBalances.userId} = ${total.userId} and ${creditBalances.balance} + ${total.delta} >= 0
      returning ${creditBalances.userId}, ${creditBalances.balance} - ${total.delta} as before
    )
    ${insertSelect(
      creditLedger,
      {
        userId: sql`${due.userId}`,
        delta: sql`${due.delta}`,
        balanceAfter: after,
        kind: sql`${due.kind}`,
        subjectKind: sql`${due.subjectKind}`,
        subjectId: sql`${due.subjectId}`,
        key: sql`${due.key}`,
      },
      sql`
        from due join paid on ${paid.userId} = ${due.userId} order by due.place
        returning ${creditLedger.userId} as "userId", ${creditLedger.delta} as "delta",
          ${creditLedger.balanceAfter} as "balanceAfter"`,
    )}`)
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
  db.select({ balance: creditBalances.balance }).from(creditBalances).where(eq(creditBalances.userId, userId))

const ledger = alias(creditLedger, 'ledger')
/** The ledger under another name than that of the row which a statement writes. */
const fromLedger = sql`from ${creditLedger} ${ledger}`

/** Of the rows in `ledger`: those of a subject. */
const about = ({ kind, id }: CreditSubject): SQL | undefined =>
  and(eq(ledger.subjectKind, kind), eq(ledger.subjectId, id))

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
  const earlier = sql`select count(*) as rounds ${fromLedger} where ${about(subject)} and ${eq(ledger.kind, 'reserve')}`
  return {
    balanceLocked: lockBalance(db, userId),
    reserved: post(
      db,
      {
        userId,
        kind: 'reserve',
        subjectKind: subject.kind,
        subjectId: subject.id,
        delta: -PRICES[subject.kind],
        key: sql`${`reserve:${subject.id}`} || case rounds when 0 then '' else ':' || rounds end`,
      },
      sql`from (${earlier}) earlier where not (${unless})`,
    ),
  }
}

/** Whether anything was ever booked for a subject, as an expression. */
export const isBooked = (subject: CreditSubject): SQL => sql`exists (select ${fromLedger} where ${about(subject)})`

/** True inside the batch that reserved for the subject. */
export const isReserved = (subject: CreditSubject): SQL => sql`exists (
  select ${fromLedger} where ${about(subject)} and ${eq(ledger.kind, 'reserve')} and ${isOfThisBatch(ledger)}
)`

const reservation = alias(creditLedger, 'reservation')

/** A subject's latest reservation, at most one row, as `reservation`. */
const fromReservation = (subject: CreditSubject): SQL => sql`from (
  select ${ledger.userId}, ${ledger.delta}, ${ledger.key} ${fromLedger}
  where ${about(subject)} and ${eq(ledger.kind, 'reserve')} order by ${ledger.id} desc limit 1
) ${reservation}`

/** What ends a reservation has its key but for the kind, so that none of them happens twice. */
const keyOf = (kind: 'settle' | 'return' | 'refund'): SQL =>
  sql`${kind} || substring(${reservation.key} from ${'reserve'.length + 1}::int)`

const isNoted = (...kinds: ('settle' | 'return' | 'refund')[]): SQL => sql`exists (
  select ${fromLedger} where ${ledger.key} in (${sql.join(kinds.map(keyOf), sql`, `)})
)`

/**
 * Statement: what was reserved for a subject is spent for good, once, and only while it has not come back.
 * @param when holds if this batch finished it
 */
export const settle = (db: Database, subject: CreditSubject, when: SQL) =>
  post(
    db,
    {
      userId: sql`${reservation.userId}`,
      kind: 'settle',
      subjectKind: subject.kind,
      subjectId: subject.id,
      delta: 0,
      key: keyOf('settle'),
    },
    sql`${fromReservation(subject)} where (${when}) and not ${isNoted('settle', 'return')}`,
  )

/**
 * Statement: what was reserved comes back, once. `return` is for what was never settled (failure, refusal, crash), `refund`
 * for what was (G-LRN-09). The batch must have locked the subject's row already.
 * @param when holds if this batch is the one that ends it
 */
export function giveBack(db: Database, subject: CreditSubject, kind: 'return' | 'refund', when: SQL) {
  const isOwed = kind === 'refund' ? isNoted('settle') : sql`not ${isNoted('settle')}`
  return post(
    db,
    {
      userId: sql`${reservation.userId}`,
      kind,
      subjectKind: subject.kind,
      subjectId: subject.id,
      delta: sql`-${reservation.delta}`,
      key: keyOf(kind),
    },
    sql`${fromReservation(subject)} where ${isOwed} and (${when}) and not ${isNoted('return', 'refund')}`,
  )
}

/** The next key of a subject that is booked again and again; the balance is locked. */
export const nextKey = (
  kind: SQL,
  { subjectKind, subjectId }: { subjectKind: AnyPgColumn; subjectId: AnyPgColumn },
): SQL =>
  sql`${kind} || ':' || ${subjectId} || ':' || 1 + (
    select count(*) ${fromLedger} where ${and(eq(ledger.subjectKind, subjectKind), eq(ledger.subjectId, subjectId))}
  )`

const back = alias(creditDebts, 'back')
const debt = alias(creditDebts, 'debt')
const share = alias(creditDebts, 'share')
const taken = alias(creditDebts, 'taken')

/**
 * Statement after something came back: what came back to the subject's owner in this very batch first makes up for what
 * they owe. Oldest debt first; the balance holds at least what came back.
 */
export function payDebts(db: Database, subject: CreditSubject) {
  const { credits, updatedAt } = creditDebts
  const cameBack = and(about(subject), inArray(ledger.kind, ['return', 'refund']), isOfThisBatch(ledger))
  return post(
    db,
    {
      userId: sql`${taken.userId}`,
      kind: 'reversal',
      subjectKind: sql`${taken.subjectKind}`,
      subjectId: sql`${taken.subjectId}`,
      delta: sql`-taken.paid`,
      key: nextKey(sql`'reversal'`, taken),
    },
    sql`from taken order by taken.earlier`,
    sql`
      back as (
        select ${ledger.userId}, sum(${ledger.delta})::int as amount ${fromLedger}
        where ${cameBack} group by ${ledger.userId}
      ), debt as (
        select ${debt}.*, back.amount from ${creditDebts} ${debt} join back on ${back.userId} = ${debt.userId}
        where ${gt(debt.credits, 0)}
      ), share as (
        select debt.*, (sum(${debt.credits}) over (
          partition by ${debt.userId} order by ${debt.createdAt}, ${debt.subjectId}
        ))::int - ${debt.credits} as earlier from debt
      ), taken as (
        select share.*, least(${share.credits}, share.amount - share.earlier) as paid from share
        where share.earlier < share.amount
      ), lowered as (
        update ${creditDebts}
        set ${columnNames(credits)} = ${credits} - taken.paid, ${columnNames(updatedAt)} = now()
        from taken
        where ${and(eq(creditDebts.subjectKind, taken.subjectKind), eq(creditDebts.subjectId, taken.subjectId))}
      )`,
  )
}
