import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { jobOptions, type ShownJobs } from '#client/features/jobs/job-options.ts'
import { countFilters, EVERYTHING, type JobsSearch } from '#client/features/jobs/jobs-search.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { JobTab } from '#shared/jobs/rules.ts'
import { JobCard } from './job-card.tsx'
import classes from './jobs-page.module.css'

interface JobListProps {
  tab: JobTab
  search: JobsSearch
  /** Takes every filter back, words included. */
  onShowAll: () => void
}

/** The list of a tab: while it comes, where it did not come, where there is nothing, and page after page. */
export function JobList({ tab, search, onShowAll }: JobListProps) {
  const reader = { trpc: useTRPC(), api: useTRPCClient() }
  const list = useInfiniteQuery({ ...jobOptions(reader, tab, search), placeholderData: keepPreviousData })
  if (!list.data && list.isError) {
    return (
      <ErrorState
        title="The jobs could not be loaded"
        message="Your search is kept in the address. Please check your connection and try again."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  if (!list.data) return <Loading />
  const { pages } = list.data
  const jobs = [...new Map(pages.flatMap((page) => page.jobs).map((job) => [job.listingId, job])).values()]
  if (jobs.length === 0) return <Nothing tab={tab} search={search} onShowAll={onShowAll} />
  return (
    <section aria-label="Jobs" aria-busy={list.isPlaceholderData}>
      <Text role="status" className={classes.told}>
        {pages[0] && toldOf(pages[0], search)}
      </Text>
      <ol className={classes.cards} aria-label="Listings">
        {jobs.map((job) => (
          <JobCard key={job.listingId} job={job} search={search} />
        ))}
      </ol>
      <div className={classes.more}>
        {list.hasNextPage ? (
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Try again' : 'Show more'}
          </Button>
        ) : (
          <Text>That is all.</Text>
        )}
      </div>
    </section>
  )
}

/** What a list is, where it is not just what was asked for. */
function toldOf({ web, isNearest }: ShownJobs, { q }: JobsSearch): string {
  if (web?.isOfWeb) return `Found on the web for “${web.query}”; pages are as their sites wrote them.`
  if (web) return `The web could not be searched from here. These are stored listings for “${web.query}”.`
  return isNearest ? `No listing says all of “${q ?? ''}”. These say some of it.` : ''
}

const HEIGHTS = [116, 132, 116, 148, 132, 116] as const

const Loading = () => (
  <div className={classes.cards} role="status" aria-label="Loading the jobs">
    {HEIGHTS.map((height, at) => (
      <Card key={at}>
        <Skeleton radius={10} height={height} />
      </Card>
    ))}
  </div>
)

const HINTS: Readonly<Record<JobTab, string>> = {
  remote:
    'Only remote jobs are here; those on site are under For you and Web search. Fewer words or filters may find more.',
  startup: 'Only companies that a startup accelerator lists as hiring are here.',
  personal: 'The sources are read through the day. Fewer words or filters may find more.',
  web: 'Other words, or another place, may find more.',
}

function Nothing({ tab, search, onShowAll }: JobListProps) {
  const isNarrowed = countFilters(search) > 0 || search.q !== EVERYTHING
  return (
    <EmptyState
      title={isNarrowed ? 'No listing fits' : 'No listings yet'}
      hint={HINTS[tab]}
      action={
        isNarrowed && (
          <Button variant="default" onClick={onShowAll}>
            Show everything
          </Button>
        )
      }
    />
  )
}
