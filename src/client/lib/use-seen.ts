import { useIntersection } from '@mantine/hooks'
import { type RefCallback, useState } from 'react'

/** Whether an element has ever been in the window by at least this share of itself (0 to 1), e.g. to load it late. */
export function useSeen(share: number): { ref: RefCallback<HTMLElement>; isSeen: boolean } {
  const { ref, entry } = useIntersection({ threshold: share })
  const [isSeen, setIsSeen] = useState(false)
  if (entry?.isIntersecting && entry.intersectionRatio >= share && !isSeen) setIsSeen(true)
  return { ref, isSeen }
}
