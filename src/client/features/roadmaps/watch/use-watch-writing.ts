import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLive } from '#client/features/live/use-live.ts'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'
import { POLL_INTERVAL_MS } from '#shared/roadmaps/rules.ts'
import { roadmapOptions } from './roadmap-options.ts'
import { useGiveUp } from './use-give-up.ts'

/**
 * A roadmap that keeps itself current while it is being written (2§4, G-LRN-16): the owner's page hears of each phase,
 * and every page asks every five seconds, until it is finished, gone, or `hasGivenUp`. `resume` begins anew.
 */
export function useWatchWriting(userId: string, roadmapId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const [round, setRound] = useState(0)
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const query = useQuery({
    ...roadmapOptions(trpc, userId, roadmapId),
    refetchInterval: ({ state }) =>
      state.data?.state === 'incomplete' && !isGone(state.error) && !hasGivenUp ? POLL_INTERVAL_MS : false,
  })
  // what was read before it was deleted, perhaps in another tab, is no roadmap any more
  const data = isGone(query.error) ? undefined : query.data
  const isWriting = data?.state === 'incomplete'
  const isOver = useGiveUp(isWriting, String(round))
  if (isOver !== hasGivenUp) setHasGivenUp(isOver)

  const { refetch } = query
  const readAgain = useCallback(() => void refetch(), [refetch])
  const isHeard = isWriting && data.isOwner && !hasGivenUp
  useLive(isHeard ? `/ft/learning/roadmap/live/${encodeURIComponent(data.id)}` : null, readAgain)

  useEffect(() => {
    if (!isWriting) return
    // finished or left: the list shows it, and a failure has given the credit back
    return () => {
      // not the roadmap: it was just read, or is gone
      for (const queryKey of [trpc.roadmaps.list.queryKey(), trpc.progress.home.queryKey()])
        void queryClient.invalidateQueries({ queryKey })
      void changed('credits')
    }
  }, [isWriting, changed, queryClient, trpc])

  const resume = () => {
    setRound((last) => last + 1)
    readAgain()
  }
  return { ...query, data, hasGivenUp, resume }
}

const isGone = (error: unknown): boolean => refusalOf(error)?.code === 'not_found'
