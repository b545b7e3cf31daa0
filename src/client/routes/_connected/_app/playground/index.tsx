import { createFileRoute } from '@tanstack/react-router'
import { JobsPage } from '#client/pages/jobs/jobs-page.tsx'

/** The jobs are what the playground begins with (G-JOBS-01). */
export const Route = createFileRoute('/_connected/_app/playground/')({
  staticData: { title: 'Jobs & gigs' },
  component: JobsPage,
})
