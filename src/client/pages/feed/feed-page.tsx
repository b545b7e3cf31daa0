import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { FeedCard } from './feed-card.tsx'
import classes from './feed-page.module.css'
import { FeedTabs } from './feed-tabs.tsx'

/** /feed: what there is to read, hear and see (RT-24). */
export const FeedPage = () => (
  <FeedTabs>
    <Items />
  </FeedTabs>
)

function Items() {
  const list = useInfiniteQuery(
    useTRPC().feed.personal.infiniteQueryOptions({}, { getNextPageParam: ({ cursor }) => cursor }),
  )
  if (!list.data && list.isError) {
    return (
      <ErrorState
        title="The feed could not be loaded"
        message="Please check your connection and try again."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  if (!list.data) return <Skeleton radius={10} height={320} aria-label="Loading the feed" role="status" />
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return <EmptyState title="Nothing here yet" hint="The sources are read through the day; look again in a while." />
  }
  return (
    <>
      <ol className={classes.list} aria-label="Items">
        {items.map((item) => (
          <FeedCard key={item.itemId} item={item} />
        ))}
      </ol>
      <div className={classes.more}>
        {list.hasNextPage ? (
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Try again' : 'Show older'}
          </Button>
        ) : (
          <Text>You have reached the end.</Text>
        )}
      </div>
    </>
  )
}
