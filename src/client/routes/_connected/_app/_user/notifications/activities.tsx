import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesPage } from '#client/pages/notifications/activities-page.tsx'

/** What happened to oneself (1§2, G-NOTIF-02). */
export const Route = createFileRoute('/_connected/_app/_user/notifications/activities')({
  staticData: { title: 'Activities' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.events.recent.queryOptions())
  },
  component: ActivitiesPage,
})
