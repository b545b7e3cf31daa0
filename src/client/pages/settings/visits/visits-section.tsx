import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { SessionListSkeleton } from '../sessions/session-list-skeleton.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { VisitList } from './visit-list.tsx'

/** Which administrators looked as oneself, when and why (SEC-05). */
export function VisitsSection() {
  const trpc = useTRPC()
  const { data, isError, isFetching, refetch } = useQuery(trpc.audit.ownVisits.queryOptions())
  return (
    <SettingsSection
      title="Who looked as you"
      lead="To help you, an administrator may see the product as you do, for an hour. They can neither spend nor delete anything of yours."
    >
      {data?.visits.length === 0 && <EmptyLine>Nobody has looked as you.</EmptyLine>}
      {data && data.visits.length > 0 && <VisitList visits={data.visits} />}
      {!data && !isError && <SessionListSkeleton label="Loading who looked as you" />}
      {!data && isError && (
        <ErrorState
          title="This could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </SettingsSection>
  )
}
