import { sql } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import type { Context } from '#worker/context.ts'
import { startWriting } from './build-roadmap.ts'
import { claimRoadmap } from './claim-roadmap.ts'
import { endRoadmap } from './end-roadmap.ts'

/** After so many writers that never came back, the credit is returned (G-LRN-17). */
const MAX_WRITERS = 3
const BATCH_SIZE = 50

/** The sweeper: whatever was being written by somebody who gave no sign of life gets a new writer, or ends in a failure. */
export async function resumeAbandonedRoadmaps(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; writers: number }>(sql`
    select id, lease_count as writers from roadmaps
    where state = 'incomplete' and deleted_at is null and lease_until < now()
    order by lease_until limit ${BATCH_SIZE}`)
  for (const { id, writers } of rows) {
    if (writers >= MAX_WRITERS) await giveUp(ctx, id)
    else await startWriting(ctx, id, Date.now())
  }
}

async function giveUp(ctx: Context, roadmapId: string): Promise<void> {
  const lease = { roadmapId, owner: `sweeper-${crypto.randomUUID()}` }
  const claim = await claimRoadmap(ctx, lease)
  if (claim) await endRoadmap(ctx, lease, { kind: 'failed', errorText: ROADMAP_TEXTS.generationFailed })
}
