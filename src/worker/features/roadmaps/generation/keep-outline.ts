import { sql } from 'drizzle-orm'
import type { Outline } from '#shared/roadmaps/outline.ts'
import type { Context } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { holds, type Lease, renewed } from './lease.ts'

/**
 * Stores what is to come of a roadmap whenever it has changed, for everybody who watches. The writing never waits for it:
 * one change is on its way at a time, and what changes meanwhile goes with the next.
 */
export function keepOutline(ctx: Context, lease: Lease) {
  let latest: Outline | null = null
  let isStored = true
  let underWay: Promise<void> | null = null
  const write = async () => {
    try {
      while (!isStored) {
        isStored = true
        const change = { outline: latest, ...renewed(ctx), updatedAt: sql`now()` }
        await ctx.db.update(roadmaps).set(change).where(holds(lease))
      }
    } catch (failure) {
      // only whoever looks at this moment misses it: the next change comes with everything
      ctx.log('outline_not_stored', { failure: describeFailure(failure) })
    } finally {
      underWay = null
    }
  }
  return {
    put(outline: Outline): void {
      if (JSON.stringify(outline) === JSON.stringify(latest)) return
      latest = outline
      isStored = false
      underWay ??= write()
    },
    /** Nothing older is on its way any more, so that what is stored next stands. */
    settled: async (): Promise<void> => {
      await underWay
    },
  }
}
