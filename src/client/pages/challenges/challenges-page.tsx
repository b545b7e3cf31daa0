import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ChallengeCards } from '#client/features/challenges/challenge-cards.tsx'
import { useTRPC } from '#client/trpc.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import classes from '#client/ui/tabs/link-tabs.module.css'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { CHALLENGE_TEXTS } from '#shared/challenges/rules.ts'
import type { ListedChallenge } from '#shared/challenges/schemas.ts'

/** /challenge: the bounties, those that can be won and those that are over (3§2.3). */
export function ChallengesPage() {
  const { data, isError, isFetching, refetch } = useQuery(useTRPC().challenges.list.queryOptions())
  return (
    <>
      <PageHeader title="Bounties" lead={CHALLENGE_TEXTS.headline} />
      {data ? (
        <Bounties challenges={data.challenges} />
      ) : isError ? (
        <ErrorState
          title="The bounties could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading the bounties" />
      )}
    </>
  )
}

const [ACTIVE, PREVIOUS] = ['Active Bounties', 'Previous Bounties']

function Bounties({ challenges }: { challenges: readonly ListedChallenge[] }) {
  const { show } = useSearch({ from: '/_connected/_app/challenge/' })
  const active = challenges.filter(({ status }) => status !== 'Closed')
  const previous = challenges.filter(({ status }) => status === 'Closed')
  // one that is over has no tab (G-CHAL-07)
  const tabs = [
    { name: ACTIVE, isShown: active.length > 0, of: active, show: undefined },
    { name: PREVIOUS, isShown: previous.length > 1, of: previous, show: 'previous' as const },
  ].filter(({ isShown }) => isShown)
  const open = tabs.find((tab) => tab.show === show) ?? tabs[0] ?? { name: PREVIOUS, of: previous }
  return (
    <>
      <nav aria-label="Bounties" className={classes.nav}>
        {tabs.map(({ name, of, show }) => (
          <Link
            key={name}
            to="/challenge"
            search={{ show }}
            className={classes.tab}
            activeProps={{}}
            data-open={name === open.name || undefined}
            aria-current={name === open.name ? 'page' : undefined}
          >
            {name} <span className={classes.count}>{of.length}</span>
          </Link>
        ))}
      </nav>
      {open.of.length > 0 ? (
        <ChallengeCards key={open.name} challenges={open.of} label={open.name} heading="h2" />
      ) : (
        <EmptyState title="No bounties yet" hint="The first one will stand here." />
      )}
    </>
  )
}
