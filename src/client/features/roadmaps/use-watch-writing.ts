import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { trpc } from '#client/trpc.ts'
import { POLL_GIVE_UP_MS, POLL_INTERVAL_MS } from '#shared/roadmaps.ts'
import { listenWriting } from './listen-writing.ts'
import { roadmapOptions } from './roadmap-options.ts'

/**
 * A roadmap that keeps itself current while it is being written (2§4, G-LRN-16): the owner's page hears of each phase,
 * and every page asks every five seconds, until it is finished or `hasGivenUp`. `resume` begins anew.
 */
export function useWatchWriting(userId: string, roadmapId: string) {
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)
  const [gaveUpRound, setGaveUpRound] = useState(-1)
  const hasGivenUp = gaveUpRound === round
  const options = roadmapOptions(userId, roadmapId)
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.roadmapState === 'incomplete' && !hasGivenUp ? POLL_INTERVAL_MS : false,
  })
  const isWriting = query.data?.roadmapState === 'incomplete'
  const liveId = isWriting && query.data?.isOwner ? query.data.roadmapId : null

  const readAgain = useCallback(
    () => queryClient.invalidateQueries({ queryKey: trpc.roadmaps.get.queryKey({ a: roadmapId, b: userId }) }),
    [queryClient, roadmapId, userId],
  )

  useEffect(() => {
    if (!isWriting) return
    const timer = setTimeout(() => setGaveUpRound(round), POLL_GIVE_UP_MS)
    return () => {
      clearTimeout(timer)
      // finished or left: the list shows it, and a failure has given the credit back
      void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.list.queryKey() })
      void queryClient.invalidateQueries({ queryKey: trpc.users.me.queryKey() })
    }
  }, [isWriting, round, queryClient])

  useEffect(() => {
    if (!liveId || hasGivenUp) return
    const ending = new AbortController()
    void keepListening(liveId, ending.signal, () => void readAgain())
    return () => ending.abort()
  }, [liveId, hasGivenUp, readAgain])

  const resume = () => {
    setRound((last) => last + 1)
    void readAgain()
  }
  return { ...query, hasGivenUp: isWriting && hasGivenUp, resume }
}

/** The worker ends a watch after a while; a new one follows, never faster than the poll. */
async function keepListening(roadmapId: string, signal: AbortSignal, onPoke: () => void): Promise<void> {
  while (!signal.aborted) {
    const nextAt = Date.now() + POLL_INTERVAL_MS
    await listenWriting(roadmapId, signal, onPoke)
    if (signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - Date.now())))
  }
}
