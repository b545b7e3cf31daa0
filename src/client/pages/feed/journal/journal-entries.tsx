import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { journalOptions } from '#client/features/journal/journal-options.ts'
import type { JournalSearch } from '#client/features/journal/journal-search.ts'
import { formatCalendarDay } from '#client/lib/dates/format-calendar-day.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { EntryItem } from './entry-card.tsx'
import classes from './journal.module.css'

interface JournalEntriesProps {
  search: JournalSearch
  /** Takes every filter back. */
  onShowAll: () => void
}

/** The entries by their days: while they come, where they did not come, where there are none, and page after page. */
export function JournalEntries({ search, onShowAll }: JournalEntriesProps) {
  const reader = { trpc: useTRPC(), api: useTRPCClient() }
  const list = useInfiniteQuery({ ...journalOptions(reader, search), placeholderData: keepPreviousData })
  if (!list.data && list.isError) {
    return (
      <ErrorState
        title="Your journal could not be loaded"
        message="Everything in it is as it was. Please check your connection and try again."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  if (!list.data) return <Loading />
  const entries = list.data.pages.flatMap((page) => page.entries)
  const isFiltered = Boolean(search.q || search.tag || search.day)
  if (entries.length === 0) return <Nothing isFiltered={isFiltered} onShowAll={onShowAll} />
  return (
    <div className={classes.days} aria-busy={list.isPlaceholderData} {...focusArea}>
      {isFiltered && <Filtered search={search} onShowAll={onShowAll} />}
      {[...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day} className={classes.day} aria-label={formatCalendarDay(day)}>
          <Heading as="h2" size="block" tabIndex={-1}>
            {formatCalendarDay(day)}
          </Heading>
          <ol className={classes.list} aria-label={`Entries of ${formatCalendarDay(day)}`}>
            {ofDay.map((entry) => (
              <EntryItem key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? 'Try again' : 'Show older'}
        </Button>
      )}
    </div>
  )
}

/** Why not everything is here, and the way back. */
const Filtered = ({ search: { q, tag, day }, onShowAll }: JournalEntriesProps) => (
  <div className={classes.filtered}>
    <Text role="status">
      {['Entries', tag && `tagged #${tag}`, day && `of ${formatCalendarDay(day)}`, q && `with “${q}”`]
        .filter(Boolean)
        .join(' ')}
    </Text>
    <Button {...{ variant: 'subtle', size: 'xs' }} onClick={onShowAll}>
      Show everything
    </Button>
  </div>
)

function Nothing({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title="Your journal is empty"
        hint="Two minutes a day are enough: what you learned, what you built, what you got stuck on. Only you read it, unless you make an entry public."
      />
    )
  }
  return (
    <EmptyState
      title="No entry fits"
      hint="Other words, another tag or another day may have one."
      action={
        <Button variant="default" onClick={onShowAll}>
          Show everything
        </Button>
      }
    />
  )
}

const HEIGHTS = [96, 132, 96] as const

const Loading = () => (
  <div className={classes.list} role="status" aria-label="Loading your journal">
    {HEIGHTS.map((height, at) => (
      <Card key={at}>
        <Skeleton radius={10} height={height} />
      </Card>
    ))}
  </div>
)
