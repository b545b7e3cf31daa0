import { Link } from '@tanstack/react-router'
import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Facts } from '#client/ui/text/facts.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { AUTHOR_ROLE_NAMES } from '#shared/projects/rules.ts'
import type { ListedIssue } from '#shared/projects/schemas.ts'
import { createdBy } from '#shared/projects/texts.ts'
import classes from './projects.module.css'
import { ScoreMark } from './score-mark.tsx'

interface IssueCardProps {
  issue: ListedIssue
  heading?: 'h2' | 'h3'
  /** Where issues of several projects stand together. */
  isNamed?: boolean
}

/** An issue in a list: what it is, whether it is free, and how well it can be taken. */
export function IssueCard({ issue, heading = 'h3', isNamed = false }: IssueCardProps) {
  const { issueId, projectId, projectName, number, title, labels, authorRole, lastUpdatedAt, comments } = issue
  return (
    <Card as="li" padding="medium" className={classes.issue} data-taken={!issue.isFree || undefined}>
      <div className={classes.issueWords}>
        <Heading as={heading} size="item">
          <Link
            to="/project/$projectId/$issueId"
            params={{ projectId, issueId }}
            className={classes.title}
            activeProps={{}}
            dir="auto"
          >
            {title}
          </Link>
        </Heading>
        <Labels labels={labels} />
        <Facts>
          {isNamed && <bdi>{projectName}</bdi>}
          <span>#{number}</span>
          <span>{createdBy(AUTHOR_ROLE_NAMES[authorRole])}</span>
          <span>changed {<Ago moment={lastUpdatedAt} />}</span>
          {comments > 0 && <span>{comments === 1 ? '1 comment' : `${comments} comments`}</span>}
        </Facts>
      </div>
      <ScoreMark issue={issue} />
    </Card>
  )
}

export const Labels = ({ labels }: { labels: readonly string[] }) =>
  labels.length > 0 && (
    <ul className={classes.labels} aria-label="Labels">
      {labels.slice(0, 6).map((label) => (
        <li key={label} className={classes.label} dir="auto">
          {label}
        </li>
      ))}
    </ul>
  )
