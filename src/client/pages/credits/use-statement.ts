import { useInfiniteQuery } from '@tanstack/react-query'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'

/** Every credit in and out, newest first, a page at a time. */
export function useStatement(isWanted: boolean) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  return useInfiniteQuery({
    queryKey: [...trpc.billing.statement.queryKey(), 'pages'],
    queryFn: ({ pageParam }) => api.billing.statement.query({ before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    enabled: isWanted,
  })
}
