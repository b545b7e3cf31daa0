import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChallengeLink } from '#client/features/challenges/challenge-link.tsx'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { pullUrl } from '#shared/contributions/rules.ts'
import type { Receipt } from '#shared/reputation/schemas.ts'
import { formatChange } from './points.ts'
import classes from './reputation.module.css'
import { receiptsOptions, type Whose } from './score-options.ts'

interface ReceiptListProps {
  whose: Whose
  /** Whose roadmaps the receipts stand on. */
  ownerId: string
  isOwn: boolean
}

/** Every point: what it was for, when, and where that can be seen. */
export function ReceiptList({ whose, ownerId, isOwn }: ReceiptListProps) {
  const list = useInfiniteQuery(receiptsOptions({ trpc: useTRPC(), api: useTRPCClient() }, whose))
  const receipts = list.data?.pages.flatMap((page) => page.receipts)
  return (
    <section aria-labelledby="receipts">
      <Heading as="h2" id="receipts">
        Receipts
      </Heading>
      {receipts === undefined ? (
        list.isError ? (
          <ErrorState
            title="The receipts could not be loaded"
            message="Please check your connection and try again."
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <Skeleton radius={10} height={240} role="status" aria-label="Loading the receipts" />
        )
      ) : receipts.length === 0 ? (
        <EmptyLine>
          {isOwn ? 'No points yet. The first section that you complete earns some.' : 'No points yet.'}
        </EmptyLine>
      ) : (
        <Card as="ol" className={classes.receipts} aria-labelledby="receipts">
          {receipts.map((receipt) => (
            <Entry key={receipt.id} receipt={receipt} ownerId={ownerId} isOwn={isOwn} />
          ))}
        </Card>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? 'Try again' : 'Show older'}
        </Button>
      )}
    </section>
  )
}

const PRIZE_WORDS = ['First prize', 'Second prize', 'Third prize'] as const

interface EntryProps extends Omit<ReceiptListProps, 'whose'> {
  receipt: Receipt
}

function Entry({ receipt, ownerId, isOwn }: EntryProps) {
  const { evidence, challenge, issue, pull, points, formula, createdAt } = receipt
  return (
    <li className={classes.receipt}>
      <div className={classes.words}>
        {challenge ? (
          <>
            <ChallengeLink challenge={challenge} className={classes.link} />
            <Text>
              {challenge.place ? `${PRIZE_WORDS[challenge.place - 1]} of a bounty` : 'Good entry to a bounty'}
            </Text>
          </>
        ) : issue ? (
          <>
            <Link
              to="/project/$projectId/$issueId"
              params={{ projectId: issue.projectId, issueId: issue.issueId }}
              className={classes.link}
              dir="auto"
            >
              {issue.title}
            </Link>
            <Text dir="auto">{`Paired on ${issue.projectName}#${issue.number}`}</Text>
          </>
        ) : pull ? (
          <>
            <a href={pullUrl(pull)} target="_blank" rel="noreferrer" className={classes.link} dir="auto">
              {`${pull.repository}#${pull.number}`}
            </a>
            <Text>A merged pull request</Text>
          </>
        ) : evidence ? (
          <>
            <Link
              to="/learn/$userId/$roadmapId/$phaseId"
              params={{ userId: ownerId, roadmapId: evidence.roadmapId, phaseId: evidence.phaseId }}
              className={classes.link}
              dir="auto"
            >
              {evidence.section ?? evidence.phase}
            </Link>
            <Text dir="auto">{`Section completed in ${evidence.roadmap}`}</Text>
          </>
        ) : (
          <>
            <span className={classes.link}>Section completed</span>
            <Text>{isOwn ? 'Its roadmap is gone.' : 'Its roadmap is private, or gone.'}</Text>
          </>
        )}
        <Text size="caption">{`${formatDay(createdAt)} · formula ${formula}`}</Text>
      </div>
      <span className={classes.points}>{formatChange(points)}</span>
    </li>
  )
}
