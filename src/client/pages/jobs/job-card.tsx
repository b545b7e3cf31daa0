import { Link } from '@tanstack/react-router'
import { useApplicationOf } from '#client/features/applications/use-applications.ts'
import type { JobsSearch } from '#client/features/jobs/jobs-search.ts'
import { salaryText } from '#client/features/jobs/salary-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Facts } from '#client/ui/text/facts.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { isSent, STAGES } from '#shared/applications/rules.ts'
import { GHOST_RISKS } from '#shared/jobs/ghost.ts'
import { JOB_TYPES, SENIORITIES } from '#shared/jobs/rules.ts'
import type { ListedJob } from '#shared/jobs/schemas.ts'
import classes from './job-card.module.css'
import { SourceLink } from './source-link.tsx'

/** A listing in a list: what it is, what it pays, where it comes from, and what speaks against it. */
export function JobCard({ job, search }: { job: ListedJob; search: JobsSearch }) {
  const { listingId, title, company, location, isRemote, type, seniority, salary, postedAt, ghost, excerpt } = job
  const isOpen = search.job === listingId
  const stage = useApplicationOf(listingId)?.stage
  return (
    <Card as="li" padding="medium" className={classes.card} data-open={isOpen || undefined}>
      <Heading as="h2" size="item">
        <Link
          to="/playground/jobs"
          search={{ ...search, job: listingId }}
          resetScroll={false}
          className={classes.title}
          activeProps={{}}
          aria-current={isOpen || undefined}
          dir="auto"
        >
          {title}
        </Link>
      </Heading>
      <Facts size="small" tone="inherit">
        <bdi>{company}</bdi>
        {(location || isRemote) && <span dir="auto">{placeText(job)}</span>}
        {type && <span>{JOB_TYPES[type]}</span>}
        {seniority && <span>{SENIORITIES[seniority]}</span>}
      </Facts>
      <Text as="div" tone={salary ? 'inherit' : 'soft'} isStrong={salary !== null}>
        {salaryText(salary)}
      </Text>
      {excerpt && (
        <Text lines={2} dir="auto">
          {excerpt}
        </Text>
      )}
      <Facts>
        <SourceLink source={job.source} />
        <span>{postedAt ? <>posted {<Ago moment={postedAt} />}</> : 'posting date not told'}</span>
        {stage && (
          <span className={classes.stage}>{isSent(stage) ? `Already applied: ${STAGES[stage]}` : STAGES[stage]}</span>
        )}
        {ghost.risk !== 'low' && <span className={classes.risk}>{GHOST_RISKS[ghost.risk]}</span>}
      </Facts>
    </Card>
  )
}

/** "Remote · Europe", once where the place says so itself. */
const placeText = ({ location, isRemote }: Pick<ListedJob, 'location' | 'isRemote'>): string =>
  !isRemote || /remote/i.test(location) ? location : location ? `Remote, ${location}` : 'Remote'
