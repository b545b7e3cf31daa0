import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Clients } from '#client/trpc.ts'
import { LIBRARY_SEARCH_MAX_LENGTH } from '#shared/library/rules.ts'
import type { LibrarySearch } from './library-search.ts'

type Reader = Pick<Clients, 'api' | 'trpc'>

const wordsOf = ({ q = '' }: LibrarySearch) => q.trim().slice(0, LIBRARY_SEARCH_MAX_LENGTH)

/** The library's paths that were found, a page at a time; they change with a deployment only. */
export function pathListOptions({ api, trpc }: Reader, search: LibrarySearch) {
  const { kind, area, level } = search
  const asked = { search: wordsOf(search), kind, area, level }
  return infiniteQueryOptions({
    queryKey: [...trpc.library.list.queryKey(), asked],
    queryFn: ({ pageParam }) => api.library.list.query({ ...asked, cursor: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Roadmaps that people listed, likewise. */
export function publicListOptions({ api, trpc }: Reader, search: LibrarySearch) {
  const asked = { search: wordsOf(search) }
  return infiniteQueryOptions({
    queryKey: [...trpc.roadmaps.listPublic.queryKey(), asked],
    queryFn: ({ pageParam }) => api.roadmaps.listPublic.query({ ...asked, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
