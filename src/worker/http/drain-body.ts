import type { MiddlewareHandler } from 'hono'

/** Several times what a request may have; whoever sends more is cut off. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024
const MAX_DRAIN_MS = 10_000

/**
 * Reads what nobody has read of a request that was refused early: with a body left behind, the connection would be reset,
 * and the caller would never see the refusal.
 */
export const drainBody: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed || body.locked) return
  let left = MAX_DRAINED_BYTES
  const nowhere = new WritableStream<Uint8Array>({
    write({ byteLength }) {
      left -= byteLength
      if (left < 0) throw new Error('too much')
    },
  })
  // a caller who went away or never ends is no failure of ours
  await body.pipeTo(nowhere, { signal: AbortSignal.timeout(MAX_DRAIN_MS) }).catch(() => undefined)
}
