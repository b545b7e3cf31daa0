import { Link } from '@tanstack/react-router'
import { Labels } from '#client/features/projects/issue-card.tsx'
import { useStored } from '#client/lib/use-stored.ts'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Facts } from '#client/ui/text/facts.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { AUTHOR_ROLE_NAMES } from '#shared/projects/rules.ts'
import type { Issue } from '#shared/projects/schemas.ts'
import { createdBy } from '#shared/projects/texts.ts'
import classes from './issue.module.css'
import { IssueActions } from './issue-actions.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { PickParts } from './pick-parts.tsx'

const IssuePairing = lazyPart(async () => (await import('./issue-pairing.tsx')).IssuePairing)
const MarkdownText = lazyPart(async () => (await import('#client/ui/text/markdown-text.tsx')).MarkdownText)

/** What an issue asks for, and whether somebody can take it now. */
export function LoadedIssue({ issue }: { issue: Issue }) {
  const { projectId, projectName, number, title, body, labels, authorRole, openedAt, lastUpdatedAt } = issue
  const isSignedIn = useStored('token') !== null
  return (
    <>
      <BackButton fallback={`/project/${projectId}`} />
      <PageHeader
        eyebrow={
          <>
            <Link to="/project/$projectId" params={{ projectId }} activeProps={{}}>
              <bdi>{projectName}</bdi>
            </Link>{' '}
            #{number}
          </>
        }
        title={<span dir="auto">{title}</span>}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Facts>
            <span>{createdBy(AUTHOR_ROLE_NAMES[authorRole])}</span>
            <span>opened {<Ago moment={openedAt} />}</span>
            <span>changed {<Ago moment={lastUpdatedAt} />}</span>
            <span>Estimated {issue.estimatedCred.toFixed(2)} StreetCred</span>
          </Facts>
          <Labels labels={labels} />
          <IssueActions issue={issue} isSignedIn={isSignedIn} />
          {isSignedIn && <IssueSummary issue={issue} />}
          {isSignedIn && <IssuePairing issueId={issue.issueId} />}
          <section className={classes.part}>
            <Heading as="h2" size="block">
              What it says
            </Heading>
            {body.trim() ? <MarkdownText text={body} heading="h3" /> : <Text>It has no text.</Text>}
          </section>
        </div>
        <PickParts issue={issue} />
      </div>
    </>
  )
}
