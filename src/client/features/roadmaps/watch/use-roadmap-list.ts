import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRemovingIds } from '#client/features/roadmaps/remove/use-remove-roadmap.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { POLL_INTERVAL_MS } from '#shared/roadmaps/rules.ts'
import type { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import { useGiveUp } from './use-give-up.ts'

/**
 * One's roadmaps, read again while one is being written (G-LRN-16), without what is being deleted right now (2§4).
 * After it `hasGivenUp`, `resume` begins anew.
 */
export function useRoadmapList() {
  const trpc = useTRPC()
  const changed = useChanged()
  const removing = useRemovingIds()
  const [round, setRound] = useState(0)
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const list = useQuery(
    trpc.roadmaps.list.queryOptions(undefined, {
      refetchInterval: ({ state }) =>
        !hasGivenUp && state.data?.roadmaps.some(isIncomplete) ? POLL_INTERVAL_MS : false,
    }),
  )
  const all = list.data?.roadmaps
  const inWriting = (all ?? [])
    .filter(isIncomplete)
    .map(({ id }) => id)
    .join()
  const isOver = useGiveUp(inWriting !== '', `${round} ${inWriting}`)
  if (isOver !== hasGivenUp) setHasGivenUp(isOver)

  const lastInWriting = useRef(inWriting)
  useEffect(() => {
    const hasEnded = lastInWriting.current.split(',').some((id) => !inWriting.includes(id))
    lastInWriting.current = inWriting
    // one that failed has given its credit back
    if (hasEnded) void changed('credits')
  }, [inWriting, changed])

  const resume = () => {
    setRound((last) => last + 1)
    void list.refetch()
  }
  const ownerId = list.data?.ownerId ?? ''
  const roadmaps = all?.filter(({ id }) => !removing.includes(id)).map((roadmap) => ({ ...roadmap, ownerId }))
  return { ...list, hasGivenUp, resume, roadmaps }
}

/** A roadmap of one's list, with whose it is. */
export interface ListItem extends RoadmapSummary {
  ownerId: string
}

const isIncomplete = (roadmap: RoadmapSummary) => roadmap.state === 'incomplete'
