import { CardLink } from '#client/ui/card/card-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { TEXT_KIND_NAMES, TEXT_KINDS } from '#shared/copilot/rules.ts'
import type { CopilotJob } from '#shared/copilot/schemas.ts'
import classes from './copilot.module.css'

/** The jobs that one writes for, each with what there is of it. */
export const JobList = ({ jobs, open }: { jobs: readonly CopilotJob[]; open: string | undefined }) => (
  <ol className={classes.jobs} aria-label="Jobs that you write for">
    {jobs.map((job) => (
      <Job key={job.jobId} job={job} isOpen={job.jobId === open} />
    ))}
  </ol>
)

function Job({ job: { jobId, title, company, written }, isOpen }: { job: CopilotJob; isOpen: boolean }) {
  const kinds = TEXT_KIND_NAMES.filter((kind) => written[kind])
  return (
    <li>
      <CardLink
        to="/playground/chats"
        search={{ job: jobId }}
        aria-current={isOpen ? 'page' : undefined}
        activeProps={{}}
        padding="medium"
        className={classes.job}
      >
        <Text as="span" isStrong tone="inherit" dir="auto">
          {title}
        </Text>
        {company && (
          <Text as="span" dir="auto">
            {company}
          </Text>
        )}
        <Text as="span">
          {kinds.length > 0 ? kinds.map((kind) => TEXT_KINDS[kind]).join(', ') : 'Nothing written yet'}
        </Text>
      </CardLink>
    </li>
  )
}
