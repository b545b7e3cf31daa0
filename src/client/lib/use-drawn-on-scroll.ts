import { type RefObject, useLayoutEffect } from 'react'

const LEAST = 0.2

/**
 * Sets `--drawn` (0 to 1) on the element as it moves up the window: a fifth when it enters at the lower edge, all once
 * its middle has reached the window's upper half. Under reduced motion nothing is set and everything is drawn.
 */
export function useDrawnOnScroll(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const draw = () => {
      frame = 0
      const { top, height } = element.getBoundingClientRect()
      const progress = (innerHeight - top) / (innerHeight * 0.5 + height / 2)
      element.style.setProperty('--drawn', String(Math.min(1, Math.max(LEAST, progress))))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [ref])
}
