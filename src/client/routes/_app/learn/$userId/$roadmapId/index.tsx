import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/roadmap-options.ts'
import { RoadmapPage } from '#client/features/roadmaps/roadmap-page.tsx'
import { useStored } from '#client/lib/use-stored.ts'

const CertificateTab = lazy(async () => ({
  default: (await import('#client/features/certificates/certificate-tab.tsx')).CertificateTab,
}))
const PhaseFeedbackPopup = lazy(async () => ({
  default: (await import('#client/features/analytics/phase-feedback-popup.tsx')).PhaseFeedbackPopup,
}))

/** What opens the Certificate tab (2§2.1). */
const CERTIFICATE = '8020'

interface RoadmapSearch {
  certificate?: string
}

/** Public or private: the worker decides what a visitor may see (2§2.1). */
export const Route = createFileRoute('/_app/learn/$userId/$roadmapId/')({
  validateSearch: ({ certificate }: RoadmapSearch): RoadmapSearch => ({ certificate }),
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(roadmapOptions(params.userId, params.roadmapId))
  },
  component: RoadmapRoute,
})

function RoadmapRoute() {
  const { userId, roadmapId } = Route.useParams()
  const { certificate } = Route.useSearch()
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
        isCertificateOpen={certificate === CERTIFICATE}
        onCertificate={(isOpen) =>
          void navigate({ search: isOpen ? { certificate: CERTIFICATE } : {}, replace: true, resetScroll: false })
        }
        certificate={(roadmap) => (
          <Suspense>
            <CertificateTab roadmap={roadmap} />
          </Suspense>
        )}
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

/** The popup about a phase; its code comes with the first opening and stays, so that it can fade out. */
function usePhaseFeedback() {
  const [course, setCourse] = useState<string | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  return {
    ask: (phaseTitle: string) => {
      setIsWanted(true)
      setCourse(phaseTitle)
    },
    popup: isWanted && (
      <Suspense>
        <PhaseFeedbackPopup course={course} onClose={() => setCourse(null)} />
      </Suspense>
    ),
  }
}
