import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PhasePage } from '#client/features/roadmaps/phase-page.tsx'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/roadmap-options.ts'

interface PhaseSearch {
  /** From 1; anything else is put right (G-LRN-14). */
  section?: string
}

export const Route = createFileRoute('/_app/learn/$userId/$roadmapId/$phaseId')({
  validateSearch: ({ section }: PhaseSearch): PhaseSearch => ({ section }),
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(roadmapOptions(params.userId, params.roadmapId))
  },
  component: PhaseRoute,
})

function PhaseRoute() {
  const { userId, roadmapId, phaseId } = Route.useParams()
  const { section } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goToSection = useCallback(
    (number: number, { replace }: { replace: boolean }) =>
      void navigate({ search: { section: String(number) }, replace, resetScroll: false }),
    [navigate],
  )
  return (
    <PhasePage
      key={phaseId}
      userId={userId}
      roadmapId={roadmapId}
      phaseId={phaseId}
      askedSection={section}
      onSection={goToSection}
    />
  )
}
