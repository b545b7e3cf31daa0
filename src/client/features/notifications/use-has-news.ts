import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLive } from '#client/features/live/use-live.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** Whoever can't hear of it asks. */
const LOOK_EVERY_MS = 60_000
/** A page that has just opened has just asked, and has better to do. */
const LISTEN_AFTER_MS = 5000

/** Whether a request waits for an answer (R-SHELL-08), heard of as it happens, and never worth an error. */
export function useHasNews(isSignedIn: boolean): boolean {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const news = useQuery({
    ...trpc.notifications.list.queryOptions(),
    enabled: isSignedIn,
    // an open page hears of what happens; one that nobody looks at does not ask
    refetchInterval: LOOK_EVERY_MS,
    select: ({ pairRequestCount, connectionCount }) => pairRequestCount.length + connectionCount.length > 0,
  })
  const onNews = useCallback(
    (latest: string) => {
      const known = queryClient.getQueryData(trpc.notifications.list.queryKey())?.notifications[0]?.createdAt ?? ''
      if (latest !== known) void changed('notifications')
    },
    [trpc, queryClient, changed],
  )
  useLive(isSignedIn ? '/ft/notifications/live' : null, onNews, LISTEN_AFTER_MS)
  return news.data ?? false
}
