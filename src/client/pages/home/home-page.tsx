import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { type Session, useSession } from '#client/features/auth/use-session.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { UserAccount } from '#shared/users/schemas.ts'
import card from './credits-card.module.css'
import { CreditsCard } from './credits-card.tsx'
import { LatestRoadmaps } from './latest-roadmaps.tsx'
import { ReviewsCard } from './reviews-card.tsx'
import { WelcomeMessage } from './welcome-message.tsx'

export function HomePage() {
  const session = useSession()
  // one heading for all three states: it holds the focus when the account arrives
  return (
    <>
      <PageHeader {...headOf(session)} />
      {session.status === 'failed' ? (
        <ErrorState
          title="Your account could not be loaded"
          message="You are still signed in. Please check your connection and try again."
          onRetry={session.retry}
          isRetrying={session.isRetrying}
        />
      ) : (
        <>
          {session.status === 'user' ? (
            <Account user={session.user} />
          ) : (
            <Skeleton className={card.waiting} radius="md" />
          )}
          <LatestRoadmaps />
          <ReviewsCard />
        </>
      )}
    </>
  )
}

function Account({ user }: { user: UserAccount }) {
  return (
    <>
      <WelcomeMessage />
      <CreditsCard credits={user.credits} />
    </>
  )
}

function headOf(session: Session): { title: string; lead?: string } {
  if (session.status === 'failed') return { title: 'Dashboard' }
  if (session.status !== 'user') return { title: 'Dashboard', lead: 'Getting your account…' }
  return {
    title: `Hello, ${firstName(session.user.name)}`,
    lead: 'Pick up where you left off, or begin something new.',
  }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
