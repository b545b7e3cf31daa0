import { createFileRoute } from '@tanstack/react-router'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/watch/roadmap-options.ts'
import { readStored } from '#client/lib/stored-session.ts'
import { RoadmapPage } from '#client/pages/roadmap/roadmap-page.tsx'

interface RoadmapSearch {
  certificate?: string
  /** The tab that the way back leads to. */
  tab?: string
  /** How the phases are shown: list or map. */
  view?: string
}

/** Public or private: the worker decides what a visitor may see (2§2.1). */
export const Route = createFileRoute('/_connected/_app/learn/$userId/$roadmapId/')({
  validateSearch: ({ certificate, tab, view }: RoadmapSearch): RoadmapSearch => ({ certificate, tab, view }),
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context: { queryClient, trpc }, params: { userId, roadmapId } }) => {
    void queryClient.prefetchQuery(roadmapOptions(trpc, userId, roadmapId))
    // one's own has the tab Resume Learning: what it needs comes in the same round trip, anew at each visit, as whoever
    // comes back from a phase has just been there
    if (userId === readStored('userId')) {
      void queryClient.prefetchQuery(trpc.progress.recent.queryOptions({ roadmapId }, { staleTime: 0 }))
    }
  },
  component: RoadmapPage,
})
