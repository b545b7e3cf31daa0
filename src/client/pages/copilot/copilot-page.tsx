import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import classes from './copilot.module.css'
import { Desk } from './desk/desk.tsx'
import { JobList } from './job-list.tsx'
import { PasteAd } from './paste-ad.tsx'

/** /playground/chats: what was written for each job, and one of them open to write for (RT-42, G-JOBS-02). */
export function CopilotPage() {
  const { job, kind = 'analysis' } = useSearch({ from: '/_connected/_app/_user/playground/chats' })
  const list = useQuery(useTRPC().copilot.jobs.queryOptions())
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/playground/jobs">Jobs & gigs</Link>}
        title="Copilot"
        lead="Letters, summaries and answers for a job, out of what your own records say. What they don’t say is left out, or asked of you."
      />
      {list.data ? (
        <div className={classes.columns} data-open={job !== undefined || undefined}>
          <div className={classes.list}>
            {list.data.jobs.length > 0 ? (
              <JobList jobs={list.data.jobs} open={job} />
            ) : (
              job === undefined && (
                <EmptyState
                  title="No job to write for yet"
                  hint="Open a job of the board and choose “Write for this job”, or paste any ad."
                  action={<ButtonLink to="/playground/jobs">Look for jobs</ButtonLink>}
                />
              )
            )}
            <PasteAd />
          </div>
          {job !== undefined && <Desk key={job} jobId={job} kind={kind} />}
        </div>
      ) : list.isError ? (
        <ErrorState
          title="Your jobs could not be loaded"
          message="They are kept. Please check your connection and try again."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading your jobs" />
      )}
    </>
  )
}
