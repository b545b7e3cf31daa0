import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { ProjectCard } from '#client/features/projects/project-card.tsx'
import classes from '#client/features/projects/projects.module.css'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { PROJECT_TEXTS } from '#shared/projects/texts.ts'

/** /open-source/first: projects for a first contribution (RT-48, C025). */
export function FirstContributionsPage() {
  const list = useQuery(useTRPC().projects.beginner.queryOptions())
  return (
    <>
      <BackButton fallback="/projects" />
      <PageHeader title="Your first contribution" lead={PROJECT_TEXTS.firstLead} />
      {list.data ? (
        <ul className={classes.list} aria-label="Projects for a first contribution">
          {list.data.projects.map((project) => (
            <ProjectCard key={project.projectId} project={project} heading="h2" isFirst />
          ))}
        </ul>
      ) : list.isError ? (
        <ErrorState
          title="The projects could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeleton radius={10} height={320} role="status" aria-label="Loading the projects" />
      )}
    </>
  )
}
