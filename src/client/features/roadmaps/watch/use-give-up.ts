import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { POLL_GIVE_UP_MS } from '#shared/roadmaps/rules.ts'

/** Whether one has waited for too long (G-LRN-16). Time in a hidden tab does not count; another `round` begins anew. */
export function useGiveUp(isWaiting: boolean, round: string): boolean {
  const isVisible = useDocumentVisibility() === 'visible'
  const [gaveUpRound, setGaveUpRound] = useState<string | null>(null)
  const spent = useRef({ round, ms: 0 })

  useEffect(() => {
    if (!isWaiting || !isVisible) return
    if (spent.current.round !== round) spent.current = { round, ms: 0 }
    const count = spent.current
    const since = Date.now()
    const timer = setTimeout(() => setGaveUpRound(round), POLL_GIVE_UP_MS - count.ms)
    return () => {
      clearTimeout(timer)
      count.ms += Date.now() - since
    }
  }, [isWaiting, isVisible, round])

  return isWaiting && gaveUpRound === round
}
