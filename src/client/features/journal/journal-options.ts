import { infiniteQueryOptions } from '@tanstack/react-query'
import type { useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { JournalSearch } from './journal-search.ts'

interface Reader {
  trpc: ReturnType<typeof useTRPC>
  api: ReturnType<typeof useTRPCClient>
}

/** The reader's own entries, a page behind another. */
export const journalOptions = ({ trpc, api }: Reader, { q, tag, day }: JournalSearch) =>
  infiniteQueryOptions({
    queryKey: [...trpc.journal.pathKey(), 'pages', { q, tag, day }],
    queryFn: ({ pageParam }) =>
      api.journal.mine.query({
        ...(q && { search: q }),
        ...(tag && { tag }),
        ...(day && { day }),
        ...(pageParam !== undefined && { before: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  })
