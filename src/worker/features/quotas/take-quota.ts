import { lt, sql } from 'drizzle-orm'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { FREE_MONTHLY_CALLS, PRO_MONTHLY_CALLS } from '#shared/quotas/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { apiQuotas } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { isPro } from '#worker/features/billing/scope.ts'
import { describeFailure } from '#worker/log.ts'
import { periodStart, resetAt } from './queries.ts'
import { giveBackEach } from './statements.ts'

/** G-QUOTA-01: calls of the assistant and the copilot are counted together. */
export type QuotaName = 'assistant'

/**
 * Does something that costs one assistant call: takes the call first, in one statement that never goes beyond the limit,
 * and gives it back when the work fails (G-QUOTA-01).
 * @throws DomainError too_many at zero, saying when the next may be made, and whatever `work` throws
 */
export async function withQuota<T>(ctx: UserContext, work: () => Promise<T>): Promise<T> {
  const giveBack = await takeQuota(ctx)
  try {
    return await work()
  } catch (failure) {
    await giveBack()
    throw failure
  }
}

/**
 * Takes a call for work that goes on behind its answer.
 * @returns what gives it back, and never throws
 * @throws DomainError too_many at zero
 */
export async function takeQuota(ctx: UserContext): Promise<() => Promise<void>> {
  const period = periodStart()
  await takeCall(ctx, period)
  return () =>
    giveBackCall(ctx, period).catch((failure: unknown) => {
      ctx.log('quota_not_given_back', { failure: describeFailure(failure) })
    })
}

async function takeCall(ctx: UserContext, period: string): Promise<void> {
  const { userId } = ctx.actor
  const limit = sql`case when ${isPro(sql`${userId}::uuid`)} then ${PRO_MONTHLY_CALLS}::int else ${FREE_MONTHLY_CALLS}::int end`
  const taken = await ctx.db
    .insert(apiQuotas)
    .values({ userId, periodStart: period, used: 1 })
    .onConflictDoUpdate({
      target: [apiQuotas.userId, apiQuotas.periodStart],
      set: { used: sql`${apiQuotas.used} + 1` },
      setWhere: lt(apiQuotas.used, limit),
    })
    .returning({ used: apiQuotas.used })
  if (taken.length > 0) return
  const usage = { remaining: 0, resetAt: resetAt() }
  throw new DomainError('too_many', BILLING_TEXTS.quotaUsedUp, { details: { usage } })
}

/** @param period in which it was taken: the month may have ended meanwhile */
async function giveBackCall(ctx: UserContext, period: string): Promise<void> {
  const { db, actor } = ctx
  await giveBackEach(db, sql`select ${actor.userId}::uuid as person, ${period}::date as period, 1 as calls`)
}
