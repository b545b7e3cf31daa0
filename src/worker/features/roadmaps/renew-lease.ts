import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { holds, type Lease, renewed } from './policy.ts'

/** Gives a sign of life three times per lease while `work` goes on: a slow model is no dead writer (G-LRN-17). */
export async function whileRenewingLease<T>(ctx: Context, lease: Lease, work: () => Promise<T>): Promise<T> {
  const everyMs = (ctx.env.GENERATION_LEASE_SECONDS * 1000) / 3
  const timer = setInterval(() => {
    renewLease(ctx, lease).catch((failure) => ctx.log('lease_not_renewed', { failure: describeFailure(failure) }))
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function renewLease(ctx: Context, lease: Lease): Promise<void> {
  await ctx.db.execute(sql`update roadmaps set ${renewed(ctx)} where ${holds(lease)}`)
}
