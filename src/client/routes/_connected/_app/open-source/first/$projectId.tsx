import { createFileRoute } from '@tanstack/react-router'
import { FirstContributionPage } from '#client/pages/first-contribution/first-contribution-page.tsx'

/** For everybody (1§2, G-CONT-05). */
export const Route = createFileRoute('/_connected/_app/open-source/first/$projectId')({
  staticData: { title: 'Your first contribution' },
  component: FirstContributionPage,
})
