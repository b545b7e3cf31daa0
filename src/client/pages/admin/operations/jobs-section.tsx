import { useQuery } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { useTRPC } from '#client/trpc.ts'
import { Cell, State } from '#client/ui/table/table.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import type { JobState } from '#shared/operations/schemas.ts'
import classes from '../admin.module.css'

/** What runs by itself: when it last did, how that went, and when it does again. */
export function JobsSection() {
  const jobs = useQuery(useTRPC().operations.jobs.queryOptions())
  return (
    <section className={classes.section} aria-label="Jobs">
      <Records
        label="Jobs"
        columns={['Job', 'Last run', 'Took #', 'Went', 'Failed today #', 'Next run']}
        rows={jobs.data}
        list={jobs}
        empty="No job has run yet. The first does within a quarter of an hour."
        row={(job) => <JobRow key={job.name} job={job} />}
      />
    </section>
  )
}

const JobRow = ({
  job: { name, startedAt, durationMs, failure, runsOfDay, failuresOfDay, nextRunAt },
}: {
  job: JobState
}) => (
  <tr>
    <Cell kind="code">{name}</Cell>
    <Cell kind="date">
      <Ago moment={startedAt} />
    </Cell>
    <Cell kind="number">{`${durationMs} ms`}</Cell>
    <Cell>
      <State tone={failure === null ? 'good' : 'bad'}>{failure === null ? 'Well' : 'Failed'}</State>
      {failure !== null && <div className={classes.why}>{failure}</div>}
    </Cell>
    <Cell kind="number">{`${failuresOfDay} of ${runsOfDay}`}</Cell>
    <Cell kind="date">{formatMoment(nextRunAt)}</Cell>
  </tr>
)
