import { useQuery } from '@tanstack/react-query'
import { useHasRoute } from '#client/lib/use-has-route.ts'
import { useTRPC } from '#client/trpc.ts'

const LOOK_EVERY_MS = 60_000

/** Whether a request waits for an answer (R-SHELL-08); asked for only where there is a page for it, and never worth an error. */
export function useHasNews(isSignedIn: boolean): boolean {
  const hasRoute = useHasRoute()
  const news = useQuery({
    ...useTRPC().notifications.list.queryOptions(),
    enabled: isSignedIn && hasRoute('/notifications'),
    // an open page hears of what happens; one that nobody looks at does not ask
    refetchInterval: LOOK_EVERY_MS,
    select: ({ pairRequestCount, connectionCount }) => pairRequestCount.length + connectionCount.length > 0,
  })
  return news.data ?? false
}
