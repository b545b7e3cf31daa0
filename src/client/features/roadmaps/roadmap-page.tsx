import { useState } from 'react'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapDetail } from '#shared/roadmaps.ts'
import { FailurePopup } from './failure-popup.tsx'
import { PublicBanner } from './public-banner.tsx'
import { RemoveRoadmapPopup } from './remove-roadmap-popup.tsx'
import { RoadmapHeader } from './roadmap-header.tsx'
import classes from './roadmap-page.module.css'
import { RoadmapPhases } from './roadmap-phases.tsx'
import { RoadmapSkeleton } from './roadmap-skeleton.tsx'
import { RoadmapStatus } from './roadmap-status.tsx'
import { useOpenRoadmap } from './use-open-roadmap.ts'
import { useWatchWriting } from './use-watch-writing.ts'

/** One roadmap, as it stands and as it is being written (2§2.3). */
export function RoadmapPage({
  userId,
  roadmapId,
  isSignedIn,
  onRemoved,
}: {
  userId: string
  roadmapId: string
  isSignedIn: boolean
  onRemoved: () => void
}) {
  const watch = useWatchWriting(userId, roadmapId)
  const { data: roadmap } = watch
  useOpenRoadmap(roadmap?.isOwner ? roadmap.roadmapId : null)
  usePageTitle(roadmap?.roadmap.learningPrompt.slice(0, 80) ?? null)

  if (watch.isPending) return <RoadmapSkeleton />
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
  return (
    <Loaded
      roadmap={roadmap}
      isSignedIn={isSignedIn}
      onRemoved={onRemoved}
      onResume={watch.hasGivenUp ? watch.resume : null}
    />
  )
}

function Loaded({
  roadmap,
  isSignedIn,
  onResume,
  onRemoved,
}: {
  roadmap: RoadmapDetail
  isSignedIn: boolean
  onResume: (() => void) | null
  onRemoved: () => void
}) {
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <>
      {!roadmap.isOwner && <PublicBanner prompt={roadmap.roadmap.learningPrompt} isSignedIn={isSignedIn} />}
      <RoadmapHeader roadmap={roadmap} onRemove={() => setIsRemoving(true)} />
      <div className={classes.columns}>
        <RoadmapStatus roadmap={roadmap} onResume={onResume} />
        <RoadmapPhases roadmap={roadmap} />
      </div>
      {roadmap.isOwner && (
        <>
          <FailurePopup roadmap={roadmap} />
          <RemoveRoadmapPopup
            roadmap={isRemoving ? roadmap : null}
            onClose={() => setIsRemoving(false)}
            onRemoved={onRemoved}
          />
        </>
      )}
    </>
  )
}
