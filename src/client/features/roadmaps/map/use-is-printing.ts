import { useSyncExternalStore } from 'react'

/** Whether the page is being printed: what depends on it is drawn anew before the paper is. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => print().matches)
}

const print = () => matchMedia('print')

function subscribe(onChange: () => void): () => void {
  const media = print()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
