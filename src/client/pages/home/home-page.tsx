import { type Session, useSession } from '#client/features/auth/use-session.ts'
import { useWatchedList } from '#client/features/roadmaps/watch/use-watched-list.ts'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { Home } from '#shared/progress/home-schemas.ts'
import { homeOptions } from './home-options.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { LoadedHome } from './loaded-home.tsx'
import { WelcomeMessage } from './welcome-message.tsx'

export function HomePage() {
  const session = useSession()
  const { data, roadmaps = [], ...home } = useWatchedList(homeOptions(useTRPC()), listingOf)
  // one heading for all three states: it holds the focus when the account arrives
  return (
    <>
      <PageHeader {...headOf(session, data)} />
      {data && isNew(data) && <WelcomeMessage />}
      {session.status === 'failed' ? (
        <ErrorState
          title="Your account could not be loaded"
          message="You are still signed in. Please check your connection and try again."
          onRetry={session.retry}
          isRetrying={session.isRetrying}
        />
      ) : data ? (
        <LoadedHome
          home={data}
          roadmaps={roadmaps}
          isNew={isNew(data)}
          credits={session.status === 'user' ? session.user.credits : undefined}
        />
      ) : home.isError ? (
        <ErrorState
          title="Your dashboard could not be loaded"
          message="Your roadmaps and what you have learned are safe. Please check your connection and try again."
          onRetry={() => void home.refetch()}
          isRetrying={home.isFetching}
        />
      ) : (
        <HomeSkeleton />
      )}
    </>
  )
}

/** Nothing was ever made or earned: not even a roadmap that is gone. */
const isNew = ({ current, latest, streetCred, certificates }: Home) =>
  current === null && latest.length === 0 && streetCred.points === 0 && certificates.length === 0

/** Each roadmap that the page shows, once. */
const listingOf = ({ ownerId, current, latest }: Home) => ({
  ownerId,
  roadmaps: current ? [current, ...latest.filter(({ id }) => id !== current.id)] : latest,
})

function headOf(session: Session, home: Home | undefined): { title: string; lead?: string } {
  if (session.status === 'failed') return { title: 'Dashboard' }
  if (session.status !== 'user') return { title: 'Dashboard', lead: 'Getting your account…' }
  return {
    title: `Hello, ${firstName(session.user.name)}`,
    lead:
      home?.current === null ? 'A good day to learn something.' : 'Pick up where you left off, or begin something new.',
  }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
