import { useSyncExternalStore } from 'react'
import { readStored, type StoredKey, subscribeStored } from './stored-session.ts'

/** A stored value that follows changes made here or in another tab, e.g. `useStored('userId')`. */
export function useStored(key: StoredKey): string | null {
  const read = () => readStored(key)
  return useSyncExternalStore(subscribeStored, read, read)
}
