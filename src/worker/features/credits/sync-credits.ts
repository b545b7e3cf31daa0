import { sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * Lowers the balance to what the client says, as a ledger row of its own (C088, G-CRED-01).
 * @throws DomainError forbidden when that would raise it; nothing changes then
 */
export async function syncCredits(ctx: UserContext, input: { balance: number }) {
  const { rows } = await ctx.db.execute<{ before: number; after: number }>(sql`
    with old as (
      select user_id, balance from credit_balances where user_id = ${ctx.actor.userId} for update
    ), lowered as (
      update credit_balances b set balance = ${input.balance}::int, updated_at = now()
      from old where b.user_id = old.user_id and ${input.balance}::int < old.balance
      returning b.user_id, b.balance, b.balance - old.balance as delta
    ), noted as (
      insert into credit_ledger (user_id, delta, balance_after, kind, idempotency_key)
      select user_id, delta, balance, 'sync', 'sync:' || gen_random_uuid() from lowered
    )
    select old.balance as before, coalesce(lowered.balance, old.balance) as after from old left join lowered using (user_id)`)
  const row = rows[0]
  if (!row || input.balance > row.before) {
    throw new DomainError('forbidden', 'Credits are added by a purchase or a refund only.')
  }
  return { balance: row.after }
}
