import { useEffect, useRef } from 'react'
import { focusIfLost } from '#client/lib/focus-if-lost.ts'

/** A dialog fades out first, and gives the focus back to a button that may be gone. */
const FADE_MS = 250

/** When a change of `state` has taken the button that made it, the returned heading gets the focus. */
export function useFocusAfter(state: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(state)
  useEffect(() => {
    if (known.current === state) return
    known.current = state
    const timer = setTimeout(() => focusIfLost(heading.current), FADE_MS)
    return () => clearTimeout(timer)
  }, [state])
  return heading
}
