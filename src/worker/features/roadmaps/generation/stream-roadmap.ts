import { and } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { Context } from '#worker/context.ts'
import { roadmaps } from '#worker/db/schema/index.ts'
import { describeFailure } from '#worker/log.ts'
import { endRoadmap } from './end-roadmap.ts'
import { generateRoadmap } from './generate-roadmap.ts'
import { type Claim, isUnfinished, isWrittenBy, renewed } from './lease.ts'
import { startGeneration } from './start-generation.ts'

/** The writer that a request is while its reader stays. */
export const STREAM_WRITER = 'stream'

/**
 * Writes a roadmap that was claimed for STREAM_WRITER now and lets its text be read as it is written (C131). The same
 * verbs store and settle it as in the background, to which a reader who leaves hands it over, since a request does not
 * outlive its reader for long.
 * @returns the text, and a promise that settles when this request has nothing more to do
 */
export function streamRoadmap(ctx: Context, claim: Claim): { body: ReadableStream<Uint8Array>; done: Promise<void> } {
  const { roadmapId } = claim
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const tell = (text: string) => {
    if (text === '') return
    // not awaited: a slow reader must not slow the writing down
    writer.write(encoder.encode(text)).catch(() => {})
  }
  const handedOver = writer.closed
    .catch(() => handOver(ctx, roadmapId))
    // no harm: the lease runs out, and the sweeper takes it up
    .catch((failure) => ctx.log('not_handed_over', { roadmapId, failure: describeFailure(failure) }))
  const write = async () => {
    try {
      const outcome = await generateRoadmap(ctx, claim, tell)
      await endRoadmap(ctx, outcome)
      if (outcome.kind === 'failed') tell(`\n${outcome.errorText}\n`)
    } catch (failure) {
      ctx.log('stream_failed', { roadmapId, failure: describeFailure(failure) })
      tell(`\n${ROADMAP_TEXTS.generationFailed}\n`)
    } finally {
      writer.close().catch(() => {})
    }
  }
  return { body: readable, done: Promise.all([write(), handedOver]).then(() => undefined) }
}

/** Takes the lease from the stream, which stops at its next phase, and has the rest written in the background. */
async function handOver(ctx: Context, roadmapId: string): Promise<void> {
  const taken = await ctx.db
    .update(roadmaps)
    .set({ leaseOwner: null, ...renewed(ctx) })
    .where(and(isUnfinished(roadmapId), isWrittenBy(STREAM_WRITER)))
    .returning({ id: roadmaps.id })
  if (taken.length > 0) await startGeneration(ctx, roadmapId)
}
