import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

/** Takes a roadmap that is gone out of what was read. Its own page is about to leave, and must not read it anew. */
export function useForgetRoadmap() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return (id: string) => {
    const listKey = trpc.roadmaps.list.queryKey()
    queryClient.setQueryData(
      listKey,
      (list) => list && { ...list, roadmaps: list.roadmaps.filter((roadmap) => roadmap.id !== id) },
    )
    void queryClient.invalidateQueries({ queryKey: listKey })
    void queryClient.invalidateQueries({ queryKey: trpc.progress.home.queryKey() })
    const ofRoadmap = {
      queryKey: trpc.roadmaps.get.queryKey(),
      // its id may stand in either place (G-LRN-03)
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey).includes(id),
    }
    queryClient.removeQueries({ ...ofRoadmap, type: 'inactive' })
    void queryClient.invalidateQueries({ ...ofRoadmap, refetchType: 'none' })
  }
}
