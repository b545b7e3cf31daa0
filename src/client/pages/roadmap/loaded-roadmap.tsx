import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { PublicBanner } from './public-banner.tsx'
import { RoadmapHeader } from './roadmap-header.tsx'
import classes from './roadmap-page.module.css'
import { RoadmapTabs } from './roadmap-tabs.tsx'
import { FailedWriting } from './status/failed-writing.tsx'
import { RoadmapStatus } from './status/roadmap-status.tsx'
import { useRoadmapTab } from './use-roadmap-tab.ts'
import { useRoadmapView } from './use-roadmap-view.ts'
import { useTellFailure } from './use-tell-failure.ts'

const CertificateTab = lazyPart(
  async () => (await import('#client/features/certificates/certificate-tab.tsx')).CertificateTab,
)
const RemoveRoadmapPopup = lazyDialog(
  async () => (await import('#client/features/roadmaps/remove/remove-roadmap-popup.tsx')).RemoveRoadmapPopup,
)
const RestartFailedPopup = lazyDialog(
  async () => (await import('#client/features/roadmaps/restart/restart-failed-popup.tsx')).RestartFailedPopup,
)
const SharePopup = lazyDialog(async () => (await import('#client/features/roadmaps/share/share-popup.tsx')).SharePopup)

interface LoadedRoadmapProps {
  roadmap: Roadmap
  hasGivenUp: boolean
  onResume: () => void
  onFeedback: (phaseTitle: string) => void
}

/** A roadmap's page with all its parts and dialogs. */
export function LoadedRoadmap({ roadmap, hasGivenUp, onResume, onFeedback }: LoadedRoadmapProps) {
  const session = useSession()
  const isSignedIn = session.status !== 'visitor'
  const ownId = useStored('userId') ?? ''
  const [tab, setTab] = useRoadmapTab()
  const [view, setView] = useRoadmapView()
  const [asked, setAsked] = useState<'removal' | 'sharing' | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/learn', replace: true })
  const close = () => setAsked(null)
  useTellFailure(roadmap)
  return (
    <>
      {!roadmap.isOwner && (
        <PublicBanner
          {...{ roadmap, isSignedIn }}
          credits={session.status === 'user' ? session.user.credits : undefined}
          onCloned={(copyId) =>
            void navigate({ to: '/learn/$userId/$roadmapId', params: { userId: ownId, roadmapId: copyId } })
          }
        />
      )}
      <RoadmapHeader
        roadmap={roadmap}
        showsCertificate={tab === 'certificate'}
        onShare={() => setAsked('sharing')}
        onRemove={() => setAsked('removal')}
      />
      <div className={classes.columns} data-view={tab === 'phases' ? view : undefined}>
        <RoadmapStatus {...{ roadmap, hasGivenUp, onResume }} onGivenUp={() => setIsDeleted(true)} />
        <RoadmapTabs
          roadmap={roadmap}
          tab={tab}
          onTab={setTab}
          view={view}
          onView={setView}
          certificate={<CertificateTab roadmap={roadmap} />}
          failure={<FailedWriting roadmap={roadmap} onGivenUp={() => setIsDeleted(true)} />}
          onFeedback={isSignedIn ? onFeedback : null}
        />
      </div>
      {roadmap.isOwner && (
        <>
          <RemoveRoadmapPopup isOpen={asked === 'removal'} roadmap={roadmap} onClose={close} onRemoved={leave} />
          <RestartFailedPopup isOpen={isDeleted} onClose={leave} />
        </>
      )}
      <SharePopup roadmap={roadmap} isOpen={asked === 'sharing'} onClose={close} />
    </>
  )
}
