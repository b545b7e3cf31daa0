import { setTimeout as sleep } from 'node:timers/promises'
import type { Storm } from './storm.ts'

const lookEveryMs = 250
/** Others use this machine too. */
const frozenAfterMs = 3000

/** Asks again and again whether the worker is there. Returns how to end it and learn how often it was not in time. */
export function watchHealth({ product }: Storm): () => Promise<number> {
  const ended = new AbortController()
  let frozen = 0
  const watching = (async () => {
    while (!ended.signal.aborted) {
      const signal = AbortSignal.timeout(frozenAfterMs)
      await fetch(`${product.url}/health`, { signal }).catch(() => {
        // a worker that was killed is no frozen one
        if (signal.aborted) frozen += 1
      })
      await sleep(lookEveryMs)
    }
  })()
  return async () => {
    ended.abort()
    await watching
    return frozen
  }
}
