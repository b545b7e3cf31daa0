import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'

interface Page {
  roadmaps: { id: string }[]
}

/** Takes a roadmap that is gone out of what was read. Its own page is about to leave, and must not read it anew. */
export function useForgetRoadmap() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return (id: string) => {
    const listKey = trpc.roadmaps.list.queryKey()
    const without = <T extends Page>(page: T) => ({ ...page, roadmaps: page.roadmaps.filter((one) => one.id !== id) })
    queryClient.setQueryData(listKey, (list) => list && without(list))
    // the pages behind the first (use-older-roadmaps.ts)
    queryClient.setQueriesData<InfiniteData<Page>>(
      { queryKey: listKey, predicate: ({ queryKey }) => queryKey.length > listKey.length },
      (older) => older && { ...older, pages: older.pages.map(without) },
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
