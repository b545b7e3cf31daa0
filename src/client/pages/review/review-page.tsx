import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import '@mantine/core/styles/Skeleton.layer.css'
import { restWords } from '#client/features/progress/questions/rest-words.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { REVIEW_DAYS } from '#shared/progress/spacing.ts'
import { ReviewRound } from './review-round.tsx'
import { useReviews } from './use-reviews.ts'

/** Questions of completed sections that come back today, about five minutes of them. */
export function ReviewPage() {
  const reviews = useReviews()
  const [round, setRound] = useState(1)
  const startAnother = async () => {
    await reviews.refetch()
    setRound(round + 1)
  }
  return (
    <>
      <PageHeader
        title="Review"
        lead="Five minutes a day: what you learned is asked again, less often the better you know it."
      />
      {reviews.data ? (
        <Due key={round} reviews={reviews.data} onAnother={() => void startAnother()} isLoading={reviews.isFetching} />
      ) : reviews.isError ? (
        <ErrorState
          title="Your reviews could not be loaded"
          message="Nothing is lost. Please check your connection and try again."
          onRetry={() => void reviews.refetch()}
          isRetrying={reviews.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={240} aria-label="Loading your reviews" role="status" />
      )}
    </>
  )
}

type Found = NonNullable<ReturnType<typeof useReviews>['data']>

interface DueProps {
  reviews: Found
  onAnother: () => void
  isLoading: boolean
}

/** A round stays as it was begun: answering takes nothing out of it. */
function Due({ reviews, ...another }: DueProps) {
  const [{ items, due, nextDueAt }] = useState(reviews)
  if (items.length > 0) return <ReviewRound items={items} more={due - items.length} {...another} />
  if (nextDueAt) {
    return (
      <EmptyState
        title="Nothing to review now"
        hint={`There is more to review ${restWords(nextDueAt)}.`}
        action={
          <ButtonLink to="/learn" variant="default">
            Go on learning
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title="Nothing to review yet"
      hint={`Complete a section and its questions come back on the next day, then after ${REVIEW_DAYS.slice(1, -1).join(', ')} and ${REVIEW_DAYS.at(-1)} days for as long as you know them.`}
      action={<ButtonLink to="/learn">Learn something</ButtonLink>}
    />
  )
}
