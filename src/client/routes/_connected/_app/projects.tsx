import { createFileRoute } from '@tanstack/react-router'
import { ProjectsPage } from '#client/pages/projects/projects-page.tsx'

interface ProjectsSearch {
  q?: string | undefined
}

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/projects')({
  staticData: { title: 'Open Source' },
  validateSearch: ({ q }: ProjectsSearch): ProjectsSearch => (q ? { q: String(q).slice(0, 200) } : {}),
  component: ProjectsPage,
})
