import { sql } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { type Context, createSystemContext } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { claimRoadmap } from './claim-roadmap.ts'
import { endRoadmap } from './end-roadmap.ts'
import { renewed } from './lease.ts'
import { startGeneration } from './start-generation.ts'
import { fewestPhases } from './tasks.ts'

/** After so many new writers, none of whom came to an end, the roadmap ends as it is (G-LRN-17). */
const MAX_NEW_WRITERS = 3
const BATCH_SIZE = 50

/**
 * Whatever gave no sign of life for a lease's time gets a new writer, or in the end none. Taking a roadmap up begins a
 * new lease and counts, so that no two do the same and none goes on for ever (G-LRN-17).
 * @param ids only these; without them the fifty that wait longest
 */
export async function resumeRoadmaps(ctx: Context, ids?: readonly string[]): Promise<void> {
  const among = ids
    ? sql`and id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
    : sql``
  const { rows } = await ctx.db.execute<{ id: string; count: number; restarts: number }>(sql`
    with due as (
      select id from roadmaps
      where state = 'incomplete' and deleted_at is null and lease_until < now() ${among}
      order by lease_until limit ${BATCH_SIZE} for update skip locked
    )
    update roadmaps r set lease_owner = null, lease_count = lease_count + 1, ${renewed(ctx)}
    from due where r.id = due.id
    returning r.id, r.lease_count as count, r.restart_count as restarts`)
  for (const { id, count, restarts } of rows) {
    if (count > MAX_NEW_WRITERS) await giveUp(ctx, id)
    else await startGeneration(ctx, id, `round-${restarts}-${count}`)
  }
}

/** For whoever sees that nobody writes any more: the next try begins at once, behind the answer that tells of it. */
export function resumeSeen(ctx: Context, seen: readonly { id: string; isAbandoned: boolean }[]): void {
  const ids = seen.filter(({ isAbandoned }) => isAbandoned).map(({ id }) => id)
  if (ids.length === 0) return
  const system = createSystemContext(ctx.env, 'resume-seen-roadmaps')
  const work = resumeRoadmaps(system, ids).catch((failure: unknown) =>
    system.log('not_resumed', { failure: describeFailure(failure) }),
  )
  ctx.waitUntil(work)
}

/** What has phases enough is kept and paid for; what has not fails, and its credit comes back. */
async function giveUp(ctx: Context, roadmapId: string): Promise<void> {
  const claim = await claimRoadmap(ctx, roadmapId, 'sweeper')
  if (!claim) return
  const isUsable = claim.writtenTitles.length >= fewestPhases(claim)
  const failed = { kind: 'failed', lease: claim, errorText: ROADMAP_TEXTS.generationFailed } as const
  await endRoadmap(ctx, isUsable ? { kind: 'written', lease: claim } : failed)
}
