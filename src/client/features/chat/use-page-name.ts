import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Pages about one thing, of which somebody may ask "explain this". */
const OF_ONE_THING =
  /^\/(learn\/[^/]+\/[^/]+|8020\/path\/|project\/(?!categories)|p\/[^/]+\/|challenge\/\d+|open-source\/first\/|verify\/)/

/** What the page is about, as its tab says: `Ownership and borrowing`; '' where it is about no one thing. */
export function usePageName(): string {
  const title = useSyncExternalStore(subscribe, readName)
  const isOfOneThing = useLocation({ select: ({ pathname }) => OF_ONE_THING.test(pathname) })
  return isOfOneThing ? title : ''
}

const readName = () => document.title.split(' · ').slice(0, -1).join(' · ')

/** The title is said by whichever page is open, when it knows it. */
function subscribe(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
