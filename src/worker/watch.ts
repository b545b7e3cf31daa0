import { streamOf } from './stream-of.ts'

/** How something stands: `stamp` differs whenever something is new, `word` is what is told of it. */
export interface Standing {
  stamp: string
  word: string
  isOver?: boolean
  /** Somebody waits for the first of it: it is looked for more often for a while. */
  isAwaited?: boolean
}

const AWAITED_EVERY_MS = 25
const AWAITED_FOR_MS = 3000

/** Then the client asks anew, if it still cares. */
const WATCH_MS = 50_000

/**
 * Server-sent events: how something stands now, and again whenever that is new, until it is over, gone, or the client has left.
 * A sign, not a truth: whoever hears it reads what it is about again.
 * @param look null where it is gone, or the caller's session has ended
 */
export function watch(
  first: Standing,
  look: () => Promise<Standing | null>,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): ReadableStream<Uint8Array> {
  return streamOf(events(first, look, everyMs, signal)).pipeThrough(new TextEncoderStream())
}

async function* events(first: Standing, look: () => Promise<Standing | null>, everyMs: number, signal: AbortSignal) {
  const begunAt = Date.now()
  let told: string | null = null
  let now: Standing | null = first
  while (now) {
    if (now.stamp !== told) yield `data: ${now.word}\n\n`
    told = now.stamp
    const passedMs = Date.now() - begunAt
    if (now.isOver || passedMs > WATCH_MS || signal.aborted) return
    const waitMs = now.isAwaited && passedMs < AWAITED_FOR_MS ? AWAITED_EVERY_MS : everyMs
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    now = await look()
  }
}
