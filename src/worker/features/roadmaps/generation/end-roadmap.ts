import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
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
    ended: ctx.db.execute(sql`
      update roadmaps set state = ${state}, error_text = ${errorText}, lease_owner = null, lease_until = null,
        updated_at = now()
      where ${holds(outcome.lease)}`),
    ...(state === 'success'
      ? { settled: settle(ctx.db, subject, ended) }
      : {
          returned: giveBack(ctx.db, subject, 'return', ended),
          debtsPaid: payDebts(ctx.db, subject),
        }),
  })
}
