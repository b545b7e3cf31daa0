import { createFileRoute } from '@tanstack/react-router'
import { PROJECT_PAGES } from '#client/features/projects/project-pages.ts'
import { ProjectPage } from '#client/pages/project/project-page.tsx'

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/project/$projectId/')({
  staticData: { title: 'Project' },
  loader: ({ context: { queryClient, trpc }, params: { projectId } }) => {
    void queryClient.prefetchInfiniteQuery(trpc.projects.issues.infiniteQueryOptions({ projectId }, PROJECT_PAGES))
  },
  component: ProjectPage,
})
