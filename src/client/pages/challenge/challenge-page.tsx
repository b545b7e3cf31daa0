import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { LoadedChallenge } from './loaded-challenge.tsx'

/** /challenge/{challengeId}: one bounty; an id that is none is nowhere (G-CHAL-05). */
export function ChallengePage() {
  const { challengeId } = useParams({ from: '/_connected/_app/challenge/$challengeId/' })
  const id = /^\d{1,9}$/.test(challengeId) ? Number(challengeId) : 0
  const challenge = useQuery({
    ...useTRPC().challenges.get.queryOptions({ challengeId: id }, { enabled: id > 0 }),
    retryOnMount: false,
  })
  usePageTitle(challenge.data?.title)
  if (id === 0 || refusalOf(challenge.error)?.code === 'not_found') return <Navigate to="/404" replace />
  if (challenge.data) return <LoadedChallenge challenge={challenge.data} />
  return (
    <>
      <PageHeader title="Bounty" />
      {challenge.isError ? (
        <ErrorState
          title="The bounty could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void challenge.refetch()}
          isRetrying={challenge.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading the bounty" />
      )}
    </>
  )
}
