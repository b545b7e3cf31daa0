import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useVisit } from '#client/features/projects/use-visit.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { LoadedIssue } from './loaded-issue.tsx'

/** /project/{repoId}/{issueId}: one issue, whether it is free, and what to do about it (RT-47). */
export function IssuePage() {
  const { issueId } = useParams({ from: '/_connected/_app/project/$projectId/$issueId' })
  const issue = useQuery({ ...useTRPC().issues.get.queryOptions({ issueId }), retryOnMount: false })
  usePageTitle(issue.data?.title)
  useVisit(issue.data?.projectId)
  if (refusalOf(issue.error)?.code === 'not_found') return <Navigate to="/404" replace />
  if (issue.data) return <LoadedIssue issue={issue.data} />
  return (
    <>
      <PageHeader title="Issue" />
      {issue.isError ? (
        <ErrorState
          title="The issue could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void issue.refetch()}
          isRetrying={issue.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading the issue" />
      )}
    </>
  )
}
