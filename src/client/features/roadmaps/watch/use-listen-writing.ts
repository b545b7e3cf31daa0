import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { POLL_INTERVAL_MS } from '#shared/roadmaps/rules.ts'
import { listenWriting } from './listen-writing.ts'

/** Hears of each phase while the tab is looked at; null listens to nothing. */
export function useListenWriting(roadmapId: string | null, onNews: () => void): void {
  const isVisible = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (!roadmapId || !isVisible) return
    const ending = new AbortController()
    void keepListening(roadmapId, ending.signal, onNews)
    return () => ending.abort()
  }, [roadmapId, isVisible, onNews])
}

/** The worker ends a watch after a while; a new one follows, never faster than the poll, and none after a refusal. */
async function keepListening(roadmapId: string, signal: AbortSignal, onNews: () => void): Promise<void> {
  while (!signal.aborted) {
    const nextAt = Date.now() + POLL_INTERVAL_MS
    const end = await listenWriting(roadmapId, signal, onNews)
    if (signal.aborted || end === 'refused') return
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - Date.now())))
  }
}
