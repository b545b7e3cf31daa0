import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation to another path the main heading takes the focus, or main itself, as a new document would give it. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let stop = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      stop()
      stop = focusHeading()
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [router])
}

/** A page that is on its way has a heading of its own, which hands the focus on to the one that comes in its place. */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main')
  const take = () => {
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
    const target = heading ?? main
    target?.focus({ preventScroll: true })
    return target
  }
  let taker = take()
  if (!main) return () => {}
  const observer = new MutationObserver(() => {
    // whoever has moved on is left alone
    if (taker?.isConnected ? document.activeElement !== taker : document.activeElement !== document.body) {
      observer.disconnect()
    } else if (!taker?.isConnected) {
      taker = take()
    }
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
