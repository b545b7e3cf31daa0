import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { EndAllSessions } from './end-all-sessions.tsx'
import { SessionList } from './session-list.tsx'
import { SessionListSkeleton } from './session-list-skeleton.tsx'

/** Where one is signed in, and the way to end what one does not know (SEC-01). */
export function SessionsSection() {
  const trpc = useTRPC()
  const { data, isError, isFetching, refetch } = useQuery(trpc.users.sessions.queryOptions())
  return (
    <SettingsSection
      title="Where you are signed in"
      lead="A session lasts thirty days. End one that you don’t know: whoever uses it is signed out at their next click."
    >
      {data ? (
        <>
          <SessionList sessions={data.sessions} />
          <EndAllSessions others={data.sessions.filter(({ isThis }) => !isThis).length} />
        </>
      ) : isError ? (
        <ErrorState
          title="Your sessions could not be loaded"
          message="All of them are as they were. Please check your connection and try again."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SessionListSkeleton />
      )}
    </SettingsSection>
  )
}
