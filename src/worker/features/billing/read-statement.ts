import { sql } from 'drizzle-orm'
import type { StatementEntry } from '#shared/billing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { isoInstant } from '#worker/db/sql.ts'

const PAGE = 20

/** Every credit of the caller in and out, newest first, a page at a time; the sum of all is the balance. */
export async function readStatement(ctx: UserContext, input: { before?: number | undefined }) {
  const { userId } = ctx.actor
  const { rows } = await ctx.db.execute<{ entries: StatementEntry[]; balance: number }>(sql`
    select b.balance, coalesce((
      select json_agg(entry) from (
        select l.id, ${isoInstant(sql`l.created_at`)} as "createdAt", l.kind, l.delta,
          l.balance_after as "balanceAfter",
          case when l.subject_kind = 'roadmap' then (
            select json_build_object('roadmapId', case when r.deleted_at is null then r.id end,
              'learningPrompt', r.prompt)
            from roadmaps r where r.id = l.subject_id::uuid) end as roadmap,
          case when l.subject_kind = 'payment' then (
            select json_build_object('paymentId', p.id, 'amount', p.amount, 'currency', p.currency)
            from payments p where p.id = l.subject_id::uuid) end as payment
        from credit_ledger l
        where l.user_id = ${userId}::uuid and (${input.before ?? null}::bigint is null or l.id < ${input.before ?? null}::bigint)
        order by l.id desc limit ${PAGE + 1}
      ) entry
    ), '[]') as entries
    from credit_balances b where b.user_id = ${userId}::uuid`)
  const entries = rows[0]?.entries ?? []
  return { entries: entries.slice(0, PAGE), balance: rows[0]?.balance ?? 0, hasMore: entries.length > PAGE }
}
