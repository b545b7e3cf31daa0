import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { useWatchWriting } from '#client/features/roadmaps/watch/use-watch-writing.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { LoadedPhase } from './loaded-phase.tsx'
import { PhaseSkeleton } from './phase-skeleton.tsx'

const ROUTE = '/_connected/_app/learn/$userId/$roadmapId/$phaseId'

/** One phase, a section at a time (2§2.4). */
export function PhasePage() {
  const { userId, roadmapId, phaseId } = useParams({ from: ROUTE })
  const { section: askedSection } = useSearch({ from: ROUTE })
  const onSection = useGoToSection()
  const watch = useWatchWriting(userId, roadmapId)
  const progress = usePhaseProgress(phaseId, roadmapId, askedSection)
  const index = watch.data?.phases.findIndex(({ id }) => id === phaseId) ?? -1
  const phase = watch.data?.phases[index]
  // what is shown of it names the page
  usePageTitle(phase ? undefined : null)

  if (watch.isPending) return <PhaseSkeleton />
  if (!watch.data || !phase) {
    return (
      <>
        <PageHeader title="Phase" />
        <ErrorState
          title={ROADMAP_TEXTS.phaseLoadFailed}
          message="Nothing in the roadmap was changed."
          onRetry={() => void watch.refetch()}
          isRetrying={watch.isFetching}
          action={
            <ButtonLink variant="default" to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }}>
              Back to the roadmap
            </ButtonLink>
          }
        />
      </>
    )
  }
  const onResume = watch.hasGivenUp ? watch.resume : null
  return <LoadedPhase roadmap={watch.data} {...{ phase, index, progress, askedSection, onSection, onResume }} />
}

function useGoToSection() {
  const navigate = useNavigate({ from: '/learn/$userId/$roadmapId/$phaseId' })
  return useCallback(
    (section: number, { replace }: { replace: boolean }) =>
      void navigate({ search: { section: String(section) }, replace, resetScroll: false }),
    [navigate],
  )
}
