import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import type { ProjectPage } from '#shared/projects/schemas.ts'
import { ProjectCard } from './project-card.tsx'
import classes from './projects.module.css'

interface ProjectListProps {
  list: UseInfiniteQueryResult<{ pages: ProjectPage[] }, unknown>
  label: string
  /** Where there is nothing. */
  empty: ReactNode
  heading?: 'h2' | 'h3'
}

/** Projects, five at a time: while they come, where they did not come, where there are none, and many (R-OSS-10). */
export function ProjectList({ list, label, empty, heading }: ProjectListProps) {
  if (!list.data) {
    return list.isError ? (
      <ErrorState
        title="The projects could not be loaded"
        message="Please check your connection and try again."
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    ) : (
      <Skeleton radius={10} height={320} role="status" aria-label={`Loading: ${label}`} />
    )
  }
  const projects = [
    ...new Map(list.data.pages.flatMap((page) => page.projects).map((one) => [one.projectId, one])).values(),
  ]
  if (projects.length === 0) return empty
  return (
    <div aria-busy={list.isPlaceholderData}>
      <ul className={classes.list} aria-label={label}>
        {projects.map((project) => (
          <ProjectCard key={project.projectId} project={project} {...(heading && { heading })} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="sm"
            loading={list.isFetchingNextPage}
            aria-label={`Show more: ${label}`}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
