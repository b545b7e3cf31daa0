import { and, eq, sql } from 'drizzle-orm'
import { FREE_MONTHLY_CALLS, PRO_MONTHLY_CALLS } from '#shared/quotas/rules.ts'
import type { Quota } from '#shared/quotas/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { apiQuotas, users } from '#worker/db/schema/index.ts'
import { isPro } from '#worker/features/billing/scope.ts'

/** The first day of this calendar month, UTC. */
export const periodStart = (): string => monthAfter(0).slice(0, 10)

/** When the count starts anew: at the start of the next one. */
export const resetAt = (): string => monthAfter(1)

function monthAfter(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString()
}

/** What is left of this month's assistant calls, and when the count starts anew (C090, G-QUOTA-01). */
export async function getQuota(ctx: UserContext): Promise<Quota> {
  const [row] = await ctx.db
    .select({ used: apiQuotas.used, isPro: isPro(sql`${users.id}`) })
    .from(users)
    .leftJoin(apiQuotas, and(eq(apiQuotas.userId, users.id), eq(apiQuotas.periodStart, periodStart())))
    .where(eq(users.id, ctx.actor.userId))
  const limit = row?.isPro ? PRO_MONTHLY_CALLS : FREE_MONTHLY_CALLS
  const remaining = Math.max(0, limit - (row?.used ?? 0))
  return { remaining, limit, resetAt: resetAt() }
}
