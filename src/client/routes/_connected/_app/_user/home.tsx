import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#client/pages/home/home-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/home')({
  staticData: { title: 'Dashboard' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.roadmaps.list.queryOptions())
    void queryClient.prefetchQuery(trpc.progress.reviewsDue.queryOptions())
  },
  component: HomePage,
})
