import { useWork } from '#client/features/projects/use-work.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonAnchor, ButtonLink } from '#client/ui/button/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { CLAIM_DAYS, issueUrl } from '#shared/projects/rules.ts'
import type { Issue } from '#shared/projects/schemas.ts'
import classes from './issue.module.css'

/** Takes an issue, goes on with it or leaves it; and the way to GitHub. */
export function IssueActions({ issue, isSignedIn }: { issue: Issue; isSignedIn: boolean }) {
  const { issueId, projectName, number, isFree, claim } = issue
  const { claim: claiming, endClaim } = useWork()
  const isOwn = claim?.isOwn ?? false
  return (
    <div className={classes.part}>
      <div className={classes.buttons}>
        {!isSignedIn && isFree && (
          <ButtonLink to="/login" search={{ redirect: `/project/${issue.projectId}/${issueId}` }} variant="filled">
            Sign in to take it
          </ButtonLink>
        )}
        {isSignedIn && isFree && (
          <Button variant="filled" loading={claiming.isPending} onClick={() => claiming.mutate({ issueId })}>
            I take this issue
          </Button>
        )}
        {isOwn && (
          <>
            <Button variant="filled" loading={claiming.isPending} onClick={() => claiming.mutate({ issueId })}>
              I go on with it
            </Button>
            <Button variant="default" loading={endClaim.isPending} onClick={() => endClaim.mutate({ issueId })}>
              Leave it to others
            </Button>
          </>
        )}
        <ButtonAnchor href={issueUrl(projectName, number)} target="_blank" rel="noreferrer" variant="default">
          Open on GitHub
        </ButtonAnchor>
      </div>
      <Text>
        {isOwn && claim?.expiresAt
          ? `It is yours until ${formatDay(claim.expiresAt)}. Say there that you take it, too: nobody on GitHub sees what is claimed here.`
          : isFree &&
            `Whoever takes it here has it for ${CLAIM_DAYS} days; each “I go on with it” gives ${CLAIM_DAYS} more. Then it is free again.`}
      </Text>
    </div>
  )
}
