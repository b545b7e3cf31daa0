import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import type { Outcome } from './generate-roadmap.ts'
import { holds } from './lease.ts'
import { closeAccount, released, STATE_AS_IT_IS, WRITTEN } from './statements.ts'

/**
 * Ends a roadmap whose lease is still held: what was written is paid for, whole or to be continued; where nothing usable
 * was, it failed and the credit comes back, in one transaction (G-LRN-09). Doing it twice, or after somebody else did, changes nothing.
 */
export async function endRoadmap(ctx: Context, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'lost') return
  const { roadmapId } = outcome.lease
  const end =
    outcome.kind === 'written'
      ? WRITTEN
      : {
          state: STATE_AS_IT_IS,
          errorText: sql`case ${STATE_AS_IT_IS} when 'failure' then ${outcome.errorText} end`,
        }
  await batch(ctx.db, {
    ended: ctx.db
      .update(roadmaps)
      .set({ ...end, ...released })
      .where(holds(outcome.lease)),
    ...closeAccount(ctx.db, roadmapId),
  })
}
