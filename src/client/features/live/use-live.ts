import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'

/** What asks anew after the worker ended its events, and never sooner. */
const AGAIN_AFTER_MS = 5000

/**
 * Hears the worker's events at an address while the tab is looked at; null hears nothing.
 * @param delayMs of a page that has just read what it is told of
 */
export function useLive(url: string | null, onNews: (word: string) => void, delayMs = 0): void {
  const isVisible = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (!url || !isVisible) return
    const ending = new AbortController()
    const timer = setTimeout(() => void keepListening(url, ending.signal, onNews), delayMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [url, isVisible, onNews, delayMs])
}

/** The worker ends its events after a while; it is asked anew, but not after a refusal. */
async function keepListening(url: string, signal: AbortSignal, onNews: (word: string) => void): Promise<void> {
  const { listen } = await import('./listen.ts')
  while (!signal.aborted) {
    const nextAt = Date.now() + AGAIN_AFTER_MS
    const end = await listen(url, signal, onNews)
    if (signal.aborted || end === 'refused') return
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - Date.now())))
  }
}
