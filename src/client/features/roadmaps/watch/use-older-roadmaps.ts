import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRemovingIds } from '#client/features/roadmaps/remove/use-remove-roadmap.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { POLL_INTERVAL_MS } from '#shared/roadmaps/rules.ts'
import { isQuiet } from './is-quiet.ts'
import type { ListItem } from './use-watched-list.ts'

/**
 * One's roadmaps that stand behind the first page of the list, page after page.
 * @param before the last one of that page; where it becomes another, they are read anew
 */
export function useOlderRoadmaps(before: string, isAsked: boolean) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const removing = useRemovingIds()
  const older = useInfiniteQuery({
    queryKey: [...trpc.roadmaps.list.queryKey(), { before }],
    queryFn: ({ pageParam }) => api.roadmaps.list.query({ before: pageParam }),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: isAsked,
    refetchInterval: ({ state }) => {
      const now = new Date()
      const isBeingWritten = state.data?.pages.some(({ roadmaps }) =>
        roadmaps.some((roadmap) => roadmap.state === 'incomplete' && !isQuiet(roadmap, now)),
      )
      return isBeingWritten ? POLL_INTERVAL_MS : false
    },
  })
  const roadmaps: ListItem[] = (older.data?.pages ?? []).flatMap((page) =>
    page.roadmaps.filter(({ id }) => !removing.includes(id)).map((roadmap) => ({ ...roadmap, ownerId: page.ownerId })),
  )
  return { ...older, roadmaps }
}
