import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { PROJECT_PAGES } from '#client/features/projects/project-pages.ts'
import { useVisit } from '#client/features/projects/use-visit.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { FollowButton } from './follow-button.tsx'
import { IssueList } from './issue-list.tsx'
import classes from './project.module.css'
import { ProjectGuide } from './project-guide.tsx'
import { ProjectPanel } from './project-panel.tsx'

/** /project/{repoId}: a repository, its issues, and what it asks of whoever takes one (RT-46, 3§2.9). */
export function ProjectPage() {
  const { projectId } = useParams({ from: '/_connected/_app/project/$projectId/' })
  const list = useInfiniteQuery({
    ...useTRPC().projects.issues.infiniteQueryOptions({ projectId }, PROJECT_PAGES),
    retryOnMount: false,
  })
  const [first] = list.data?.pages ?? []
  usePageTitle(first?.project.name)
  useVisit(first?.project.projectId)
  if (refusalOf(list.error)?.code === 'not_found') return <Navigate to="/404" replace />
  if (!first) {
    return (
      <>
        <PageHeader title="Project" />
        {list.isError ? (
          <ErrorState
            title="The project could not be loaded"
            message="Please check your connection and try again."
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <Skeleton radius={10} height={320} role="status" aria-label="Loading the project" />
        )}
      </>
    )
  }
  const { project, relatedIssues, showRelatedIssues } = first
  return (
    <>
      <BackButton fallback="/projects" />
      <PageHeader title={<bdi>{project.name}</bdi>} lead={<span dir="auto">{project.description}</span>} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <FollowButton project={project} />
          <IssueList
            project={project}
            issues={list.data?.pages.flatMap((page) => page.issues) ?? []}
            related={showRelatedIssues ? relatedIssues : null}
            more={
              list.hasNextPage ? { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage } : null
            }
          />
          <ProjectGuide project={project} />
        </div>
        <ProjectPanel project={project} />
      </div>
    </>
  )
}
