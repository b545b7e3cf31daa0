import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { FirstSteps } from './first-steps.tsx'

/** /open-source/first/{id}: from nothing to a merged change in one project, step by step (RT-49). */
export function FirstContributionPage() {
  const { projectId } = useParams({ from: '/_connected/_app/open-source/first/$projectId' })
  const found = useQuery({ ...useTRPC().projects.issues.queryOptions({ projectId }), retryOnMount: false })
  usePageTitle(found.data?.project.name)
  if (refusalOf(found.error)?.code === 'not_found') return <Navigate to="/404" replace />
  return (
    <>
      <BackButton fallback="/open-source/first" />
      {found.data ? (
        <>
          <PageHeader
            eyebrow="Your first contribution"
            title={<bdi>{found.data.project.name}</bdi>}
            lead={<span dir="auto">{found.data.project.description}</span>}
          />
          <FirstSteps found={found.data} />
        </>
      ) : (
        <>
          <PageHeader title="Your first contribution" />
          {found.isError ? (
            <ErrorState
              title="The project could not be loaded"
              message="Please check your connection and try again."
              onRetry={() => void found.refetch()}
              isRetrying={found.isFetching}
            />
          ) : (
            <Skeleton radius={10} height={320} role="status" aria-label="Loading the project" />
          )}
        </>
      )}
    </>
  )
}
