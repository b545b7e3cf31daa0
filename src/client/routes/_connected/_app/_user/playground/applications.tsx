import { createFileRoute } from '@tanstack/react-router'
import type { ApplicationsSearch } from '#client/features/applications/applications-search.ts'
import { ApplicationsPage } from '#client/pages/applications/applications-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/playground/applications')({
  staticData: { title: 'Applications' },
  // the page reads it
  validateSearch: (search: ApplicationsSearch): ApplicationsSearch => search,
  component: ApplicationsPage,
})
