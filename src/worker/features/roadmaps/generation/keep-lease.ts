import type { Context } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { holds, type Lease, LostLeaseError, renewed } from './lease.ts'

/**
 * Gives a sign of life three times per lease while `work` goes on: a slow model is no dead writer (G-LRN-17).
 * The signal that `work` gets is aborted as soon as the lease turns out to be lost.
 */
export async function keepLease<T>(ctx: Context, lease: Lease, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const lost = new AbortController()
  const renew = async () => {
    const kept = await ctx.db.update(roadmaps).set(renewed(ctx)).where(holds(lease)).returning({ id: roadmaps.id })
    if (kept.length === 0) lost.abort(new LostLeaseError())
  }
  const timer = setInterval(
    () => renew().catch((failure) => ctx.log('lease_not_renewed', { failure: describeFailure(failure) })),
    (ctx.env.GENERATION_LEASE_SECONDS * 1000) / 3,
  )
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(timer)
  }
}
