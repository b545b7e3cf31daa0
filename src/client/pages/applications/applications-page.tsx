import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useApplications } from '#client/features/applications/use-applications.ts'
import { saveBlob } from '#client/lib/save-blob.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import tabs from '#client/ui/tabs/link-tabs.module.css'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { toCsv } from '#shared/applications/csv.ts'
import type { Application } from '#shared/applications/schemas.ts'
import { ApplicationPanel } from './application-panel.tsx'
import classes from './applications.module.css'
import { Board } from './board.tsx'
import { ApplicationTable } from './table.tsx'

/** /playground/applications: what one saved and applied for, as a board or a table, and one of it open. */
export function ApplicationsPage() {
  const { data, isError, isFetching, refetch } = useApplications()
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/playground/jobs">Jobs & gigs</Link>}
        title="Applications"
        lead="From saved to an answer: where each stands, what was sent, and when to ask again."
      />
      {data ? (
        <Loaded applications={data.applications} />
      ) : isError ? (
        <ErrorState
          title="Your applications could not be loaded"
          message="They are kept. Please check your connection and try again."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading your applications" />
      )}
    </>
  )
}

function Loaded({ applications }: { applications: readonly Application[] }) {
  const { view, open } = useSearch({ from: '/_connected/_app/_user/playground/applications' })
  const navigate = useNavigate({ from: '/playground/applications' })
  const look = (applicationId: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, open: applicationId }), resetScroll: false })
  if (applications.length === 0) {
    return (
      <EmptyState
        title="Nothing saved yet"
        hint="Save a job, and follow it here from the first letter to the answer."
        action={<ButtonLink to="/playground/jobs">Look for jobs</ButtonLink>}
      />
    )
  }
  const shown = applications.find(({ applicationId }) => applicationId === open)
  return (
    <>
      {shown && <ApplicationPanel key={open} application={shown} onClose={() => look(undefined)} />}
      <div className={classes.head}>
        <nav aria-label="How they are shown" className={tabs.nav}>
          {([undefined, 'table'] as const).map((one) => (
            <Link
              key={one ?? 'board'}
              to="/playground/applications"
              search={{ view: one }}
              className={tabs.tab}
              activeProps={{}}
              data-open={view === one || undefined}
              aria-current={view === one ? 'page' : undefined}
            >
              {one === 'table' ? 'Table' : 'Board'}
            </Link>
          ))}
        </nav>
        <Button size="sm" variant="default" onClick={() => saveCsv(applications)}>
          Save as CSV
        </Button>
      </div>
      {view === 'table' ? (
        <ApplicationTable applications={applications} onOpen={look} />
      ) : (
        <Board applications={applications} onOpen={look} />
      )}
    </>
  )
}

const saveCsv = (applications: readonly Application[]) =>
  saveBlob(new Blob([toCsv(applications)], { type: 'text/csv' }), 'applications.csv')
