import { useSyncExternalStore } from 'react'

/** What of the assistant is open: nothing, its word, what is said, or what was said before (R-CHAT-01). */
export type PanelView = 'closed' | 'idle' | 'chat' | 'history'

let view: PanelView = 'closed'
const listeners = new Set<() => void>()

/** From anywhere on the page: `openPanel('chat')`. */
export function openPanel(next: PanelView): void {
  view = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const usePanelView = (): PanelView => useSyncExternalStore(subscribe, () => view)
