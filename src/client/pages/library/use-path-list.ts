import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pathListOptions } from '#client/features/library/library-options.ts'
import type { LibrarySearch } from '#client/features/library/library-search.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'

/** The library's paths that were found; what was found before stays until the next are there. */
export function usePathList(search: LibrarySearch) {
  const reader = { trpc: useTRPC(), api: useTRPCClient() }
  return useInfiniteQuery({ ...pathListOptions(reader, search), placeholderData: keepPreviousData })
}
