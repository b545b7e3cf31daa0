import { createFileRoute } from '@tanstack/react-router'
import { ConnectionsPage } from '#client/pages/notifications/connections-page.tsx'

export const Route = createFileRoute('/_connected/_app/_user/notifications/connections')({
  staticData: { title: 'Connections' },
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchQuery(trpc.connections.requests.queryOptions())
  },
  component: ConnectionsPage,
})
