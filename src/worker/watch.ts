import { streamOf } from './stream-of.ts'

/** How something stands: `stamp` differs whenever something is new, `word` is what is told of it. */
export interface Standing {
  stamp: string
  word: string
  isOver?: boolean
}

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
  const until = Date.now() + WATCH_MS
  let told: string | null = null
  let now: Standing | null = first
  while (now) {
    if (now.stamp !== told) yield `data: ${now.word}\n\n`
    told = now.stamp
    if (now.isOver || Date.now() > until || signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    now = await look()
  }
}
