import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Table } from '#client/ui/table/table.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import classes from './records.module.css'

interface RecordsProps<T> {
  /** What they are, e.g. 'People'. */
  label: string
  columns: readonly string[]
  /** Undefined while they are being read. */
  rows: readonly T[] | undefined
  row: (record: T) => ReactNode
  empty: ReactNode
  list: {
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
    isPlaceholderData?: boolean
    hasNextPage?: boolean
    isFetchingNextPage?: boolean
    isFetchNextPageError?: boolean
    fetchNextPage?: () => unknown
  }
}

/** A list of the administration: while it comes, where it did not come, where there is nothing, and page after page. */
export function Records<T>({ label, columns, rows, row, empty, list }: RecordsProps<T>) {
  if (!rows && list.isError)
    return (
      <ErrorState
        title={`${label} could not be loaded`}
        message="Nothing was changed. Please try again in a moment."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (!rows) return <RecordsSkeleton label={`Loading: ${label}`} />
  if (rows.length === 0) return <EmptyLine>{empty}</EmptyLine>
  return (
    <div aria-busy={list.isPlaceholderData}>
      <Table caption={label} columns={columns}>
        {rows.map(row)}
      </Table>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage?.()}>
            {list.isFetchNextPageError ? 'Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  )
}

const WIDTHS = ['46%', '62%', '38%', '54%', '42%'] as const

const RecordsSkeleton = ({ label }: { label: string }) => (
  <Card role="status" aria-label={label}>
    {WIDTHS.map((width) => (
      <div key={width} className={classes.skeleton}>
        <Skeleton radius={4} width={width} height={14} />
        <Skeleton radius={4} width={72} height={14} />
      </div>
    ))}
  </Card>
)
