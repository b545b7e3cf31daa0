import { useParams } from '@tanstack/react-router'
import { useWatchWriting } from '#client/features/roadmaps/watch/use-watch-writing.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { LoadedRoadmap } from './loaded-roadmap.tsx'
import { RoadmapSkeleton } from './roadmap-skeleton.tsx'
import { useOpenRoadmap } from './use-open-roadmap.ts'
import { usePhaseFeedback } from './use-phase-feedback.tsx'

/** One roadmap, as it stands and as it is being written (2§2.3). */
export function RoadmapPage() {
  const { userId, roadmapId } = useParams({ from: '/_connected/_app/learn/$userId/$roadmapId/' })
  const feedback = usePhaseFeedback()
  return (
    <>
      <Roadmap key={roadmapId} {...{ userId, roadmapId }} onFeedback={feedback.ask} />
      {feedback.popup}
    </>
  )
}

interface RoadmapProps {
  userId: string
  roadmapId: string
  /** Asks what one thinks of a phase. */
  onFeedback: (phaseTitle: string) => void
}

function Roadmap({ userId, roadmapId, onFeedback }: RoadmapProps) {
  const watch = useWatchWriting(userId, roadmapId)
  const { data: roadmap } = watch
  const ownId = useStored('userId')
  useOpenRoadmap(roadmap?.isOwner ? roadmap.id : null)
  usePageTitle(roadmap?.title ?? null)

  if (watch.isPending) return <RoadmapSkeleton isOwn={userId === ownId} />
  if (!roadmap) {
    return (
      <>
        <PageHeader title="Roadmap" />
        <ErrorState
          title={ROADMAP_TEXTS.loadFailed}
          message="It may have been deleted, or it is not shared with you."
          onRetry={() => void watch.refetch()}
          isRetrying={watch.isFetching}
          action={<ButtonLink to="/learn">Go to your roadmaps</ButtonLink>}
        />
      </>
    )
  }
  return <LoadedRoadmap {...{ roadmap, onFeedback }} hasGivenUp={watch.hasGivenUp} onResume={watch.resume} />
}
