import { Skeleton } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Children, type ReactNode } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './results.module.css'

interface ResultsProps {
  label: string
  list: Pick<
    UseInfiniteQueryResult,
    | 'isPending'
    | 'isError'
    | 'isPlaceholderData'
    | 'isFetching'
    | 'refetch'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
  >
  /** What they are, and how many. */
  count: string
  /** Stands instead of them where there are none. */
  empty: ReactNode
  children: ReactNode
}

/** As many as a wide screen has room for. */
const SKELETONS = ['72%', '54%', '88%', '62%', '80%', '48%', '68%', '76%', '58%', '84%', '52%', '64%'] as const

/** Cards side by side: while they come, where none came, where there are none, and many. */
export function Results({ label, list, count, empty, children }: ResultsProps) {
  const isEmpty = Children.count(children) === 0
  if (list.isPending) return <LoadingCards label={label} />
  if (list.isError && isEmpty) {
    return (
      <div className={classes.results}>
        <ErrorState
          title="The library could not be loaded"
          message="Your search is kept in the address."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      </div>
    )
  }
  return (
    <section className={classes.results} aria-label={label} aria-busy={list.isPlaceholderData} tabIndex={-1}>
      <Text role="status" className={classes.count}>
        {isEmpty ? '' : count}
      </Text>
      {isEmpty ? empty : <ul className={classes.list}>{children}</ul>}
      {list.isFetchNextPageError && (
        <Text tone="danger" role="alert" className={classes.more}>
          More could not be loaded. Please try again.
        </Text>
      )}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}

function LoadingCards({ label }: { label: string }) {
  return (
    <div className={classes.results} role="status" aria-label={`Loading: ${label}`}>
      <Text as="div" className={classes.count}>
        <Skeleton radius={4} width={96} height={12} my={4} />
      </Text>
      <div className={classes.list}>
        {SKELETONS.map((width) => (
          <Card key={width} padding="medium" className={classes.card}>
            <Skeleton radius={4} width={width} height={10} my={4} />
            <Skeleton radius={4} width="80%" height={16} my={4} />
            <Skeleton radius={4} width="95%" height={32} my={4} />
            <Skeleton radius={4} width="50%" height={12} my={4} className={classes.facts} />
          </Card>
        ))}
      </div>
    </div>
  )
}
