import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#client/pages/home/home-page.tsx'
import { trpc } from '#client/trpc.ts'

export const Route = createFileRoute('/_app/_user/home')({
  staticData: { title: 'Dashboard' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(trpc.roadmaps.list.queryOptions())
  },
  component: HomePage,
})
