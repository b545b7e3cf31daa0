/** How long another service may take for its whole answer, and how much of one is read. */
export interface Bounds {
  timeoutMs: number
  maxBytes: number
}

/**
 * One request to another service, its answer read whole: in time and of a sane size, whatever the other side sends or holds
 * back. Nothing here follows a link that others wrote; link-probe.ts does.
 * @throws Error for an answer that is late or too large, TypeError for one that never comes
 */
export async function boundedFetch(url: RequestInfo | URL, init: RequestInit, bounds: Bounds): Promise<Response> {
  const deadline = AbortSignal.timeout(bounds.timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const late = failureOf(signal)
  const response = await Promise.race([fetch(url, { ...init, signal }), late])
  const body = response.body && (await readCapped(response.body, late, bounds.maxBytes))
  return new Response(body?.size ? body : null, { status: response.status, headers: response.headers })
}

/** Rejects once the signal aborts: a body that stalls hears of no signal in every runtime. */
function failureOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  promise.catch(() => undefined)
  return promise
}

async function readCapped(body: ReadableStream<Uint8Array>, late: Promise<never>, maxBytes: number): Promise<Blob> {
  const reader = body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return new Blob(pieces)
      bytes += value.byteLength
      if (bytes > maxBytes) throw new Error('The answer is larger than we read.')
      pieces.push(value as Uint8Array<ArrayBuffer>)
    }
  } finally {
    // after the end this does nothing; before it, the other side need not send the rest
    reader.cancel().catch(() => undefined)
  }
}
