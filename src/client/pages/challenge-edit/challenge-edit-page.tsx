import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { ChallengeForm } from './challenge-form.tsx'

/** /admin/bounties/{id}: what a bounty asks for and gives, or a new one. */
export function ChallengeEditPage({ challengeId }: { challengeId: string }) {
  const isNew = challengeId === 'new'
  const id = /^\d{1,9}$/.test(challengeId) ? Number(challengeId) : 0
  const edited = useQuery({
    ...useTRPC().challengeAdmin.get.queryOptions({ challengeId: id }, { enabled: id > 0 }),
    // what is being typed is not overwritten
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 },
  })
  if ((!isNew && id === 0) || refusalOf(edited.error)?.code === 'not_found') return <Navigate to="/404" replace />
  return (
    <>
      <BackButton fallback="/admin/bounties" />
      <PageHeader title={isNew ? 'New bounty' : `Bounty ${id}`} lead="Whatever stands here, everybody reads." />
      {isNew ? (
        <ChallengeForm challengeId={null} stored={null} />
      ) : edited.data ? (
        <ChallengeForm challengeId={id} stored={edited.data} />
      ) : edited.isError ? (
        <ErrorState
          title="The bounty could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void edited.refetch()}
          isRetrying={edited.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={480} role="status" aria-label="Loading the bounty" />
      )}
    </>
  )
}
