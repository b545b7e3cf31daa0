import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What a person does who looks around for themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Takes up where one was on a page that one comes back to. The router scrolls there at once, when what the page shows may
 * still be on its way: as it grows, it is taken there, until somebody moves themselves.
 */
export function useKeptScroll(): void {
  const key = useLocation({ select: ({ state }) => state.__TSR_key })
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0
  useEffect(() => {
    if (top === 0) return
    const ending = new AbortController()
    const observer = new ResizeObserver(() => {
      if (scrollY < top) scrollTo({ top, behavior: 'instant' })
      if (scrollY >= top - 1) ending.abort()
    })
    ending.signal.addEventListener('abort', () => observer.disconnect())
    for (const move of OWN_MOVES) addEventListener(move, () => ending.abort(), { signal: ending.signal })
    observer.observe(document.body)
    return () => ending.abort()
  }, [key])
}
