import { useState } from 'react'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
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

const SharePopup = lazyPart(async () => (await import('./share-popup.tsx')).SharePopup)

interface LoadedRoadmapProps extends Omit<RoadmapPageProps, 'userId' | 'roadmapId'> {
  roadmap: RoadmapDetail
  hasGivenUp: boolean
  onResume: () => void
}

/** A roadmap's page with all its parts and dialogs. */
export function LoadedRoadmap({ roadmap, isSignedIn, credits, certificate, ...rest }: LoadedRoadmapProps) {
  const [asked, setAsked] = useState<'removal' | 'sharing' | null>(null)
  // the dialog's code comes with the first opening and stays, so that it can fade out
  const [hasShared, setHasShared] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const close = () => setAsked(null)
  const share = () => {
    setHasShared(true)
    setAsked('sharing')
  }
  return (
    <>
      {!roadmap.isOwner && <PublicBanner {...{ roadmap, isSignedIn, credits }} onCloned={rest.onCloned} />}
      <RoadmapHeader roadmap={roadmap} onShare={share} onRemove={() => setAsked('removal')} />
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
            roadmap={asked === 'removal' ? roadmap : null}
            onClose={close}
            onRemoved={rest.onRemoved}
          />
          <RestartFailedPopup isOpen={isDeleted} onClose={rest.onRemoved} />
        </>
      )}
      {hasShared && <SharePopup roadmap={roadmap} isOpen={asked === 'sharing'} onClose={close} />}
    </>
  )
}
