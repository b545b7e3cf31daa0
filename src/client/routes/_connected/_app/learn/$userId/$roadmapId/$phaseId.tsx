import { createFileRoute } from '@tanstack/react-router'
import { progressOptions } from '#client/features/progress/progress-options.ts'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/watch/roadmap-options.ts'
import { readStored } from '#client/lib/stored-session.ts'
import { startLearningParts } from '#client/pages/phase/learning-parts.ts'
import { PhasePage } from '#client/pages/phase/phase-page.tsx'

interface PhaseSearch {
  /** From 1; anything else is put right (G-LRN-14). */
  section?: string
}

export const Route = createFileRoute('/_connected/_app/learn/$userId/$roadmapId/$phaseId')({
  validateSearch: ({ section }: PhaseSearch): PhaseSearch => ({ section }),
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context: { queryClient, trpc, api }, params: { userId, roadmapId, phaseId }, cause, location }) => {
    void queryClient.prefetchQuery(roadmapOptions(trpc, userId, roadmapId))
    // asking makes a learner's progress: nobody starts a phase by hovering over its link
    if (cause === 'preload') return
    startLearningParts()
    const { section: askedSection }: PhaseSearch = location.search
    void queryClient.prefetchQuery(progressOptions(api, { phaseId, roadmapId, askedSection }))
    if (userId === readStored('userId')) {
      void queryClient.prefetchQuery(trpc.progress.strengths.queryOptions({ roadmapId }))
    }
  },
  remountDeps: ({ params }) => params.phaseId,
  component: PhasePage,
})
