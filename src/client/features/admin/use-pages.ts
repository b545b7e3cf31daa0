import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

/** A list that is read page after page by how many are there already. @param key of the query, with whatever it is searched by */
export function usePages<Page extends { hasMore: boolean }, Row>(
  key: QueryKey,
  read: (offset: number) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
) {
  const list = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.reduce((count, page) => count + rowsOf(page).length, 0) : undefined,
    placeholderData: keepPreviousData,
  })
  return { list, rows: list.data?.pages.flatMap(rowsOf) }
}
