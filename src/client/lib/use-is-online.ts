import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(listener: () => void) {
  const ending = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, listener, { signal: ending.signal })
  return () => ending.abort()
}
