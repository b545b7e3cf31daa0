import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { feedOptions, type ShownPage } from '#client/features/feed/feed-options.ts'
import type { FeedSearch, FeedTab } from '#client/features/feed/feed-search.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { FeedItem } from '#shared/feed/schemas.ts'
import { FeedCard } from './card/feed-card.tsx'
import classes from './feed-page.module.css'

interface FeedItemsProps {
  search: FeedSearch
  /** Takes every filter back. */
  onShowAll: () => void
}

/** The list of a tab: while it comes, where it did not come, where there is nothing, and page after page. */
export function FeedItems({ search, onShowAll }: FeedItemsProps) {
  const reader = { trpc: useTRPC(), api: useTRPCClient() }
  const list = useInfiniteQuery({ ...feedOptions(reader, search), placeholderData: keepPreviousData })
  if (!list.data && list.isError) {
    return (
      <ErrorState
        title="The feed could not be loaded"
        message="Your choices and bookmarks are kept. Please check your connection and try again."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  if (!list.data) return <Loading />
  const items = withoutRepeats(list.data.pages)
  if (items.length === 0) return <Nothing search={search} onShowAll={onShowAll} />
  return (
    <div className={classes.items} aria-busy={list.isPlaceholderData}>
      {groupsOf(items, search).map(([day, ofDay]) => (
        <section key={day} className={classes.items} aria-label={day || 'Items'}>
          {day && <Heading as="h2">{formatDay(day)}</Heading>}
          <ol className={classes.items} aria-label={day ? `Items of ${formatDay(day)}` : 'Items of the feed'}>
            {ofDay.map(({ item, sentence }) => (
              <FeedCard key={item.itemId} item={item} sentence={sentence} />
            ))}
          </ol>
        </section>
      ))}
      <div className={classes.more}>
        {list.hasNextPage ? (
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Try again' : 'Show older'}
          </Button>
        ) : (
          <Text>You have reached the end.</Text>
        )}
      </div>
    </div>
  )
}

interface Shown {
  item: FeedItem
  sentence: string | undefined
}

/** What came in while one read may push an item onto the next page, too. */
function withoutRepeats(pages: readonly ShownPage[]): Shown[] {
  const shown = pages.flatMap(({ items, sentences }) =>
    items.map((item) => [item.itemId, { item, sentence: sentences?.get(item.itemId) }] as const),
  )
  return [...new Map(shown).values()]
}

/** What is ordered within days stands below them. */
function groupsOf(items: readonly Shown[], { tab }: FeedSearch): [string, Shown[]][] {
  if (tab !== 'popular' && tab !== 'bot') return [['', [...items]]]
  return [...Map.groupBy(items, ({ item }) => item.feedDate)]
}

const HEIGHTS = [132, 108, 132, 120] as const

const Loading = () => (
  <div className={classes.items} role="status" aria-label="Loading the feed">
    {HEIGHTS.map((height, at) => (
      <Card key={at}>
        <Skeleton radius={10} height={height} />
      </Card>
    ))}
  </div>
)

const NOTHING: Partial<Record<FeedTab, { title: string; hint: string }>> = {
  interesting: {
    title: 'Nothing fits your interests yet',
    hint: 'What you learn, the roles of your profile and the tags you want more of make things interesting.',
  },
  connections: {
    title: 'Your connections have saved nothing yet',
    hint: 'What people you are connected with save stands here, without their names.',
  },
  bookmarks: { title: 'Nothing saved yet', hint: 'Press Save on a card to find it here again.' },
}

function Nothing({ search, onShowAll }: FeedItemsProps) {
  if (search.q || search.day || search.hide) {
    return (
      <EmptyState
        title="Nothing fits these filters"
        hint="Other words or another day may have more."
        action={
          <Button variant="default" onClick={onShowAll}>
            Show everything
          </Button>
        }
      />
    )
  }
  const { title, hint } = NOTHING[search.tab ?? 'personal'] ?? {
    title: 'Nothing here yet',
    hint: 'The sources are read through the day; look again in a while.',
  }
  return <EmptyState title={title} hint={hint} />
}
