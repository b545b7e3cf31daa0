import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { type Context, createSystemContext } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { claimRoadmap } from './claim-roadmap.ts'
import { endRoadmap } from './end-roadmap.ts'
import { renewed } from './lease.ts'
import { startGeneration } from './start-generation.ts'

/** After so many new writers, none of whom came to an end, the roadmap ends as it is (G-LRN-17). */
const MAX_NEW_WRITERS = 3
const BATCH_SIZE = 50

/**
 * Whatever gave no sign of life for a lease's time gets a new writer, or in the end none. Taking a roadmap up begins a
 * new lease and counts, so that no two do the same and none goes on for ever (G-LRN-17).
 * @param ids only these; without them the fifty that wait longest
 */
export async function resumeRoadmaps(ctx: Context, ids?: readonly string[]): Promise<void> {
  const due = ctx.db.$with('due').as(
    ctx.db
      .select({ id: roadmaps.id })
      .from(roadmaps)
      .where(
        and(
          eq(roadmaps.state, 'incomplete'),
          isNull(roadmaps.deletedAt),
          lt(roadmaps.leaseUntil, sql`now()`),
          ids ? inArray(roadmaps.id, ids) : undefined,
        ),
      )
      .orderBy(asc(roadmaps.leaseUntil))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true }),
  )
  const resumed = await ctx.db
    .with(due)
    .update(roadmaps)
    .set({ leaseOwner: null, leaseCount: sql`${roadmaps.leaseCount} + 1`, ...renewed(ctx) })
    .from(due)
    .where(eq(roadmaps.id, due.id))
    .returning({ id: roadmaps.id, count: roadmaps.leaseCount })
  for (const { id, count } of resumed) {
    if (count > MAX_NEW_WRITERS) await giveUp(ctx, id)
    else await startGeneration(ctx, id)
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

/** What has phases enough is kept, and its owner may continue it; what has not fails, and its credit comes back. */
async function giveUp(ctx: Context, roadmapId: string): Promise<void> {
  const claim = await claimRoadmap(ctx, roadmapId, 'sweeper')
  if (!claim) return
  await endRoadmap(ctx, { kind: 'failed', lease: claim, errorText: ROADMAP_TEXTS.generationFailed })
}
