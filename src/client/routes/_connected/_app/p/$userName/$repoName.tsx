import { createFileRoute } from '@tanstack/react-router'
import { ProjectByNamePage } from '#client/pages/project/project-by-name-page.tsx'

/** For everybody; leads on to /project/{id} (3§2.9). */
export const Route = createFileRoute('/_connected/_app/p/$userName/$repoName')({
  staticData: { title: 'Project' },
  component: ProjectByNamePage,
})
