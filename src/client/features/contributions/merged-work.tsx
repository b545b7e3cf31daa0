import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { tellResult } from '#client/tell-result.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { barOf, CONTRIBUTION_POINTS, pullUrl } from '#shared/contributions/rules.ts'
import type { Contribution, Contributions } from '#shared/contributions/schemas.ts'
import classes from './merged-work.module.css'

/** Pull requests of one's own that others merged: each may be taken as a receipt. Nothing is taken by itself. */
export function MergedWork() {
  const work = useQuery(useTRPC().contributions.list.queryOptions())
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="merged-work">
      <Heading as="h2" size="item" id="merged-work">
        Merged work
      </Heading>
      {work.data ? (
        <Found work={work.data} />
      ) : work.isError ? (
        <>
          <Text role="alert" tone="danger">
            Your merged work could not be loaded.
          </Text>
          <Button variant="default" size="sm" loading={work.isFetching} onClick={() => void work.refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <Skeleton radius={8} height={112} role="status" aria-label="Loading your merged work" />
      )}
    </Card>
  )
}

function Found({ work: { login, readAt, contributions } }: { work: Contributions }) {
  const trpc = useTRPC()
  const changed = useChanged()
  const find = useMutation(
    trpc.contributions.find.mutationOptions({ ...tellResult(), onSettled: () => changed('contributions') }),
  )
  if (login === null) {
    return (
      <Text>
        <Link to="/settings">Connect GitHub in your settings</Link>: pull requests of yours that others merged are
        offered as receipts here.
      </Text>
    )
  }
  const offered = contributions.filter(({ status }) => status === 'found')
  return (
    <>
      {offered.length > 0 ? (
        <ul className={classes.list} aria-label="Merged work that is no receipt yet">
          {offered.map((contribution) => (
            <Offered key={contribution.contributionId} contribution={contribution} />
          ))}
        </ul>
      ) : (
        <Text>
          {contributions.length > 0
            ? 'All that was found is among your receipts.'
            : `No pull request of ${login} that others merged was found yet. They are looked for once a day.`}
        </Text>
      )}
      <Button variant="default" size="sm" loading={find.isPending} onClick={() => find.mutate()}>
        Look now
      </Button>
      {readAt && <Text size="caption">{`Last looked on ${formatDay(readAt)}`}</Text>}
    </>
  )
}

function Offered({ contribution }: { contribution: Contribution }) {
  const { contributions } = useTRPC()
  const changed = useChanged()
  const answers = (done?: string) => ({ ...tellResult(done), onSettled: () => changed('contributions') })
  const keep = useMutation(contributions.keep.mutationOptions(answers('It is among your receipts.')))
  const pass = useMutation(contributions.savePass.mutationOptions(answers()))
  const { contributionId, title, repository, number, mergedAt, role } = contribution
  const bar = barOf(contribution)
  return (
    <li className={classes.offered}>
      <a href={pullUrl(contribution)} target="_blank" rel="noreferrer" dir="auto">
        {title}
      </a>
      <Text>
        {`${repository}#${number} · merged ${formatDay(mergedAt)}`}
        {role === 'coauthor' && ' · as a co-author'}
      </Text>
      {bar && <Text>{bar}</Text>}
      <div className={classes.actions}>
        {!bar && (
          <Button size="xs" loading={keep.isPending} onClick={() => keep.mutate({ contributionId })}>
            Take the receipt, +{CONTRIBUTION_POINTS.toFixed(2)}
          </Button>
        )}
        <Button
          {...{ variant: 'subtle', size: 'xs', color: 'gray' }}
          aria-label={`Not this: ${title}`}
          disabled={pass.isPending}
          onClick={() => pass.mutate({ contributionId })}
        >
          Not this
        </Button>
      </div>
    </li>
  )
}
