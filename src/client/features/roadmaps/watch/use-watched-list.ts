import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRemovingIds } from '#client/features/roadmaps/remove/use-remove-roadmap.ts'
import { useChanged } from '#client/trpc.ts'
import { POLL_INTERVAL_MS } from '#shared/roadmaps/rules.ts'
import type { RoadmapSummary } from '#shared/roadmaps/schemas.ts'
import { useGiveUp } from './use-give-up.ts'

/** A roadmap of one's list, with whose it is. */
export interface ListItem extends RoadmapSummary {
  ownerId: string
}

interface Listing {
  ownerId: string
  roadmaps: readonly RoadmapSummary[]
}

/**
 * Whatever lists one's roadmaps, read again while one is being written (G-LRN-16), without what is being deleted right now
 * (2§4). After it `hasGivenUp`, `resume` begins anew.
 */
export function useWatchedList<T, E, K extends QueryKey>(
  options: UseQueryOptions<T, E, T, K>,
  listingOf: (data: T) => Listing,
): UseQueryResult<T, E> & { hasGivenUp: boolean; resume: () => void; roadmaps: ListItem[] | undefined } {
  const changed = useChanged()
  const removing = useRemovingIds()
  const [round, setRound] = useState(0)
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const list = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      !hasGivenUp && state.data && listingOf(state.data).roadmaps.some(isIncomplete) ? POLL_INTERVAL_MS : false,
  })
  const listing = list.data && listingOf(list.data)
  const inWriting = (listing?.roadmaps ?? [])
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
  const roadmaps = listing?.roadmaps
    .filter(({ id }) => !removing.includes(id))
    .map((roadmap) => ({ ...roadmap, ownerId: listing.ownerId }))
  return { ...list, hasGivenUp, resume, roadmaps }
}

const isIncomplete = (roadmap: RoadmapSummary) => roadmap.state === 'incomplete'
