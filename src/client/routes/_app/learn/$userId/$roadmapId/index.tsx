import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/roadmap-options.ts'
import { RoadmapPage } from '#client/features/roadmaps/roadmap-page.tsx'
import type { RoadmapTab } from '#client/features/roadmaps/roadmap-tabs.tsx'
import { readStored } from '#client/lib/stored-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { trpc } from '#client/trpc.ts'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'

const CertificateTab = lazyPart(
  async () => (await import('#client/features/certificates/certificate-tab.tsx')).CertificateTab,
)
const PhaseFeedbackPopup = lazyDialog(
  async () => (await import('#client/features/analytics/phase-feedback-popup.tsx')).PhaseFeedbackPopup,
)

/** What opens the Certificate tab (2§2.1). */
const CERTIFICATE = '8020'

interface RoadmapSearch {
  certificate?: string
  /** The tab that the way back leads to. */
  tab?: string
}

/** Public or private: the worker decides what a visitor may see (2§2.1). */
export const Route = createFileRoute('/_app/learn/$userId/$roadmapId/')({
  validateSearch: ({ certificate, tab }: RoadmapSearch): RoadmapSearch => ({ certificate, tab }),
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context, params }) => {
    const { userId, roadmapId } = params
    void context.queryClient.prefetchQuery(roadmapOptions(userId, roadmapId))
    // one's own has the tab Resume Learning: what it needs comes in the same round trip
    if (userId === readStored('userId')) {
      void context.queryClient.prefetchQuery(trpc.progress.recent.queryOptions({ id: userId, roadmapId }))
    }
  },
  component: RoadmapRoute,
})

function RoadmapRoute() {
  const { userId, roadmapId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const session = useSession()
  const ownId = useStored('userId') ?? ''
  const feedback = usePhaseFeedback()
  return (
    <>
      <RoadmapPage
        key={roadmapId}
        userId={userId}
        roadmapId={roadmapId}
        isSignedIn={session.status !== 'visitor'}
        credits={session.status === 'user' ? session.user.credits : undefined}
        tab={tabOf(search)}
        onTab={(tab) => void navigate({ search: searchOf(tab), replace: true, resetScroll: false })}
        certificate={(roadmap) => <CertificateTab roadmap={roadmap} />}
        onFeedback={feedback.ask}
        onCloned={(copyId) =>
          void navigate({ to: '/learn/$userId/$roadmapId', params: { userId: ownId, roadmapId: copyId } })
        }
        onRemoved={() => void navigate({ to: '/learn', replace: true })}
      />
      {feedback.popup}
    </>
  )
}

function tabOf({ certificate, tab }: RoadmapSearch): RoadmapTab {
  if (certificate === CERTIFICATE) return 'certificate'
  return tab === 'resume' ? 'resume' : 'phases'
}

function searchOf(tab: RoadmapTab): RoadmapSearch {
  if (tab === 'certificate') return { certificate: CERTIFICATE }
  return tab === 'resume' ? { tab } : {}
}

/** The popup about a phase. */
function usePhaseFeedback() {
  const [course, setCourse] = useState<string | null>(null)
  return {
    ask: setCourse,
    popup: <PhaseFeedbackPopup isOpen={course !== null} course={course ?? ''} onClose={() => setCourse(null)} />,
  }
}
