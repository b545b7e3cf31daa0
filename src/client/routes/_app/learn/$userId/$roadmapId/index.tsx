import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#client/features/auth/use-session.ts'
import { redirectUnlessRoadmap } from '#client/features/roadmaps/redirect-unless-roadmap.ts'
import { roadmapOptions } from '#client/features/roadmaps/roadmap-options.ts'
import { RoadmapPage } from '#client/features/roadmaps/roadmap-page.tsx'

/** Public or private: the worker decides what a visitor may see (2§2.1). */
export const Route = createFileRoute('/_app/learn/$userId/$roadmapId/')({
  beforeLoad: ({ params }) => redirectUnlessRoadmap(params),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(roadmapOptions(params.userId, params.roadmapId))
  },
  component: RoadmapRoute,
})

function RoadmapRoute() {
  const { userId, roadmapId } = Route.useParams()
  const navigate = Route.useNavigate()
  const session = useSession()
  return (
    <RoadmapPage
      key={roadmapId}
      userId={userId}
      roadmapId={roadmapId}
      isSignedIn={session.status !== 'visitor'}
      onRemoved={() => void navigate({ to: '/learn', replace: true })}
    />
  )
}
