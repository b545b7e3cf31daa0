import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { checkConnection, useIsConnected } from '#client/lib/connection.ts'

/** What asks anew after the worker ended its events, and never sooner. */
const AGAIN_AFTER_MS = 5000

/**
 * Hears the worker's events at an address while the tab is looked at and has a connection; null hears nothing.
 * @param delayMs of a page that has just read what it is told of
 */
export function useLive(url: string | null, onNews: (word: string) => void, delayMs = 0): void {
  const isVisible = useDocumentVisibility() === 'visible'
  const isHeard = useIsConnected() && isVisible
  useEffect(() => {
    if (!url || !isHeard) return
    const ending = new AbortController()
    const timer = setTimeout(() => void keepListening(url, ending.signal, onNews), delayMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [url, isHeard, onNews, delayMs])
}

/** The worker ends its events after a while; it is asked anew, but not after a refusal. */
async function keepListening(url: string, signal: AbortSignal, onNews: (word: string) => void): Promise<void> {
  const piece = await import('./listen.ts').catch(() => null)
  if (!piece) return void checkConnection()
  while (!signal.aborted) {
    const nextAt = Date.now() + AGAIN_AFTER_MS
    const end = await piece.listen(url, signal, onNews)
    if (signal.aborted || end === 'refused') return
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - Date.now())))
  }
}
