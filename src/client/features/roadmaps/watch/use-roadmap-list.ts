import { useTRPC } from '#client/trpc.ts'
import { useWatchedList } from './use-watched-list.ts'

/** One's roadmaps. */
export function useRoadmapList() {
  return useWatchedList(useTRPC().roadmaps.list.queryOptions(), (list) => list)
}
