import { useSyncExternalStore } from 'react'

const LOOK_EVERY_MS = 5000

/** The browser knows when there is no network, and nothing else. */
const hasNetwork = () => navigator.onLine !== false

let isThere = hasNetwork()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Whether the server can be reached, as far as is known: the browser may think so while every request fails. */
export const isConnected = (): boolean => isThere

/** Calls back whenever that changes. Returns the way to stop. */
export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsConnected = (): boolean => useSyncExternalStore(subscribeConnection, isConnected, isConnected)

/** For whoever met a request that did not arrive: asks the server itself, and goes on asking until it answers. */
export async function checkConnection(): Promise<boolean> {
  learn(await isServerThere())
  return isThere
}

async function isServerThere(): Promise<boolean> {
  if (!hasNetwork()) return false
  try {
    const signal = AbortSignal.timeout(LOOK_EVERY_MS)
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok && hasNetwork()
  } catch {
    return false
  }
}

function learn(next: boolean): void {
  clearInterval(timer)
  if (!next) timer = setInterval(() => void checkConnection(), LOOK_EVERY_MS)
  if (next === isThere) return
  isThere = next
  for (const listener of listeners) listener()
}

// a certificate is drawn where there is no window, too
for (const name of ['online', 'offline']) globalThis.window?.addEventListener(name, () => void checkConnection())
