import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * After a navigation the heading of a waiting page has the focus; when the page is there, its own main heading gets it.
 * @returns the ref of the waiting page's heading
 */
export function useHandedOnFocus(isWaiting: boolean): RefCallback<HTMLHeadingElement> {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isWaiting || !hadFocus.current) return
    hadFocus.current = false
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
  }, [isWaiting])
  // called before the heading leaves the page
  return useCallback(
    (heading) => () => {
      hadFocus.current = heading !== null && heading === document.activeElement
    },
    [],
  )
}
