import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { useTRPC } from '#client/trpc.ts'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import {
  BlockedPeople,
  ConnectedPeople,
  PassedKinds,
  ReceivedRequests,
  RecommendedPeople,
  SentRequests,
} from './connection-lists.tsx'
import { NotificationTabs } from './notification-tabs.tsx'
import classes from './notifications.module.css'

/** /notifications/connections: who asks, whom one has asked, whom one is connected with, and whom one might ask (RT-29). */
export function ConnectionsPage() {
  const session = useSession()
  return <NotificationTabs>{session.status === 'user' && <People userId={session.user.userId} />}</NotificationTabs>
}

function People({ userId }: { userId: string }) {
  const trpc = useTRPC()
  const [requests, list, recommended, blocked] = useQueries({
    queries: [
      trpc.connections.requests.queryOptions(),
      trpc.connections.list.queryOptions({ userId }),
      trpc.connections.recommended.queryOptions({}),
      trpc.connections.blocked.queryOptions(),
    ],
  })
  const all = [requests, list, recommended, blocked]
  if (all.some(({ data, isError }) => isError && !data)) {
    return (
      <ErrorState
        title="Your connections could not be loaded"
        message="All of them are as they were. Please check your connection and try again."
        onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
        isRetrying={all.some(({ isFetching }) => isFetching)}
      />
    )
  }
  if (!requests.data || !list.data || !recommended.data || !blocked.data)
    return <Skeleton radius={10} height={320} aria-label="Loading your connections" role="status" />
  const { received, sent } = requests.data
  const { connections } = list.data
  return (
    <div className={classes.parts} {...focusArea}>
      {received.length > 0 && (
        <Part title="Requests for you">
          <ReceivedRequests requests={received} />
        </Part>
      )}
      {sent.length > 0 && (
        <Part title="Requests of yours">
          <SentRequests requests={sent} />
        </Part>
      )}
      <Part title="Your connections">
        {connections.length > 0 ? (
          <ConnectedPeople people={connections} />
        ) : (
          <EmptyLine>You are connected with nobody yet.</EmptyLine>
        )}
      </Part>
      <Part title="People you may know">
        {recommended.data.people.length > 0 ? (
          <RecommendedPeople people={recommended.data.people} />
        ) : (
          <EmptyLine>Nobody at the moment: people come here who share a role or a listed roadmap with you.</EmptyLine>
        )}
        <PassedKinds kinds={recommended.data.without} />
      </Part>
      {blocked.data.blocked.length > 0 && (
        <Part title="People you blocked">
          <BlockedPeople people={blocked.data.blocked} />
        </Part>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <Heading as="h2">{title}</Heading>
    {children}
  </section>
)
