import { useSyncExternalStore } from 'react'

/** Whether the tab is looked at. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
