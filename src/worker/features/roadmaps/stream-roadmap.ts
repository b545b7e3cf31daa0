import { ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import type { Context } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { endRoadmap } from './end-roadmap.ts'
import { generateRoadmap } from './generate-roadmap.ts'

/**
 * Writes a stored roadmap now and lets its text be read as it is written (C131). The same verbs store and settle it as in
 * the background; if this isolate dies, the sweeper's workflow goes on from what is stored.
 * @returns the text, and a promise that settles when the writing is over, whether or not anybody reads
 */
export function streamRoadmap(
  ctx: Context,
  roadmapId: string,
): { body: ReadableStream<Uint8Array>; done: Promise<void> } {
  const lease = { roadmapId, owner: `stream-${crypto.randomUUID()}` }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const tell = (text: string) => {
    // not awaited: a slow reader must not slow the writing down, and one who left must not stop it
    writer.write(encoder.encode(text)).catch(() => {})
  }
  const write = async () => {
    try {
      const outcome = await generateRoadmap(ctx, lease, tell)
      await endRoadmap(ctx, lease, outcome)
      if (outcome.kind === 'failed') tell(`\n${outcome.errorText}\n`)
    } catch (failure) {
      ctx.log('stream_failed', { roadmapId, failure: describeFailure(failure) })
      tell(`\n${ROADMAP_TEXTS.generationFailed}\n`)
    } finally {
      writer.close().catch(() => {})
    }
  }
  return { body: readable, done: write() }
}
