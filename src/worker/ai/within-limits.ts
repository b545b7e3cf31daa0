/** How long somebody listens to a stream. */
export interface Patience {
  /** For the first part, and from one part to the next. */
  silenceMs: number
  totalMs: number
  /** Ends the listening at once; its reason is thrown. */
  signal: AbortSignal
}

/** After so many parts that were ready, everybody else in the isolate gets a turn: a ready part wins against any timer. */
const PARTS_A_TURN = 50

/**
 * Passes the parts of a stream on, but not for longer than the limits, however fast they come.
 * @param open begins the stream; its signal ends what is left of it
 * @throws Error when a limit is passed, or the reason of `signal`
 */
export async function* withinLimits<T>(
  open: (signal: AbortSignal) => PromiseLike<ReadableStream<T>>,
  { silenceMs, totalMs, signal }: Patience,
): AsyncGenerator<T> {
  const deadline = Date.now() + totalMs
  const abort = new AbortController()
  const soon = <V>(promise: PromiseLike<V>) => within(Math.min(silenceMs, deadline - Date.now()), signal, promise)
  let isDone = false
  try {
    const reader = (await soon(open(abort.signal))).getReader()
    for (let parts = 1; !isDone; parts += 1) {
      if (parts % PARTS_A_TURN === 0) await new Promise((resolve) => setTimeout(resolve, 0))
      signal.throwIfAborted()
      if (Date.now() > deadline) throw tookTooLong()
      const { done, value } = await soon(reader.read())
      if (done) isDone = true
      else yield value
    }
  } finally {
    if (!isDone) abort.abort()
  }
}

async function within<T>(ms: number, signal: AbortSignal, promise: PromiseLike<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tookTooLong()), ms)
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    return await Promise.race([promise, ended])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

const tookTooLong = () => new Error('The model took too long.')
