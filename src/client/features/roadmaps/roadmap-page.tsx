import type { ReactNode } from 'react'
import { cutText } from '#client/lib/cut-text.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { LoadedRoadmap } from './loaded-roadmap.tsx'
import { RoadmapSkeleton } from './roadmap-skeleton.tsx'
import type { RoadmapTab } from './roadmap-tabs.tsx'
import { useOpenRoadmap } from './use-open-roadmap.ts'
import { useWatchWriting } from './use-watch-writing.ts'

/** As much as a browser's tab tells. */
const TITLE_LENGTH = 80

export interface RoadmapPageProps {
  userId: string
  roadmapId: string
  isSignedIn: boolean
  /** Undefined until the account has been read. */
  credits: number | undefined
  /** From the address. */
  tab: RoadmapTab
  onTab: (tab: RoadmapTab) => void
  /** What the Certificate tab shows. */
  certificate: (roadmap: RoadmapDetail) => ReactNode
  /** Asks what one thinks of a phase. */
  onFeedback: (phaseTitle: string) => void
  onCloned: (roadmapId: string) => void
  onRemoved: () => void
}

/** One roadmap, as it stands and as it is being written (2§2.3). */
export function RoadmapPage({ userId, roadmapId, ...rest }: RoadmapPageProps) {
  const watch = useWatchWriting(userId, roadmapId)
  const { data: roadmap } = watch
  const ownId = useStored('userId')
  useOpenRoadmap(roadmap?.isOwner ? roadmap.roadmapId : null)
  usePageTitle(roadmap ? cutText(roadmap.roadmap.learningPrompt, TITLE_LENGTH) : null)

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
  return <LoadedRoadmap roadmap={roadmap} hasGivenUp={watch.hasGivenUp} onResume={watch.resume} {...rest} />
}
