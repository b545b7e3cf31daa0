import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { RecordsSkeleton } from '#client/features/billing/records/payment-list.tsx'
import classes from '#client/features/billing/records/records.module.css'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useSeen } from '#client/lib/use-seen.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { StatementEntry } from '#shared/billing/schemas.ts'
import { reasonOf, signed } from './statement-text.ts'
import { useStatement } from './use-statement.ts'

/** Every credit in and out, one line a roadmap: when, what for, and the balance after it. */
export function Statement({ userId }: { userId: string }) {
  const { ref, isSeen } = useSeen(0)
  const statement = useStatement(isSeen)
  const [firstNew, setFirstNew] = useState(0)
  const entries = statement.data?.pages.flatMap((page) => page.entries)
  const loadMore = () => {
    setFirstNew(entries?.length ?? 0)
    void statement.fetchNextPage()
  }
  return (
    <section ref={ref} className={classes.section} aria-labelledby="statement" aria-busy={statement.isPending}>
      <div className={classes.head}>
        <Heading as="h2" id="statement">
          Statement
        </Heading>
      </div>
      {statement.isPending && <RecordsSkeleton label="Loading your statement" rows={5} />}
      {statement.isError && !entries && (
        <ErrorState
          title="Your statement could not be loaded"
          message="Your credits are safe. Please check your connection and try again."
          onRetry={() => void statement.refetch()}
          isRetrying={statement.isFetching}
        />
      )}
      {entries?.length === 0 && <EmptyLine>No credits have been added or spent yet.</EmptyLine>}
      {entries && entries.length > 0 && <Entries entries={entries} firstNew={firstNew} userId={userId} />}
      {statement.hasNextPage && (
        <div className={classes.actions}>
          <Button variant="default" onClick={loadMore} loading={statement.isFetchingNextPage}>
            {statement.isFetchNextPageError ? 'Try again' : 'Load more'}
          </Button>
        </div>
      )}
    </section>
  )
}

interface EntriesProps {
  entries: readonly StatementEntry[]
  /** The index of the row that takes the focus when Load more goes. */
  firstNew: number
  userId: string
}

function Entries({ entries, firstNew, userId }: EntriesProps) {
  return (
    <Card className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>Credits in and out, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What for</th>
            <th scope="col" className={classes.number}>
              Credits
            </th>
            <th scope="col" className={classes.number}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={entry.id} tabIndex={-1} {...(index === firstNew && focusHome)}>
              <td className={classes.date}>{formatDay(entry.createdAt)}</td>
              <td className={classes.what}>
                {reasonOf(entry)}
                <Subject entry={entry} userId={userId} />
              </td>
              <td className={classes.number} data-sign={entry.delta > 0 ? 'in' : undefined}>
                {signed(entry.delta)}
              </td>
              <td className={classes.number}>{entry.balanceAfter}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** The roadmap or the payment that it belongs to; a deleted roadmap has no page any more. */
function Subject({ entry: { roadmap, payment }, userId }: { entry: StatementEntry; userId: string }) {
  if (payment)
    return (
      <Text as="span" size="body" lines={2} className={classes.subject}>
        {formatMoney(payment.amountMinor, payment.currency)}
      </Text>
    )
  if (!roadmap) return null
  const { roadmapId, title } = roadmap
  return (
    <Text as="span" size="body" lines={2} className={classes.subject} dir="auto">
      {roadmapId ? (
        <Link to="/learn/$userId/$roadmapId" params={{ userId, roadmapId }}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Text>
  )
}
