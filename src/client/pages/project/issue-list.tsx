import { IssueCard } from '#client/features/projects/issue-card.tsx'
import listClasses from '#client/features/projects/projects.module.css'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ListedIssue, Project } from '#shared/projects/schemas.ts'
import classes from './project.module.css'

interface IssueListProps {
  project: Project
  issues: readonly ListedIssue[]
  /** Those of like projects, where this one has none (R-OSS-03). */
  related: readonly ListedIssue[] | null
  more: { load: () => void; isLoading: boolean } | null
}

/** Open issues, the free ones first. */
export function IssueList({ project, issues, related, more }: IssueListProps) {
  if (related) return <Related project={project} related={related} />
  return (
    <section className={classes.part}>
      <Heading as="h2" size="block">
        Issues
      </Heading>
      <ul className={listClasses.list} aria-label="Issues">
        {issues.map((issue) => (
          <IssueCard key={issue.issueId} issue={issue} />
        ))}
      </ul>
      {more && (
        <div className={listClasses.more}>
          <Button variant="default" size="sm" loading={more.isLoading} onClick={more.load}>
            Show more issues
          </Button>
        </div>
      )}
    </section>
  )
}

function Related({ project, related }: Pick<IssueListProps, 'project'> & { related: readonly ListedIssue[] }) {
  return (
    <>
      <EmptyState
        title="No open issues here"
        hint={
          project.isMissing
            ? 'GitHub says that this repository is gone, or no longer public.'
            : project.fetchedAt === null
              ? 'GitHub has not told of it yet; it is read within the next minutes.'
              : 'GitHub told of none when it was last read.'
        }
      />
      {related.length > 0 && (
        <section className={classes.part}>
          <Heading as="h2" size="block">
            Related issues
          </Heading>
          <Text>Free ones of projects in the same languages.</Text>
          <ul className={listClasses.list} aria-label="Related issues">
            {related.map((issue) => (
              <IssueCard key={issue.issueId} issue={issue} isNamed />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
