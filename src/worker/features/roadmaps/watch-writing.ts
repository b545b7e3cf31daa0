import type { UserContext } from '#worker/context.ts'
import { streamOf } from '#worker/stream-of.ts'
import { getWritingState } from './queries.ts'

const LOOK_EVERY_MS = 500
/** Then the client asks anew, if it still cares. */
const WATCH_MS = 50_000

/**
 * A line `<phases> <state>` whenever one of them changed, until the roadmap is finished. A poke, not a truth:
 * whoever hears it reads the roadmap again.
 */
export function watchWriting(ctx: UserContext, roadmapId: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  return streamOf(lines(ctx, roadmapId, signal)).pipeThrough(new TextEncoderStream())
}

async function* lines(ctx: UserContext, roadmapId: string, signal: AbortSignal): AsyncGenerator<string> {
  const until = Date.now() + WATCH_MS
  let last = ''
  while (Date.now() < until && !signal.aborted) {
    const now = await getWritingState(ctx, roadmapId)
    if (!now) return
    const line = `${now.phases} ${now.state}\n`
    if (line !== last) yield line
    if (now.state !== 'incomplete') return
    last = line
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
