import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'

/** /p/{userName}/{repoName}: looks a repository up by its name and makes room for its page (R-OSS-01). */
export function ProjectByNamePage() {
  const { userName, repoName } = useParams({ from: '/_connected/_app/p/$userName/$repoName' })
  const name = `${userName}/${repoName}`
  const found = useQuery({ ...useTRPC().projects.find.queryOptions({ name }), retryOnMount: false })
  if (found.data) {
    return <Navigate to="/project/$projectId" params={{ projectId: found.data.project.projectId }} replace />
  }
  const code = refusalOf(found.error)?.code
  if (code === 'not_found' || code === 'invalid') return <Navigate to="/404" replace />
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} lead="Asking GitHub for this repository." />
      {found.isError ? (
        <ErrorState
          title="The repository could not be looked up"
          message="GitHub may be busy. Please try again in a moment."
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Looking the repository up" />
      )}
    </>
  )
}
