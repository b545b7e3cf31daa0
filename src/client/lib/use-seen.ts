import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has ever been in the window by at least this share of itself (0 to 1), e.g. to load it late. */
export function useSeen(share: number): { ref: RefCallback<HTMLElement>; isSeen: boolean } {
  const [isSeen, setIsSeen] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting || entry.intersectionRatio < share) return
          setIsSeen(true)
          observer.disconnect()
        },
        { threshold: share },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [share],
  )
  return { ref, isSeen }
}
