import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { EventList } from '#client/features/events/event-list.tsx'
import { useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { NotificationTabs } from './notification-tabs.tsx'

/** /notifications/activities: what happened to oneself, from the records (RT-28). */
export const ActivitiesPage = () => (
  <NotificationTabs>
    <Activities />
  </NotificationTabs>
)

function Activities() {
  const { data, isError, isFetching, refetch } = useQuery(useTRPC().events.recent.queryOptions())
  if (data) return data.events.length > 0 ? <EventList events={data.events} label="Activities" /> : <Nothing />
  if (isError) {
    return (
      <ErrorState
        title="Your activities could not be loaded"
        message="All of it is on record. Please check your connection and try again."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return <Skeleton radius={10} height={320} aria-label="Loading your activities" role="status" />
}

const Nothing = () => (
  <EmptyState
    title="Nothing happened yet"
    hint="What you learn, earn and write, and whom you meet, is listed here."
    action={<ButtonLink to="/learn">Learn something</ButtonLink>}
  />
)
