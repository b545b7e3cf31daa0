import { useState } from 'react'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import { FailurePopup } from './failure-popup.tsx'
import { PublicBanner } from './public-banner.tsx'
import { RemoveRoadmapPopup } from './remove-roadmap-popup.tsx'
import { RestartFailedPopup } from './restart-failed-popup.tsx'
import { RoadmapHeader } from './roadmap-header.tsx'
import classes from './roadmap-page.module.css'
import type { RoadmapPageProps } from './roadmap-page.tsx'
import { RoadmapStatus } from './roadmap-status.tsx'
import { RoadmapTabs } from './roadmap-tabs.tsx'

const SharePopup = lazyDialog(async () => (await import('./share-popup.tsx')).SharePopup)

interface LoadedRoadmapProps extends Omit<RoadmapPageProps, 'userId' | 'roadmapId'> {
  roadmap: RoadmapDetail
  hasGivenUp: boolean
  onResume: () => void
}

/** A roadmap's page with all its parts and dialogs. */
export function LoadedRoadmap({ roadmap, isSignedIn, credits, certificate, ...rest }: LoadedRoadmapProps) {
  const [asked, setAsked] = useState<'removal' | 'sharing' | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const close = () => setAsked(null)
  return (
    <>
      {!roadmap.isOwner && <PublicBanner {...{ roadmap, isSignedIn, credits }} onCloned={rest.onCloned} />}
      <RoadmapHeader roadmap={roadmap} onShare={() => setAsked('sharing')} onRemove={() => setAsked('removal')} />
      <div className={classes.columns}>
        <RoadmapStatus
          roadmap={roadmap}
          hasGivenUp={rest.hasGivenUp}
          onResume={rest.onResume}
          onGivenUp={() => setIsDeleted(true)}
        />
        <RoadmapTabs
          roadmap={roadmap}
          tab={rest.tab}
          onTab={rest.onTab}
          certificate={certificate(roadmap)}
          onFeedback={isSignedIn ? rest.onFeedback : null}
        />
      </div>
      {roadmap.isOwner && (
        <>
          <FailurePopup key={roadmap.restartCount} roadmap={roadmap} />
          <RemoveRoadmapPopup
            isOpen={asked === 'removal'}
            roadmap={roadmap}
            onClose={close}
            onRemoved={rest.onRemoved}
          />
          <RestartFailedPopup isOpen={isDeleted} onClose={rest.onRemoved} />
        </>
      )}
      <SharePopup roadmap={roadmap} isOpen={asked === 'sharing'} onClose={close} />
    </>
  )
}
