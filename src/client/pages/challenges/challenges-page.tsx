import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { Link, useSearch } from '@tanstack/react-router'
import { ChallengeCards } from '#client/features/challenges/challenge-cards.tsx'
import { useChallenges } from '#client/features/challenges/use-challenges.ts'
import { EmptyState } from '#client/ui/list/empty-state.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import classes from '#client/ui/tabs/link-tabs.module.css'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { MOST_COUNTED } from '#shared/challenges/rules.ts'
import type { ListChallengesOutput } from '#shared/challenges/schemas.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/texts.ts'

/** /challenge: the bounties, those that can be won and those that are over (3§2.3). */
export function ChallengesPage() {
  const { show } = useSearch({ from: '/_connected/_app/challenge/' })
  const { list, first, challenges } = useChallenges(show)
  return (
    <>
      <PageHeader title="Bounties" lead={CHALLENGE_TEXTS.headline} />
      {first && challenges ? (
        <>
          <Tabs {...first} />
          {challenges.length > 0 ? (
            <ChallengeCards
              key={first.show}
              challenges={challenges}
              label={NAMES[first.show]}
              heading="h2"
              onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            />
          ) : (
            <EmptyState title="No bounties yet" hint="The first one will stand here." />
          )}
        </>
      ) : list.isError ? (
        <ErrorState
          title="The bounties could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading the bounties" />
      )}
    </>
  )
}

const NAMES = { active: 'Active Bounties', previous: 'Previous Bounties' } as const

function Tabs({ counts, show }: ListChallengesOutput) {
  // one that is over has no tab (G-CHAL-07)
  const tabs = [
    { name: 'active' as const, isShown: counts.active > 0, to: undefined },
    { name: 'previous' as const, isShown: counts.previous > 1, to: 'previous' as const },
  ].filter(({ isShown }) => isShown)
  return (
    <nav aria-label="Bounties" className={classes.nav}>
      {tabs.map(({ name, to }) => (
        <Link
          key={name}
          to="/challenge"
          search={{ show: to }}
          className={classes.tab}
          activeProps={{}}
          data-open={name === show || undefined}
          aria-current={name === show ? 'page' : undefined}
        >
          {NAMES[name]}{' '}
          <span className={classes.count}>{counts[name] < MOST_COUNTED ? counts[name] : `${MOST_COUNTED}+`}</span>
        </Link>
      ))}
    </nav>
  )
}
