import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { JobsSearch } from '#client/features/jobs/jobs-search.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { useOpenedPlace } from '#client/ui/focus/use-opened-place.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import classes from './job-detail.module.css'
import { LoadedJob } from './loaded-job.tsx'

interface JobDetailProps {
  listingId: string
  search: JobsSearch
  isSignedIn: boolean
}

/** One listing beside its list; on a narrow screen instead of it. */
export function JobDetail({ listingId, search, isSignedIn }: JobDetailProps) {
  const listing = useQuery({ ...useTRPC().jobs.get.queryOptions({ listingId }), retryOnMount: false })
  const place = useOpenedPlace()
  usePageTitle(listing.data?.title)
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Card as="section" padding="large" className={classes.detail} aria-label="Job">
        <Link to="/playground/jobs" search={{ ...search, job: undefined }} resetScroll={false} className={classes.back}>
          ← All jobs
        </Link>
        {listing.data ? (
          <LoadedJob listing={listing.data} isSignedIn={isSignedIn} />
        ) : refusalOf(listing.error)?.code === 'not_found' ? (
          <EmptyState
            title="This job does not exist"
            hint="It may have been removed half a year after it was closed."
          />
        ) : listing.isError ? (
          <ErrorState
            title="The job could not be loaded"
            message="Please check your connection and try again."
            onRetry={() => void listing.refetch()}
            isRetrying={listing.isFetching}
          />
        ) : (
          <Skeleton radius={10} height={420} role="status" aria-label="Loading the job" />
        )}
      </Card>
    </div>
  )
}
