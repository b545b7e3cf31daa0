import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useConnectionChanged } from '#client/features/connections/use-connection-changed.ts'
import { useTRPC } from '#client/trpc.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PAGE_OF_TYPE } from '#shared/notifications/rules.ts'
import type { Notification } from '#shared/notifications/schemas.ts'
import { groupNotifications } from './group-notifications.ts'
import { NotificationTabs } from './notification-tabs.tsx'
import classes from './notifications.module.css'

const PairRequests = lazyPart(async () => (await import('./pair-requests.tsx')).PairRequests)

/** /notifications: requests to pair, and what happened, the latest first (RT-27). */
export const LatestPage = () => (
  <NotificationTabs>
    <div className={classes.parts}>
      <PairRequests />
      <div>
        <Latest />
      </div>
    </div>
  </NotificationTabs>
)

function Latest() {
  const trpc = useTRPC()
  const { data, isError, isFetching, refetch } = useQuery(trpc.notifications.list.queryOptions())
  if (data) return data.notifications.length > 0 ? <Told notifications={data.notifications} /> : <Nothing />
  if (isError) {
    return (
      <ErrorState
        title="Your notifications could not be loaded"
        message="Nothing is lost. Please check your connection and try again."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return <Skeleton radius={10} height={240} aria-label="Loading your notifications" role="status" />
}

const Nothing = () => (
  <EmptyState
    title="Nothing happened yet"
    hint="Here you read who asks you to connect, and how your own requests went."
    action={<ButtonLink to="/notifications/connections">Find people</ButtonLink>}
  />
)

function Told({ notifications }: { notifications: readonly Notification[] }) {
  const changed = useConnectionChanged()
  const mark = useMutation(useTRPC().notifications.markRead.mutationOptions({ onSuccess: changed }))
  const hasNew = notifications.some(({ read }) => !read)
  return (
    <>
      {hasNew && (
        <div className={classes.above}>
          <Button variant="default" size="sm" loading={mark.isPending} onClick={() => mark.mutate({})}>
            Mark all as read
          </Button>
        </div>
      )}
      <Card as="ul" className={classes.list} aria-label="Notifications">
        {groupNotifications(notifications).map(({ latest, all, sentence }) => (
          <li key={latest.notificationId} className={classes.entry} data-unread={!latest.read || undefined}>
            <Link
              to={latest.path ?? PAGE_OF_TYPE[latest.type]}
              className={classes.link}
              onClick={() =>
                !latest.read && mark.mutate({ notificationIds: all.map(({ notificationId }) => notificationId) })
              }
            >
              <Avatar name={latest.actor.name} src={latest.actor.avatarUrl} size={40} />
              <span>
                <span className={classes.sentence}>{sentence}</span>
                <Text as="div" size="caption">
                  <Ago moment={latest.createdAt} />
                </Text>
              </span>
              {!latest.read && <span className={classes.new}>New</span>}
            </Link>
          </li>
        ))}
      </Card>
    </>
  )
}
