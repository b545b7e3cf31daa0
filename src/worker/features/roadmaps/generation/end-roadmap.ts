import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { giveBack, payDebts, settle } from '#worker/features/credits/statements.ts'
import type { Outcome } from './generate-roadmap.ts'
import { endedNow, holds } from './lease.ts'

/**
 * Ends a roadmap whose lease is still held: success settles its credit, failure returns it, in one transaction (G-LRN-09).
 * Doing it twice, or after somebody else did, changes nothing.
 */
export async function endRoadmap(ctx: Context, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'lost') return
  const { roadmapId } = outcome.lease
  const state = outcome.kind === 'written' ? 'success' : 'failure'
  const errorText = outcome.kind === 'failed' ? outcome.errorText : null
  const ended = endedNow(roadmapId, state)
  const subject = { kind: 'roadmap', id: roadmapId } as const
  await batch(ctx.db, {
    ended: ctx.db
      .update(roadmaps)
      .set({
        state,
        errorText,
        ...(state === 'success' && { plan: null }),
        leaseOwner: null,
        leaseUntil: null,
        updatedAt: sql`now()`,
      })
      .where(holds(outcome.lease)),
    ...(state === 'success'
      ? { settled: settle(ctx.db, subject, ended) }
      : {
          returned: giveBack(ctx.db, subject, 'return', ended),
          debtsPaid: payDebts(ctx.db, subject),
        }),
  })
}
