import { useQuery } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { Loading } from '#client/ui/part/loading.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { BlockCard } from './block-card.tsx'
import { CreditsCard } from './credits-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { LookCard } from './look-card.tsx'
import classes from './person-admin.module.css'
import { SessionsCard } from './sessions-card.tsx'

/** Somebody as administrators see them: credits, sessions, group; each act takes a reason. */
export function PersonAdminPage({ userId }: { userId: string }) {
  const trpc = useTRPC()
  const { data: person, error, isFetching, refetch } = useQuery(trpc.admin.person.queryOptions({ userId }))
  return (
    <>
      <BackButton fallback="/admin/people" />
      <PageHeader title={person?.name ?? 'Person'} lead={person && factsOf(person)} />
      {error && !person && (
        <ErrorState
          title="This person could not be loaded"
          message={refusalOf(error)?.error ?? 'Please check your connection and try again.'}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!person && !error && <Loading />}
      {person && (
        <div className={classes.columns}>
          <CreditsCard person={person} />
          <div className={classes.column}>
            <SessionsCard person={person} />
            <FlagsCard person={person} />
            {!person.isAdmin && <LookCard person={person} />}
            {!person.isAdmin && <BlockCard person={person} />}
          </div>
        </div>
      )}
    </>
  )
}

const factsOf = ({ userId, email, login, isPro, isAdmin, isDummy }: PersonFacts): string =>
  [
    email,
    login && `@${login}`,
    isPro ? 'Pro' : 'Free',
    isAdmin && 'administrator, which operators set',
    isDummy && 'dummy',
    userId,
  ]
    .filter(Boolean)
    .join(' · ')

interface PersonFacts {
  userId: string
  email: string | null
  login: string | null
  isPro: boolean
  isAdmin: boolean
  isDummy: boolean
}
