import { eq, sql } from 'drizzle-orm'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { creditBalances } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { lockBalance, post } from './statements.ts'

/**
 * Lowers the balance to what the client says, as a ledger row of its own (C088, G-CRED-01).
 * @throws DomainError forbidden when that would raise it; nothing changes then
 */
export async function syncCredits(ctx: UserContext, input: { balance: number }) {
  const { userId } = ctx.actor
  const { locked, booked } = await batch(ctx.db, {
    locked: lockBalance(ctx.db, userId),
    booked: post(
      ctx.db,
      {
        userId,
        kind: 'sync',
        subjectKind: 'account',
        subjectId: userId,
        delta: sql`${input.balance}::int - ${creditBalances.balance}`,
        key: `sync:${crypto.randomUUID()}`,
      },
      sql`from ${creditBalances} where ${eq(creditBalances.userId, userId)}`,
    ),
  })
  const before = locked[0]?.balance ?? 0
  if (input.balance > before) throw new DomainError('forbidden', 'Credits are added by a purchase or a refund only.')
  return { balance: booked.rows[0]?.balanceAfter ?? before }
}
