import { useSyncExternalStore } from 'react'

/** Told before the browser counts its pages; the media query changes only while it does. */
let isAboutTo = false

/** Whether the page is being printed: what depends on it is drawn anew before the paper is. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAboutTo || matchMedia('print').matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia('print')
  const before = () => {
    isAboutTo = true
    onChange()
  }
  const after = () => {
    isAboutTo = false
    onChange()
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  media.addEventListener('change', onChange)
  return () => {
    isAboutTo = false
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
    media.removeEventListener('change', onChange)
  }
}
