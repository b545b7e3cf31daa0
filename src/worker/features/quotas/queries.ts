import { and, eq } from 'drizzle-orm'
import { FREE_MONTHLY_CALLS } from '#shared/quotas.ts'
import type { UserContext } from '#worker/context.ts'
import { apiQuotas } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'

/**
 * What is left of this month's assistant calls, and when the count starts anew (C090, G-QUOTA-01).
 * @throws DomainError forbidden when the path names somebody else (SEC-02)
 */
export async function getQuota(ctx: UserContext, input: { userId: string }) {
  if (input.userId !== ctx.actor.userId) throw new DomainError('forbidden', 'This quota belongs to somebody else.')
  const now = new Date()
  const periodStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString().slice(0, 10)
  const resetAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
  const [row] = await ctx.db
    .select({ used: apiQuotas.used })
    .from(apiQuotas)
    .where(and(eq(apiQuotas.userId, ctx.actor.userId), eq(apiQuotas.periodStart, periodStart)))
  const remaining = Math.max(0, FREE_MONTHLY_CALLS - (row?.used ?? 0))
  return { usage: { remaining, limit: FREE_MONTHLY_CALLS, resetAt } }
}
