import { type RefObject, useEffect, useRef } from 'react'

/** When the button in `area` that has the focus goes, e.g. by its own act, `target` takes the focus. */
export function useKeptFocus(area: RefObject<HTMLElement | null>, target: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    const element = area.current
    const hold = (event: FocusEvent) => {
      held.current = event.target instanceof Element ? event.target : null
    }
    element?.addEventListener('focusin', hold)
    return () => element?.removeEventListener('focusin', hold)
  }, [area])

  // after every drawing: what had the focus may be gone
  useEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  })
}
