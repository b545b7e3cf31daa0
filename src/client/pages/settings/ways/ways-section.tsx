import { useQuery } from '@tanstack/react-query'
import { WayList } from '#client/features/auth/ways/way-list.tsx'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { SessionListSkeleton } from '../sessions/session-list-skeleton.tsx'
import { SettingsSection } from '../settings-section.tsx'

export function WaysSection() {
  const ways = useQuery(useTRPC().auth.ways.queryOptions())
  return (
    <SettingsSection title="Ways to sign in" lead="Each leads into this account. The last one stays.">
      {ways.data && <WayList {...ways.data} />}
      {ways.isPending && <SessionListSkeleton label="Loading your ways to sign in" />}
      {ways.isError && (
        <ErrorState
          title="Your ways to sign in could not be loaded"
          onRetry={() => void ways.refetch()}
          isRetrying={ways.isFetching}
        />
      )}
    </SettingsSection>
  )
}
