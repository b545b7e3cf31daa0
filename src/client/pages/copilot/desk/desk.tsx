import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { useOpenedPlace } from '#client/ui/focus/use-opened-place.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import tabs from '#client/ui/tabs/link-tabs.module.css'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { TEXT_KIND_NAMES, TEXT_KINDS, type TextKind } from '#shared/copilot/rules.ts'
import type { GetCopilotJobOutput } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { KindDesk } from './kind-desk.tsx'
import { RemoveJob } from './remove-job.tsx'
import { StreamDesk } from './stream-desk.tsx'

/** One job, and what is written for it, a kind of text at a time. */
export function Desk({ jobId, kind }: { jobId: string; kind: TextKind }) {
  const job = useQuery({ ...useTRPC().copilot.job.queryOptions({ jobId }), retryOnMount: false })
  const place = useOpenedPlace()
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Card as="section" padding="large" className={classes.desk} aria-label="What you write for">
        <Link to="/playground/chats" className={classes.back} activeProps={{}}>
          ← All jobs
        </Link>
        {job.data ? (
          <LoadedDesk job={job.data} kind={kind} />
        ) : refusalOf(job.error)?.code === 'not_found' ? (
          <EmptyState title="This job is not among yours" hint="It may have been removed in another tab." />
        ) : job.isError ? (
          <ErrorState
            title="The job could not be loaded"
            message="What was written is kept. Please check your connection and try again."
            onRetry={() => void job.refetch()}
            isRetrying={job.isFetching}
          />
        ) : (
          <Skeleton radius={10} height={420} role="status" aria-label="Loading the job" />
        )}
      </Card>
    </div>
  )
}

function LoadedDesk({ job, kind }: { job: GetCopilotJobOutput; kind: TextKind }) {
  const { title, company, listingId, url, description } = job
  return (
    <>
      <div>
        <Heading as="h2" dir="auto">
          {title}
        </Heading>
        <Text tone="inherit">
          {company && <bdi>{company}</bdi>}
          {listingId && (
            <>
              {company && ' · '}
              <Link to="/playground/jobs" search={{ job: listingId }}>
                the listing here
              </Link>
            </>
          )}
          {url && (
            <>
              {(company || listingId) && ' · '}
              <a href={url} target="_blank" rel="noopener">
                at its source
              </a>
            </>
          )}
        </Text>
        <details className={classes.ad}>
          <summary>The ad</summary>
          <div dir="auto">{description || 'Its source showed no more than a title.'}</div>
        </details>
      </div>
      <nav aria-label="What is written" className={`${tabs.nav} ${classes.kinds}`}>
        {TEXT_KIND_NAMES.map((one) => (
          <Link
            key={one}
            to="/playground/chats"
            search={{ job: job.jobId, kind: one === 'analysis' ? undefined : one }}
            resetScroll={false}
            className={tabs.tab}
            activeProps={{}}
            data-open={one === kind || undefined}
            aria-current={one === kind ? 'page' : undefined}
          >
            {TEXT_KINDS[one]}
          </Link>
        ))}
      </nav>
      {kind === 'summary' || kind === 'interview' ? (
        <StreamDesk key={kind} job={job} kind={kind} />
      ) : (
        <KindDesk key={kind} job={job} kind={kind} />
      )}
      <RemoveJob jobId={job.jobId} />
    </>
  )
}
