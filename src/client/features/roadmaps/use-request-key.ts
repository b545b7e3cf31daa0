import { useCallback, useRef } from 'react'

/**
 * The key of one intent: the same prompt keeps its key until it has succeeded, so that a submit repeated after a lost
 * answer makes no second roadmap (G-LRN-10).
 */
export function useRequestKey() {
  const intent = useRef<{ prompt: string; key: string } | null>(null)
  const keyFor = useCallback((prompt: string): string => {
    if (intent.current?.prompt !== prompt) intent.current = { prompt, key: crypto.randomUUID() }
    return intent.current.key
  }, [])
  const forget = useCallback(() => {
    intent.current = null
  }, [])
  return { keyFor, forget }
}
