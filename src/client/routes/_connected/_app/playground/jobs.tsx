import { createFileRoute } from '@tanstack/react-router'
import type { JobsSearch } from '#client/features/jobs/jobs-search.ts'
import { JobsPage } from '#client/pages/jobs/jobs-page.tsx'

/** For everybody (G-JOBS-01). */
export const Route = createFileRoute('/_connected/_app/playground/jobs')({
  staticData: { title: 'Jobs & gigs' },
  // the page reads it: what does so would come with every page, as routes do
  validateSearch: (search: JobsSearch & Record<string, unknown>): JobsSearch => search,
  component: JobsPage,
})
