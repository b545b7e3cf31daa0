import { createFileRoute } from '@tanstack/react-router'
import { FirstContributionsPage } from '#client/pages/first-contribution/first-contributions-page.tsx'

/** For everybody (1§2). */
export const Route = createFileRoute('/_connected/_app/open-source/first/')({
  staticData: { title: 'Your first contribution' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.projects.beginner.queryOptions())
  },
  component: FirstContributionsPage,
})
